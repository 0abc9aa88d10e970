import type { Fit, FitCounts, ReviewInput } from '../schemas/reviews.ts';

/** Fewer answers are not representative. */
const enoughAnswers = 5;

/** The answer of most buyers about a product's fit. */
type FitSummary = { fit: Fit; percent: number };

/** Undefined if there are few answers, or no majority. */
export function fitSummary(counts: FitCounts | undefined): FitSummary | undefined {
  if (!counts) return undefined;
  const { small, true: right, large } = counts;
  const answers = small + right + large;
  if (answers < enoughAnswers) return undefined;
  const found = (
    [
      ['small', small],
      ['true', right],
      ['large', large],
    ] as const
  ).find(([, count]) => count > answers / 2);
  return found && { fit: found[0], percent: Math.round((100 * found[1]) / answers) };
}

/**
 * Invisible characters: spaces, controls, and those that Unicode marks as ignorable, such as
 * fillers and joiners.
 */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Stored form of a text: trimmed, and empty if nothing of it is visible. */
export function visibleText(text: string): string {
  return unseen.test(text) ? '' : text.trim();
}

/** Returns true if a review has more than stars. */
export function hasReviewContent({
  text,
  fit,
  height,
}: Pick<ReviewInput, 'text' | 'fit' | 'height'>): boolean {
  return visibleText(text) !== '' || fit !== undefined || height !== undefined;
}

/**
 * Returns true if a review has pictures without text: product pages list only reviews with text.
 */
export function hasOnlyPictures({
  text,
  pictures = [],
}: {
  text: string;
  pictures?: readonly unknown[] | undefined;
}): boolean {
  return pictures.length > 0 && visibleText(text) === '';
}

/** Texts without a separate first name: an email, a handle, or a script without spaces in names. */
const noFirstName = /[@\d\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Public part of a customer's name, if it can be determined. */
export function firstNameOf(name: string): string | undefined {
  const [first = ''] = name.trim().split(/\s+/);
  return first === '' || noFirstName.test(first) ? undefined : [...first].slice(0, 40).join('');
}
