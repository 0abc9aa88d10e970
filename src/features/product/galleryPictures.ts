import { i18n } from '../../../contract/i18n.ts';
import { listed } from '../../../contract/rules/beside.ts';
import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { ProductImage } from '../../../contract/schemas/product.ts';
import { type GalleryPicture, sourcesOf } from '../../lib/pictures.ts';

/** Views by the last word of the file name, such as `shirt-back.webp`. */
const views: Record<string, () => string> = {
  front: () => i18n.t({ id: 'front (of a garment)', message: 'front' }),
  back: () => i18n.t({ id: 'back (of a garment)', message: 'back' }),
  hung: () => i18n.t('on a hanger'),
  folded: () => i18n.t({ id: 'folded (of a garment)', message: 'folded' }),
  cloth: () => i18n.t('the cloth close up'),
  detail: () => i18n.t('a detail'),
  pair: () => i18n.t('with a matching garment'),
};

/** Gallery pictures of a product: the main one first, at most `picturesNumber`. */
export function galleryPictures(
  { name, images }: { name: string; images: readonly ProductImage[] },
  picturesNumber: number,
): GalleryPicture[] {
  const shown = flagmanFirst(images).slice(0, picturesNumber);
  return shown.map((image, index) => {
    const view = views[/-([a-z]+)\.[a-z]+$/.exec(image.name)?.[1] ?? ''];
    const number = index + 1;
    const subject = listed([image.flagman && i18n.t('main picture'), view?.()]);
    const place = i18n.t('picture {number} of {count}', { number, count: shown.length });
    return {
      ...sourcesOf(image),
      src: image.signedUrl,
      alt: listed([name, subject, place]),
      label: subject
        ? i18n.t('Picture {number}: {subject}', { number, subject })
        : i18n.t('Picture {number}', { number }),
    };
  });
}
