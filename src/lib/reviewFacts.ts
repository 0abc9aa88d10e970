import type { OwnReview } from '../../contract/schemas/reviews.ts';
import { fitNames } from './fitText.ts';

/** What a review tells of size, height and fit: "Size M · 170 cm tall · Runs small". */
export function reviewFacts({ size, height, fit }: Pick<OwnReview, 'size' | 'height' | 'fit'>) {
  return [`Size ${size}`, height !== undefined && `${height} cm tall`, fit && fitNames[fit]]
    .filter(Boolean)
    .join(' · ');
}
