import { globalStyle } from '@vanilla-extract/css';
import { theme } from './css.ts';

/** The variables that styles made at build use; all others are of use to MUI's components alone. */
export const isOwnVariable = (name: string) =>
  /^--mui-(shape-borderRadius|palette-(divider|(text|background|action)-.+|(primary|secondary|success|warning|error)-(main|dark|contrastText)))$/.test(
    name,
  );

/** Declares the theme's variables whose names are wanted, for the light and the dark scheme. */
export function declareVariables(isWanted: (name: string) => boolean): void {
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, { colorScheme, ...variables }] of Object.entries(sheet)) {
      const wanted = Object.entries<string>(variables).filter(([name]) => isWanted(name));
      globalStyle(selector, {
        ...(colorScheme && { colorScheme }),
        vars: Object.fromEntries(wanted),
      });
    }
  }
}
