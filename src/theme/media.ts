import { breakpoints } from './tokens.ts';

type Width = Exclude<keyof typeof breakpoints, 'xs'>;

/** The media query of windows at least that wide: `from.md`. */
export const from = queries((px) => `(min-width: ${px}px)`);

/** The media query of windows less wide than that: `below.sm` is a phone. */
export const below = queries((px) => `(max-width: ${px - 0.05}px)`);

/**
 * A window so low, as that of a phone held sideways or of a page zoomed to 400 %, that nothing may
 * stick to its edges.
 */
export const lowScreen = '(max-height: 399.95px)';

/** Forced colours (as Windows' contrast themes) take every background and shadow away. */
export const forcedColors = '(forced-colors: active)';

export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** A finger is less exact than a mouse. */
export const touch = '(pointer: coarse)';

/** The first pointer hovers, as a mouse; a finger leaves its hover behind. */
export const canHover = '(hover: hover)';

export const cannotHover = '(hover: none)';

/** A finger may be used, be it beside a mouse. */
export const anyTouch = '(any-pointer: coarse)';

function queries(query: (px: number) => string): Record<Width, string> {
  const { sm, md, lg, xl } = breakpoints;
  return { sm: query(sm), md: query(md), lg: query(lg), xl: query(xl) };
}
