import { globalStyle } from '@vanilla-extract/css';
import { theme } from './css.ts';
import { forcedColorRules } from './forcedColors.ts';
import { forcedColors, lowScreen, reducedMotion } from './media.ts';
import { noMotion } from './noMotion.ts';
import { figures, focusRing, light, navbarHeight, pictureDim } from './tokens.ts';
import { declareVariables, isOwnVariable } from './variables.ts';

/*
 * What elements look like without a class, and what holds for all of the page.
 */

const { palette } = theme.vars;

declareVariables(isOwnVariable);

/** What sticks to the window's lower edge tells its height in these. */
const aboveFooter = 'calc(16px + var(--footer-banner, 0px) + var(--footer-actions, 0px))';

globalStyle('html', {
  boxSizing: 'border-box',
  scrollPaddingTop: navbarHeight.desktop + 16,
  scrollPaddingBottom: aboveFooter,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTextSizeAdjust: '100%',
  '@media': { [lowScreen]: { scrollPaddingTop: 16 } },
});

globalStyle('*, *::before, *::after', { boxSizing: 'inherit' });

globalStyle('body', {
  ...theme.typography.body1,
  margin: 0,
  backgroundColor: palette.background.default,
  color: palette.text.primary,
  fontSynthesis: 'none',
  fontVariantNumeric: figures.text,
  textRendering: 'optimizeLegibility',
});

globalStyle('strong, b', { fontWeight: theme.typography.fontWeightBold });

globalStyle(':focus-visible', focusRing);

globalStyle('img', { maxWidth: '100%' });

// Chromium's blue cross: Escape empties the field as well.
globalStyle('::-webkit-search-cancel-button', { display: 'none' });

globalStyle('p, ul, ol, dl, dd, fieldset', { margin: 0, padding: 0 });

// They are not loaded before a rendered page is painted (src/app/startLater.ts).
globalStyle('[data-unpainted] img[loading="lazy"]', { display: 'none' });

// A list without marks is none to VoiceOver unless it says its role.
globalStyle('[role="list"]', { listStyle: 'none' });

globalStyle('fieldset', { minWidth: 0, border: 0 });

globalStyle('p', { textWrap: 'pretty' });

// The pictures lie on pale paper, which would glare. Full screen they keep their colours.
globalStyle('[data-color-scheme="dark"] img:not(.yarl__slide_image)', { filter: pictureDim });

for (const [selector, rule] of Object.entries(forcedColorRules)) {
  globalStyle(selector, { '@media': { [forcedColors]: rule } });
}

// Paper is white in either scheme, whose own rule this outweighs.
globalStyle(':root, :root[data-color-scheme]', {
  '@media': {
    print: {
      vars: {
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
    },
  },
});
globalStyle('img', { '@media': { print: { filter: 'none !important' } } });

// While the scheme changes (src/ui/colorScheme.ts).
globalStyle('[data-scheme-changes] *', { transition: 'none !important' });

globalStyle('*, *::before, *::after', { '@media': { [reducedMotion]: noMotion } });
