import { i18n } from '../../contract/i18n.ts';
import { shownWording } from '../../contract/rules/neutralWording.ts';
import type { ShownHome } from '../../contract/rules/shopProfile.ts';
import type { Wording } from './wording.ts';

/** Heading and text, with paragraphs separated by empty lines. */
export type HomeBlock = { heading: string; text: string };

type HomeTexts = { line: string; button: string; story: HomeBlock; note: HomeBlock };

/** Default texts of the home page, with those of `config.js`. */
export function homeTexts(shopName: string, wording: Wording = {}): HomeTexts {
  return {
    line: shownWording(wording.bannerLine) || i18n.t('Clothes that outlast the season'),
    button: i18n.t('See the new collection'),
    story: {
      heading: wording.clothHeading ?? i18n.t('It begins with the cloth'),
      text:
        wording.clothText ??
        i18n.t(
          'Linen that softens with every wash. Wool that keeps its shape without a lining. Denim that fades the way you move. We choose the cloth first and draw the garment afterwards, so that nothing has to hide it.\n\nEach product page tells you what it is made of and how to care for it.',
        ),
    },
    note: {
      heading:
        wording.noteHeading ?? i18n.t('Few clothes, made to be let down, taken in and handed on'),
      text:
        wording.noteText ??
        i18n.t(
          '{shop} is a small house. We know who weaves our cloth and who sews it, and we make no more of a piece than will be worn.',
          { shop: shopName },
        ),
    },
  };
}

/** Owner's block, with our defaults for empty fields; undefined if switched off or headless. */
export function shownBlock(own: ShownHome['story'] | undefined, ours: HomeBlock) {
  const heading = own?.heading || ours.heading;
  if (own?.isShown === false || !heading) return undefined;
  return { heading, text: own?.text || ours.text };
}
