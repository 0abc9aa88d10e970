import { createTheme, type PaletteOptions, type Shadows } from '@mui/material/styles';
import { components } from './components.ts';
import {
  dark,
  displayFont,
  figures,
  floatShadow,
  light,
  motion,
  navbarHeight,
  type Palette,
  radius,
  spacingUnit,
  textFont,
  typeSize,
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
    // Icons within fields, in a muted colour.
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

// MUI requires 25 elevations; here, elements either float or don't.
const oneShadow = ['none', ...Array(24).fill(floatShadow)] as Shadows;

// Contrast in both schemes: 4.5:1 for placeholders, 3:1 for switches.
const opacity = { inputPlaceholder: 0.7, switchTrack: 0.5 };

/** Light and dark theme, switched by `data-color-scheme` on the root element. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: { palette: toPalette(light), opacity },
    dark: { palette: toPalette(dark), opacity },
  },
  focusVisible: { outlineColor: 'var(--mui-palette-secondary-main)' },
  spacing: spacingUnit,
  // Navbar heights; the dense variant of the admin area is `navbarHeight.compact`.
  mixins: {
    toolbar: {
      minHeight: navbarHeight.phone,
      '@media (min-width:900px)': { minHeight: navbarHeight.desktop },
    },
  },
  shape: { borderRadius: radius },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  typography: {
    fontFamily: textFont,
    h1: {
      ...display,
      fontSize: `clamp(${typeSize('h2')}, 1.6rem + 3.6vw, ${typeSize('h1')})`,
      lineHeight: 1.08,
    },
    h2: {
      ...display,
      fontSize: `clamp(${typeSize('h3')}, 1.4rem + 1.6vw, ${typeSize('h2')})`,
      lineHeight: 1.15,
    },
    h3: { ...display, fontSize: typeSize('h3'), lineHeight: 1.2 },
    h4: { ...display, fontSize: typeSize('h4'), lineHeight: 1.3 },
    h5: { fontSize: typeSize('body1'), fontWeight: 600, lineHeight: 1.4 },
    h6: { fontSize: typeSize('body2'), fontWeight: 600, lineHeight: 1.4 },
    body1: { fontSize: typeSize('body1'), lineHeight: 1.6 },
    body2: { fontSize: typeSize('body2'), lineHeight: 1.55 },
    subtitle2: { fontSize: typeSize('body2'), fontWeight: 600, lineHeight: 1.55 },
    caption: { fontSize: typeSize('caption'), lineHeight: 1.5 },
    overline: {
      fontSize: typeSize('caption'),
      fontWeight: 600,
      letterSpacing: '0.12em',
      lineHeight: 1.5,
    },
    button: {
      fontSize: typeSize('body2'),
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
