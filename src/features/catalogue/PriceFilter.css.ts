import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';

export const form = style({ display: 'grid', gap: theme.spacing(2) });
