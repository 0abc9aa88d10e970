import type { ShownHome } from '../../contract/rules/shopProfile.ts';

/** Heading and text, with paragraphs separated by empty lines. */
export type HomeBlock = { heading: string; text: string };

type HomeTexts = { line: string; button: string; story: HomeBlock; note: HomeBlock };

/** Default texts of the home page. */
export function homeTexts(shopName: string): HomeTexts {
  return {
    line: 'Clothes that outlast the season',
    button: 'See the new collection',
    story: {
      heading: 'It begins with the cloth',
      text: 'Linen that softens with every wash. Wool that keeps its shape without a lining. Denim that fades the way you move. We choose the cloth first and draw the garment afterwards, so that nothing has to hide it.\n\nEach product page tells you what it is made of and how to care for it.',
    },
    note: {
      heading: 'Few clothes, made to be let down, taken in and handed on',
      text: `${shopName} is a small house. We know who weaves our cloth and who sews it, and we make no more of a piece than will be worn.`,
    },
  };
}

/** Owner's block, with our defaults for empty fields; undefined if switched off. */
export function shownBlock(own: ShownHome['story'] | undefined, ours: HomeBlock) {
  if (own?.isShown === false) return undefined;
  return { heading: own?.heading || ours.heading, text: own?.text || ours.text };
}
