import { i18n } from '../../contract/i18n.ts';
import { fitSummary } from '../../contract/rules/reviews.ts';
import { sizeAnd, withSize } from '../../contract/rules/sizeTexts.ts';
import type { Fit, FitCounts, OwnReview } from '../../contract/schemas/reviews.ts';
import { type GalleryPicture, sourcesOf } from './pictures.ts';

export const fitNames: Record<Fit, string> = {
  small: /*i18n*/ 'Runs small',
  true: /*i18n*/ 'True to size',
  large: /*i18n*/ 'Runs large',
};

/** "Runs small: 71% say so"; undefined for too few or too mixed answers. */
export function fitText(counts: FitCounts | undefined): string | undefined {
  const summary = fitSummary(counts);
  return (
    summary &&
    i18n.t('{fit}: {percent}% say so', {
      fit: i18n.t(fitNames[summary.fit]),
      percent: summary.percent,
    })
  );
}

/** Size, height and fit of a review: "Size M · 170 cm tall · Runs small". */
export function reviewFacts({ size, height, fit }: Pick<OwnReview, 'size' | 'height' | 'fit'>) {
  return sizeAnd(
    size,
    height !== undefined && i18n.t('{height} cm tall', { height }),
    fit && i18n.t(fitNames[fit]),
  );
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
    const place = { place: index + 1, count: pictures.length };
    const label = withSize(
      name
        ? i18n.t('Picture {place} of {count} by {name}', { ...place, name })
        : i18n.t('Picture {place} of {count}', place),
      size,
    );
    return { ...sourcesOf(picture), src: picture.signedUrl, alt: label, label };
  });
}
