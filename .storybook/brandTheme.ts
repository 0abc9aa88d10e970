import { create } from 'storybook/theming';
import { dark, light, type Palette, radius, textFont } from '../src/theme/tokens.ts';

/** Theme of Storybook's interface, in the shop's fonts and colours. */
const themeOf = (base: 'light' | 'dark', palette: Palette) =>
  create({
    base,
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

export const brandThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) };
