import { theme as muiTheme } from './theme.ts';
import { spacingUnit } from './tokens.ts';

/** The theme, for styles that are made at build (`*.css.ts`); its colours are CSS variables. */
export const theme = {
  ...muiTheme,
  vars: muiTheme.generateThemeVars(),
  /** In steps of the grid: `spacing(2, 3)` is "16px 24px". */
  spacing: (...steps: number[]) => steps.map((step) => `${step * spacingUnit}px`).join(' '),
};
