import { style } from '@vanilla-extract/css';
import { variants } from './Button.css.ts';

/** A label that looks like a button; where there is a mouse, the camera is somewhere else. */
export const camera = style([
  variants.outlined,
  {
    selectors: {
      '&:has(:focus-visible)': { outline: '2px solid currentColor', outlineOffset: 2 },
    },
    '@media': { '(any-pointer: fine)': { display: 'none' } },
  },
]);
