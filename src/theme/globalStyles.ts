import { forcedChosen } from './forcedColors.ts';
import { figures, light, lowScreen, navbarHeight, pictureDim } from './tokens.ts';

export const focusRing = {
  outline: '2px solid var(--mui-palette-secondary-main)',
  outlineOffset: 2,
};

/** What sticks to the window's lower edge tells its height in these. */
const aboveFooter = 'calc(16px + var(--footer-banner, 0px) + var(--footer-actions, 0px))';

/** Paper is white in either scheme, whose own rule this outweighs. */
const onPaper = {
  ':root, :root[data-color-scheme]': {
    '--mui-palette-secondary-main': light.accent,
    '--mui-palette-success-main': light.positive,
    '--mui-palette-warning-main': light.warning,
    '--mui-palette-error-main': light.negative,
    '--mui-palette-text-primary': light.ink,
    '--mui-palette-text-secondary': light.mutedInk,
    '--mui-palette-divider': light.hairline,
    '--mui-palette-background-default': light.raised,
    '--mui-palette-background-paper': light.raised,
  },
  img: { filter: 'none !important' },
};

export const reducedMotion = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    // As short as can be, one would still hold every change of a style back for a frame.
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
} as const;

/** What elements look like without a component, and what holds for all of the page. */
export const globalStyles = {
  html: {
    scrollPaddingTop: navbarHeight.desktop + 16,
    scrollPaddingBottom: aboveFooter,
    WebkitTextSizeAdjust: '100%',
    [lowScreen]: { scrollPaddingTop: 16 },
  },
  body: {
    fontSynthesis: 'none',
    fontVariantNumeric: figures.text,
    textRendering: 'optimizeLegibility',
  },
  ':focus-visible': focusRing,
  ...forcedChosen,
  img: { maxWidth: '100%' },
  // Chromium's blue cross: Escape empties the field as well.
  '::-webkit-search-cancel-button': { display: 'none' },
  'p, ul, ol, dl, dd, fieldset': { margin: 0, padding: 0 },
  // A list without marks is none to VoiceOver unless it says its role.
  '[role="list"]': { listStyle: 'none' },
  fieldset: { minWidth: 0, border: 0 },
  // Not loaded before a rendered page is painted (src/app/startLater.ts).
  '[data-unpainted] img[loading="lazy"]': { display: 'none' },
  p: { textWrap: 'pretty' },
  // The pictures lie on pale paper, which would glare. Full screen they keep their colours.
  '[data-color-scheme="dark"] img:not(.yarl__slide_image)': { filter: pictureDim },
  '@media print': onPaper,
  '@media (prefers-reduced-motion: reduce)': reducedMotion,
} as const;
