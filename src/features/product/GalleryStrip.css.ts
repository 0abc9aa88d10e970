import { globalStyle, style } from '@vanilla-extract/css';
import { bareButton } from '../../theme/bareButton.css.ts';
import { below } from '../../theme/media.ts';
import { navbarHeight, touchTarget } from '../../theme/tokens.ts';

export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
});

export const slide = style([
  bareButton,
  {
    display: 'block',
    flex: '0 0 100%',
    scrollSnapAlign: 'start',
    cursor: 'zoom-in',
    ':focus-visible': { outlineOffset: -4 },
  },
]);

/** What else is on the first screen of a phone, in px: the marks below, a name of two lines. */
const others = { marks: touchTarget, name: 80 };

// So high that name, price and size stand below it without scrolling.
globalStyle(`${slide} > *`, {
  '@media': {
    [below.sm]: {
      marginInline: 'auto',
      maxHeight: `max(240px, 100svh - ${navbarHeight.phone + others.marks + others.name}px - var(--footer-actions, 77px) - var(--footer-banner, 0px))`,
    },
  },
});
