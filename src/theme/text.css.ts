import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from './css.ts';

const { h1, h2, h3, h4, h5, h6, body1, body2, caption, button } = theme.typography;

/** The styles of type, for an element of any name: `<h1 className={text.h2}>`. */
export const text = styleVariants(
  { h1, h2, h3, h4, h5, h6, body1, body2, caption, button },
  (type) => ({ margin: 0, ...type }),
);

/** Words that matter less. */
export const muted = style({ color: theme.vars.palette.text.secondary });

/** As the hints and captions beside what matters. */
export const mutedSmall = style([text.body2, muted]);

/** What went wrong. */
export const negative = style({ color: theme.vars.palette.error.main });
