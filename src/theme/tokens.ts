/**
 * Every colour, size and duration of the shop's look. The MUI theme is made of these; nothing
 * else in `src/` names a colour, a font or a radius.
 */

/** The colours of one scheme. Each pair of text and background reaches WCAG AA (see the tokens page). */
export type Palette = {
  paper: string;
  raised: string;
  ink: string;
  mutedInk: string;
  hairline: string;
  accent: string;
  onAccent: string;
  positive: string;
  warning: string;
  negative: string;
};

export const light: Palette = {
  paper: '#FAF8F4',
  raised: '#FFFFFF',
  ink: '#1B1A17',
  mutedInk: '#625E56',
  hairline: '#E4DFD6',
  accent: '#8F3B1B',
  onAccent: '#FFFFFF',
  positive: '#2F6B4A',
  warning: '#8A5A00',
  negative: '#A3271F',
};

export const dark: Palette = {
  paper: '#161513',
  raised: '#1F1E1B',
  ink: '#F3EFE8',
  mutedInk: '#B0AAA0',
  hairline: '#37342F',
  accent: '#E39A76',
  onAccent: '#161513',
  positive: '#7CC49C',
  warning: '#E0B25A',
  negative: '#F0877D',
};

/** Headings only. The fallback is metric-matched in `fonts.css`, so that nothing shifts. */
export const displayFont = '"Playfair Display", "Playfair Display Fallback", serif';

export const textFont = '"Manrope Variable", "Manrope Fallback", system-ui, sans-serif';

/** Prices and tables stand everywhere: all figures line up, and those of headings are lining. */
export const figures = { text: 'lining-nums tabular-nums', display: 'lining-nums' } as const;

/** Type sizes in px. */
export const typeScale = [12, 14, 16, 20, 28, 40, 64] as const;

/** The grid everything is spaced on, in px. */
export const spacingUnit = 8;

/** In px. */
export const radius = 2;

/** The one shadow, for what floats. */
export const floatShadow = '0 12px 40px rgb(27 26 23 / 0.16)';

/** What pictures on pale paper lose in the dark scheme. */
export const pictureDim = 'brightness(0.87)';

/** In ms; `prefers-reduced-motion` turns all of them off. */
export const motion = { fast: 120, medium: 180, slow: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** Smallest touch target, in px. */
export const touchTarget = 44;

/** Longest line of running text: 68 letters. Not in `ch`: a typeface and its stand-in differ in their nought. */
export const measure = '29.3em';

/**
 * A window so low, as that of a phone held sideways or of a page zoomed to 400 %, that nothing may
 * stick to its edges.
 */
export const lowScreen = '@media (max-height: 399.95px)';

/** Height of the sticky navbar, in px: what sticks below it starts there. `compact` in the admin area. */
export const navbarHeight = { phone: 56, desktop: 72, compact: 48 } as const;
