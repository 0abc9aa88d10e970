import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';

export const filter = style({ marginBottom: theme.spacing(3) });
