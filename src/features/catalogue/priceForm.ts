import * as yup from 'yup';
import { limits } from '../../../contract/limits.ts';
import { formatPrice } from '../../../contract/rules/money.ts';

/** The two fields as they are typed. */
export type PriceRangeValues = { lowest: string; highest: string };

/** Dollars, inclusive; an empty field is no limit. */
export type PriceRange = { minPrice: number | undefined; maxPrice: number | undefined };

const price = yup
  .string()
  .trim()
  .matches(/^\d+(\.\d{1,2})?$/, {
    message: 'Enter a price such as 25 or 24.50',
    excludeEmptyString: true,
  })
  .test(
    'below-limit',
    `At most ${formatPrice(limits.price.max)}`,
    (text) => !(Number(text) > limits.price.max),
  );

export const priceRangeSchema: yup.ObjectSchema<Partial<PriceRangeValues>> = yup.object({
  lowest: price,
  highest: price.test(
    'not-below-lowest',
    'Must not be below the lowest price',
    (text, { parent }) => !text || !(Number(text) < Number((parent as PriceRangeValues).lowest)),
  ),
});

export function toPriceRangeValues({ minPrice, maxPrice }: Partial<PriceRange>): PriceRangeValues {
  return { lowest: String(minPrice ?? ''), highest: String(maxPrice ?? '') };
}

export function toPriceRange({ lowest, highest }: PriceRangeValues): PriceRange {
  return { minPrice: toPrice(lowest), maxPrice: toPrice(highest) };
}

function toPrice(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text);
}
