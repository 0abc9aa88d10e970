/**
 * Design tokens: colours, sizes and durations, from which the MUI theme is made. No other file in
 * `src/` names a colour, a font or a radius.
 */

/** Colours of a scheme. Each pair of text and background reaches WCAG AA (see the tokens page). */
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

/** Headings only. The fallback is metric-matched in `fonts.css` to avoid layout shift. */
export const displayFont = '"Playfair Display", "Playfair Display Fallback", serif';

export const textFont = '"Manrope Variable", "Manrope Fallback", system-ui, sans-serif';

/** For names in many scripts, whose web fonts the page does not need otherwise. */
export const deviceFont = 'system-ui, sans-serif';

/** Lining figures everywhere; tabular in text, so that prices and tables align. */
export const figures = { text: 'lining-nums tabular-nums', display: 'lining-nums' } as const;

/** Type sizes in px, by the first Typography variant with each size. */
export const typeScale = {
  caption: 12,
  body2: 14,
  body1: 16,
  h4: 20,
  h3: 28,
  h2: 40,
  h1: 64,
} as const;

/** Type size in rem, so that it follows the reader's text size. */
export const typeSize = (variant: keyof typeof typeScale) => `${typeScale[variant] / 16}rem`;

/** Spacing grid in px. */
export const spacingUnit = 8;

/** Border radius in px. */
export const radius = 2;

/** Shadow of floating elements. */
export const floatShadow = '0 12px 40px rgb(27 26 23 / 0.16)';

/** Filter that dims pictures with pale backgrounds in the dark scheme. */
export const pictureDim = 'brightness(0.87)';

/** Durations in ms; `prefers-reduced-motion` turns all of them off. */
export const motion = { fast: 120, medium: 180, slow: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** Smallest touch target, in px. */
export const touchTarget = 44;

/** Maximum line length: 68 letters. Not in `ch`: the fallback font's zero has another width. */
export const measure = '29.3em';

/**
 * Windows too low for sticky elements, such as landscape phones or pages at 400 % zoom.
 */
export const lowScreen = '@media (max-height: 399.95px)';

/** Heights of the sticky navbar in px, for elements that stick below it. `compact`: admin area. */
export const navbarHeight = { phone: 56, desktop: 72, compact: 48 } as const;

/** For icons and pictures that point in the direction of reading. */
export const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const;
