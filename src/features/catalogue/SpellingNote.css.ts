import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/css.ts';

export const note = style({ marginBottom: theme.spacing(3), overflowWrap: 'anywhere' });
