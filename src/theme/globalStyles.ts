import type { Theme } from '@mui/material/styles';
import { forcedChosen } from './forcedColors.ts';
import { figures, light, lowScreen, navbarHeight, pictureDim } from './tokens.ts';

/** Bars at the bottom of the window set their heights in these variables. */
const aboveFooter = 'calc(16px + var(--footer-banner, 0px) + var(--footer-actions, 0px))';

/** Light colours for print in both schemes; the selector overrides the scheme's rule. */
export const onPaper = {
  ':root, :root[data-color-scheme]': {
    '--mui-palette-primary-main': light.ink,
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
    // `none`, because even the shortest transition delays style changes by a frame.
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
} as const;

/** Styles of bare elements and of the page. */
export const globalStyles = ({ focusVisible }: Pick<Theme, 'focusVisible'>) => ({
  html: {
    scrollPaddingTop: navbarHeight.desktop + 16,
    scrollPaddingBottom: aboveFooter,
    WebkitTextSizeAdjust: '100%',
    [lowScreen]: { scrollPaddingTop: 16 },
  },
  body: {
    // Room for the cookie banner.
    paddingBottom: 'var(--footer-banner, 0px)',
    fontSynthesis: 'none',
    fontVariantNumeric: figures.text,
    textRendering: 'optimizeLegibility',
  },
  ':focus-visible': focusVisible,
  ...forcedChosen,
  img: { maxWidth: '100%' },
  // Hides Chromium's blue clear button; Escape clears the field, too.
  '::-webkit-search-cancel-button': { display: 'none' },
  // WebKit shows today in an empty date field, so there it is hidden until the field has the focus.
  // Only WebKit knows hanging punctuation.
  '@supports (hanging-punctuation: first)': {
    'input[value=""]:not(:focus)::-webkit-datetime-edit': { opacity: 0 },
  },
  'p, ul, ol, dl, dd, fieldset': { margin: 0, padding: 0 },
  // VoiceOver ignores lists without markers, unless they have an explicit role.
  '[role="list"]': { listStyle: 'none' },
  fieldset: { minWidth: 0, border: 0 },
  // Texts in another direction, phone numbers and signs keep their order; all begin at the right.
  ':where([dir="rtl"] :is(input, textarea))': { unicodeBidi: 'plaintext', textAlign: 'left' },
  // Prevents loading before a server-rendered page is painted (src/app/startLater.ts).
  '[data-unpainted] img[loading="lazy"]': { display: 'none' },
  p: { textWrap: 'pretty' },
  // Dims pictures with pale backgrounds, except in full screen.
  '[data-color-scheme="dark"] img:not(.yarl__slide_image)': { filter: pictureDim },
  // MuiInputBase detects autofill by these animations.
  '@keyframes mui-auto-fill': { from: { display: 'block' } },
  '@keyframes mui-auto-fill-cancel': { from: { display: 'block' } },
  '@media print': onPaper,
  '@media (prefers-reduced-motion: reduce)': reducedMotion,
});
