/** Purpose of each type style. */
export const typeUses = {
  h1: 'The title of a page',
  h2: 'The title of a section; a banner’s line',
  h3: 'The title of a dialog; a figure that stands for itself; the logo',
  h4: 'The title of a card, a drawer or a summary',
  h5: 'A heading within a card',
  h6: 'What a group of fields or chips is called',
  body1: 'Running text, fields',
  body2: 'Names and prices in lists, tables, toasts',
  button: 'Words on buttons, tabs and chips',
  caption: 'Notes below fields and pictures',
  overline: 'A badge on a picture, a group’s name in a list',
} as const;

export type TypeStyle = keyof typeof typeUses;

/** Parses `0.875rem`, or both ends of `clamp(2.5rem, …, 4rem)`. */
export function sizesInPx(fontSize: string | number | undefined): number[] {
  return [...String(fontSize).matchAll(/([\d.]+)rem(?! \+)/g)].map(([, rem]) => Number(rem) * 16);
}
