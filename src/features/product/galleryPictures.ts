import type { ProductImage } from '../../../contract/schemas/product.ts';
import { flagmanFirst, type PictureSources, sourcesOf } from '../../lib/pictures.ts';

/** A picture of a gallery, with the words that stand for it. */
export type GalleryPicture = PictureSources & { src: string; alt: string };

/** The pictures a product shows: the main one first, `picturesNumber` of them at most. */
export function galleryPictures(
  { name, images }: { name: string; images: readonly ProductImage[] },
  picturesNumber: number,
): GalleryPicture[] {
  const shown = flagmanFirst(images).slice(0, picturesNumber);
  return shown.map((image, index) => ({
    ...sourcesOf(image),
    src: image.signedUrl,
    alt: `${name}, picture ${index + 1} of ${shown.length}`,
  }));
}
