import { style } from '@vanilla-extract/css';
import { theme } from './css.ts';
import { from } from './media.ts';
import { breakpoints } from './tokens.ts';

/** In the middle of the window, with room at both sides. */
export const container = style({
  width: '100%',
  maxWidth: breakpoints.xl,
  marginInline: 'auto',
  paddingInline: theme.spacing(2),
  '@media': { [from.sm]: { paddingInline: theme.spacing(3) } },
});
