import type { OwnReview } from '../../contract/schemas/reviews.ts';
import { type GalleryPicture, sourcesOf } from './pictures.ts';

/**
 * A review's pictures, each called by its place, the size and who took it: "Picture 1 of 2 by Ana,
 * size M". A name may be unknown, or need no saying.
 */
export function reviewPictures(
  { pictures = [], size }: Pick<OwnReview, 'pictures' | 'size'>,
  name?: string,
): GalleryPicture[] {
  return pictures.map((picture, index) => {
    const place = `Picture ${index + 1} of ${pictures.length}`;
    const label = `${place}${name ? ` by ${name}` : ''}, size ${size}`;
    return { ...sourcesOf(picture), src: picture.signedUrl, alt: label, label };
  });
}
