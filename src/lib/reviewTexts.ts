import { fitSummary } from '../../contract/rules/reviews.ts';
import { sizeAnd, withSize } from '../../contract/rules/sizeTexts.ts';
import type { Fit, FitCounts, OwnReview } from '../../contract/schemas/reviews.ts';
import { type GalleryPicture, sourcesOf } from './pictures.ts';

export const fitNames: Record<Fit, string> = {
  small: 'Runs small',
  true: 'True to size',
  large: 'Runs large',
};

/** "Runs small: 71% say so"; undefined for too few or too mixed answers. */
export function fitText(counts: FitCounts | undefined): string | undefined {
  const summary = fitSummary(counts);
  return summary && `${fitNames[summary.fit]}: ${summary.percent}% say so`;
}

/** Size, height and fit of a review: "Size M · 170 cm tall · Runs small". */
export function reviewFacts({ size, height, fit }: Pick<OwnReview, 'size' | 'height' | 'fit'>) {
  return sizeAnd(size, height !== undefined && `${height} cm tall`, fit && fitNames[fit]);
}

/**
 * Gallery pictures of a review, named by position, author and size: "Picture 1 of 2 by Ana, size
 * M". Without a name if it is unknown or evident.
 */
export function reviewPictures(
  { pictures = [], size }: Pick<OwnReview, 'pictures' | 'size'>,
  name?: string,
): GalleryPicture[] {
  return pictures.map((picture, index) => {
    const place = `Picture ${index + 1} of ${pictures.length}`;
    const label = withSize(`${place}${name ? ` by ${name}` : ''}`, size);
    return { ...sourcesOf(picture), src: picture.signedUrl, alt: label, label };
  });
}
