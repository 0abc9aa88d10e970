import type { Fit, FitCounts, ReviewInput } from '../schemas/reviews.ts';

/** Fewer answers than these say nothing about a product. */
const enoughAnswers = 5;

/** What most buyers say of a product's fit. */
type FitSummary = { fit: Fit; percent: number };

/** Undefined while few have answered, and where no answer is that of most. */
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

/** What leaves no mark: spaces, controls, and what Unicode says to ignore, as fillers and joiners. */
const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** A text as it is kept: without spaces around it, and empty where nothing of it is to be seen. */
export function visibleText(text: string): string {
  return unseen.test(text) ? '' : text.trim();
}

/** Whether there is more to it than stars. */
export function saysMore({
  text,
  fit,
  height,
}: Pick<ReviewInput, 'text' | 'fit' | 'height'>): boolean {
  return visibleText(text) !== '' || fit !== undefined || height !== undefined;
}

/** Whether there are pictures and nothing to read: only words stand on a product's page. */
export function lacksWords({
  text,
  pictures = [],
}: {
  text: string;
  pictures?: readonly unknown[] | undefined;
}): boolean {
  return pictures.length > 0 && visibleText(text) === '';
}

/** Not one person's first name: an email, a handle, or a script that writes whole names without a space. */
const noFirstName = /[@\d\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** As much of a customer's name as others may read, if it can be told. */
export function firstNameOf(name: string): string | undefined {
  const [first = ''] = name.trim().split(/\s+/);
  return first === '' || noFirstName.test(first) ? undefined : [...first].slice(0, 40).join('');
}
