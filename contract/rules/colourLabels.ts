import { i18n } from '../i18n.ts';

/** Common names of colours, in display order; `colourLabel` translates them. */
export const colourFamilies = [
  ...([/*i18n*/ 'Black', /*i18n*/ 'Grey', /*i18n*/ 'White', /*i18n*/ 'Beige'] as const),
  ...([/*i18n*/ 'Brown', /*i18n*/ 'Red', /*i18n*/ 'Pink', /*i18n*/ 'Orange'] as const),
  ...([/*i18n*/ 'Yellow', /*i18n*/ 'Green', /*i18n*/ 'Blue', /*i18n*/ 'Purple'] as const),
  /*i18n*/ 'Multi',
] as const;

/** Common name of a colour, whatever the shop calls it. */
export type ColourFamily = (typeof colourFamilies)[number];

/** Label of a colour in a filter: a family in the language in use, or the shop's own name. */
export function colourLabel(colour: string): string {
  return colourFamilies.some((family) => family === colour) ? i18n.t(colour) : colour;
}
