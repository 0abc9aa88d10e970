import { createTheme, type PaletteOptions, type Shadows } from '@mui/material/styles';
import { components } from './components.ts';
import {
  dark,
  displayFont,
  figures,
  floatShadow,
  light,
  motion,
  type Palette,
  radius,
  spacingUnit,
  textFont,
} from './tokens.ts';

function toPalette(tokens: Palette): PaletteOptions {
  return {
    primary: { main: tokens.ink, contrastText: tokens.paper },
    secondary: { main: tokens.accent, contrastText: tokens.onAccent },
    success: { main: tokens.positive, contrastText: tokens.raised },
    warning: { main: tokens.warning, contrastText: tokens.raised },
    error: { main: tokens.negative, contrastText: tokens.raised },
    info: { main: tokens.ink, contrastText: tokens.paper },
    text: { primary: tokens.ink, secondary: tokens.mutedInk },
    background: { default: tokens.paper, paper: tokens.raised },
    divider: tokens.hairline,
    // Signs within a field: quieter than what is typed.
    action: { active: tokens.mutedInk },
  };
}

const display = {
  fontFamily: displayFont,
  fontWeight: 500,
  letterSpacing: '-0.01em',
  fontVariantNumeric: figures.display,
  textWrap: 'balance',
} as const;

// MUI wants 25 levels of elevation; here a thing either floats or it does not.
const oneShadow = ['none', ...Array(24).fill(floatShadow)] as Shadows;

// A placeholder reaches 4.5:1 on a field, a switch 3:1 on the page, in either scheme.
const opacity = { inputPlaceholder: 0.7, switchTrack: 0.5 };

/** The shop's theme, light and dark, switched by `data-color-scheme` on the root element. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: { palette: toPalette(light), opacity },
    dark: { palette: toPalette(dark), opacity },
  },
  spacing: spacingUnit,
  shape: { borderRadius: radius },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  typography: {
    fontFamily: textFont,
    h1: { ...display, fontSize: 'clamp(2.5rem, 1.6rem + 3.6vw, 4rem)', lineHeight: 1.08 },
    h2: { ...display, fontSize: 'clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)', lineHeight: 1.15 },
    h3: { ...display, fontSize: '1.75rem', lineHeight: 1.2 },
    h4: { ...display, fontSize: '1.25rem', lineHeight: 1.3 },
    h5: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
    h6: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.875rem', lineHeight: 1.55 },
    subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.55 },
    caption: { fontSize: '0.75rem', lineHeight: 1.5 },
    overline: { fontSize: '0.75rem', fontWeight: 600, letterSpacing: '0.12em', lineHeight: 1.5 },
    button: {
      fontSize: '0.875rem',
      fontWeight: 600,
      letterSpacing: '0.04em',
      textTransform: 'none',
    },
  },
  shadows: oneShadow,
  transitions: {
    duration: {
      shortest: motion.fast,
      shorter: motion.fast,
      short: motion.medium,
      standard: motion.medium,
      complex: motion.slow,
      enteringScreen: motion.slow,
      leavingScreen: motion.medium,
    },
    easing: { easeOut: motion.easing },
  },
  components,
});
