import { arSD, deDE, esES, frFR, ptPT, ruRU } from '@mui/x-data-grid/locales';

/** MUI X's own texts of the data grid, by language; English is built in. */
export const gridTexts: Readonly<Record<string, typeof deDE>> = {
  pt: ptPT,
  ru: ruRU,
  de: deDE,
  fr: frFR,
  es: esES,
  ar: arSD,
};
