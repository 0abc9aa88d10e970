import { style } from '@vanilla-extract/css';
import { theme } from '../theme/css.ts';

export const regular = style({
  fontWeight: 'normal',
  color: theme.vars.palette.text.secondary,
});
