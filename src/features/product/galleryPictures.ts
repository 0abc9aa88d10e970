import { flagmanFirst } from '../../../contract/rules/pictures.ts';
import type { ProductImage } from '../../../contract/schemas/product.ts';
import { type GalleryPicture, sourcesOf } from '../../lib/pictures.ts';

/** Views by the last word of the file name, such as `shirt-back.webp`. */
const views: Record<string, string> = {
  front: 'front',
  back: 'back',
  cloth: /*i18n*/ 'the cloth close up',
  detail: 'a detail',
  pair: /*i18n*/ 'with a matching garment',
};

/** Gallery pictures of a product: the main one first, at most `picturesNumber`. */
export function galleryPictures(
  { name, images }: { name: string; images: readonly ProductImage[] },
  picturesNumber: number,
): GalleryPicture[] {
  const shown = flagmanFirst(images).slice(0, picturesNumber);
  return shown.map((image, index) => {
    const view = views[/-([a-z]+)\.[a-z]+$/.exec(image.name)?.[1] ?? ''];
    const subject = [image.flagman && 'main picture', view].filter(Boolean).join(', ');
    return {
      ...sourcesOf(image),
      src: image.signedUrl,
      alt: [name, subject, `picture ${index + 1} of ${shown.length}`].filter(Boolean).join(', '),
      label: [`Picture ${index + 1}`, subject].filter(Boolean).join(': '),
    };
  });
}
