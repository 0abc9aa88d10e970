import type { Palette } from '../../src/theme/tokens.ts';

/** Purpose of each colour. */
export const colourUses: Record<keyof Palette, string> = {
  paper: 'The page; words on ink',
  raised: 'What floats or holds something: cards, fields, dialogs, toasts',
  ink: 'Text, icons, the main button, what is chosen',
  mutedInk: 'Secondary text, edges of fields and chips',
  hairline: 'Lines between things, skeletons, the frame of a picture that is on its way',
  accent: 'Sale, links, the focus ring; nothing else',
  onAccent: 'Words on the accent: the number on the cart',
  positive: 'Good news: it is done, paid, in stock',
  warning: 'Something has to be settled before going on',
  negative: 'Errors and failures; the button that removes for good',
};
