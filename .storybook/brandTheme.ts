import { create } from 'storybook/theming';
import { dark, light, radius, textFont } from '../src/theme/tokens.ts';

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
const palette = isDark ? dark : light;

/** Storybook's own interface in the shop's type and colours, in the scheme that the system asks for. */
export const brandTheme = create({
  base: isDark ? 'dark' : 'light',
  fontBase: textFont,
  colorPrimary: palette.accent,
  colorSecondary: palette.accent,
  appBg: palette.paper,
  appContentBg: palette.raised,
  appPreviewBg: palette.paper,
  appHoverBg: palette.hairline,
  appBorderColor: palette.hairline,
  appBorderRadius: radius,
  textColor: palette.ink,
  textInverseColor: palette.onAccent,
  textMutedColor: palette.mutedInk,
  barBg: palette.raised,
  barTextColor: palette.mutedInk,
  barHoverColor: palette.accent,
  barSelectedColor: palette.accent,
  buttonBg: palette.raised,
  buttonBorder: palette.hairline,
  booleanBg: palette.paper,
  booleanSelectedBg: palette.raised,
  inputBg: palette.raised,
  inputBorder: palette.hairline,
  inputTextColor: palette.ink,
  inputBorderRadius: radius,
});
