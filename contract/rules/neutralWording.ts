import { i18n } from '../i18n.ts';

/** Replace the demo's texts in a real shop; they make no promises. Keys as in `Wording`. */
export const neutralWording = {
  bannerLine: /*i18n*/ 'Welcome',
  clothHeading: '',
  clothText: '',
  noteHeading: '',
  noteText: '',
  nextCollection: /*i18n*/ 'There is nothing new yet',
  story: '',
  contacts: '',
  sizeGuide: /*i18n*/ 'Usual body measurements for each size. Those of a product may differ.',
};

/** A text of `wording`, translated if it is neutral. An owner's text may not be a message. */
export function shownWording(text: string | undefined): string | undefined {
  return text && Object.values(neutralWording).includes(text) ? i18n.t(text) : text;
}
