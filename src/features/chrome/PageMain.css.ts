import { style } from '@vanilla-extract/css';
import { navbarHeight } from '../../theme/tokens.ts';

/**
 * At least as high as the window, so that the footer does not come into view and move while a page
 * is loading.
 */
export const main = style({
  minHeight: `calc(100svh - ${navbarHeight.phone}px)`,
  ':focus-visible': { outline: 'none' },
});
