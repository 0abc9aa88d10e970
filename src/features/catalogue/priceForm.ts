import { type ObjectSchema, object } from 'yup';
import { limits } from '../../../contract/limits.ts';
import { formatPrice } from '../../../contract/rules/money.ts';
import { amountRule, toOptionalNumber, toTyped } from '../../lib/formRules.ts';

/** The two fields as they are typed. */
export type PriceRangeValues = { lowest: string; highest: string };

/** Dollars, inclusive; an empty field is no limit. */
export type PriceRange = { minPrice: number | undefined; maxPrice: number | undefined };

const price = amountRule('Enter a price such as 25 or 24.50').test(
  'below-limit',
  `At most ${formatPrice(limits.price.max)}`,
  (text) => !(Number(text) > limits.price.max),
);

export const priceRangeSchema: ObjectSchema<Partial<PriceRangeValues>> = object({
  lowest: price,
  highest: price.test(
    'not-below-lowest',
    'Must not be below the lowest price',
    (text, { parent }) => !text || !(Number(text) < Number((parent as PriceRangeValues).lowest)),
  ),
});

export function toPriceRangeValues({ minPrice, maxPrice }: Partial<PriceRange>): PriceRangeValues {
  return { lowest: toTyped(minPrice), highest: toTyped(maxPrice) };
}

export function toPriceRange({ lowest, highest }: PriceRangeValues): PriceRange {
  return { minPrice: toOptionalNumber(lowest), maxPrice: toOptionalNumber(highest) };
}
