import { i18n, inLanguage } from '../../../contract/i18n.ts';
import { isLanguage, languages } from '../../../contract/languages.ts';
import { deliveryName } from '../../../contract/rules/deliveryName.ts';
import type { DeliveryMethod } from '../../../contract/schemas/selling.ts';

type Named = Pick<DeliveryMethod, 'name' | 'minDays' | 'maxDays'>;

/**
 * Reads the name and the days of a delivery from the text that an order keeps, in whichever language
 * `deliveryName` wrote it; undefined if it did not.
 */
function readDeliveryName(kept: string): Named | undefined {
  // Arabic has marks around the name.
  const text = kept.replace(/[\u200f\u2068\u2069]/g, '');
  const [days = 0, before = 0] = (text.match(/\d+/g) ?? []).map(Number).reverse();
  // Arabic writes one and two days as words.
  const ranges = [before, days].flatMap((least) => [days, 1, 2].map((most) => [least, most]));
  const singles = [days, 1, 2].map((same) => [same, same]);
  const candidates = [...ranges, ...singles].filter(([least = 0, most = 0]) => least <= most);
  for (const code of [i18n.locale, ...Object.keys(languages).filter(isLanguage)]) {
    for (const [minDays = 0, maxDays = 0] of candidates) {
      const write = () => deliveryName({ name: '', minDays, maxDays });
      const ending = inLanguage(code, write);
      const name = text.slice(0, -ending.length);
      if (name && text.endsWith(ending)) return { name, minDays, maxDays };
    }
  }
  return undefined;
}

/** An order's delivery in the language in use; a text that is not ours stays as it is. */
export function shownDelivery(text: string): string {
  const read = readDeliveryName(text);
  return read ? deliveryName(read) : text;
}

/** An order with its delivery in the language in use. */
export function withShownDelivery<T extends { deliveryName: string | null }>(order: T): T {
  const { deliveryName: text } = order;
  return text === null ? order : { ...order, deliveryName: shownDelivery(text) };
}

/** The method that an order's delivery names, if it still exists with these days. */
export function findNamedDelivery<T extends Named>(
  methods: readonly T[],
  text: string,
): T | undefined {
  const read = readDeliveryName(text);
  return methods.find(
    ({ name, minDays, maxDays }) =>
      name === read?.name && minDays === read.minDays && maxDays === read.maxDays,
  );
}
