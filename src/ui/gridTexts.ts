import type { GridLocaleText } from '@mui/x-data-grid';
import { arSD, deDE, esES, frFR, ptPT, ruRU } from '@mui/x-data-grid/locales';
import { i18n } from '../../contract/i18n.ts';

/** MUI X's own texts of the data grid, by language; English is built in. */
const gridTexts: Readonly<Record<string, typeof deDE>> = {
  pt: ptPT,
  ru: ruRU,
  de: deDE,
  fr: frFR,
  es: esES,
  ar: arSD,
};

/** Texts of the data grid. MUI X's place in a list is English in Russian, and has other digits in Arabic. */
export function textsIn(language: string): Partial<GridLocaleText> {
  return {
    ...gridTexts[language]?.components.MuiDataGrid.defaultProps.localeText,
    paginationDisplayedRows: ({ from, to, count }) =>
      i18n.t('{shown} of {total}', { shown: `${from}–${to}`, total: count }),
  };
}
