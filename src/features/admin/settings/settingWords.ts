import { i18n } from '../../../../contract/i18n.ts';
import type { Difference } from '../../../lib/productDifferences.ts';

/**
 * Readable values with the names of their fields, in a fixed order. Not a record, because two
 * names may have the same translation.
 */
export type SettingWords = readonly (readonly [field: string, words: string])[];

/** Fields whose values differ; both lists have the same fields. */
export function changedWords(before: SettingWords, after: SettingWords): Difference[] {
  return after
    .map(([field, to], index) => ({ field, from: before[index]?.[1] ?? '', to }))
    .filter(({ from, to }) => from !== to);
}

export function yesNo(value: boolean): string {
  return value ? i18n.t('yes') : i18n.t('no');
}
