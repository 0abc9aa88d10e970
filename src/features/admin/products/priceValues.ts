import { object, string } from 'yup';
import {
  changedPrices,
  type PriceChange,
  type PriceEnding,
  type Prices,
} from '../../../../contract/rules/priceChange.ts';
import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import { twoDecimalsRule } from '../../../lib/formRules.ts';
import type { RowResult } from './importRun.ts';

export type PriceValues = {
  kind: PriceChange['kind'];
  /** Ignored for sales, which always lower the price. */
  direction: 'lower' | 'raise';
  unit: 'percent' | 'sum';
  amount: string;
  /** One of `priceEndings`; empty for no rounding. */
  ending: string;
};

export const noPriceChange: PriceValues = {
  kind: 'sale',
  direction: 'lower',
  unit: 'percent',
  amount: '',
  ending: '',
};

export const priceSchema = object({
  amount: string().when('kind', ([kind], rule) =>
    kind === 'endSale'
      ? rule
      : twoDecimalsRule('Use a number with at most two decimals, e.g. 12.5')
          .required('Enter how much')
          .test('some', 'Use more than 0', (text = '') => Number(text) > 0),
  ),
});

/** Converts form values to a price change; undefined if invalid. */
export function toPriceChange(values: PriceValues): PriceChange | undefined {
  const { kind, direction, unit, ending } = values;
  if (!priceSchema.isValidSync(values)) return undefined;
  if (kind === 'endSale') return { kind };
  const amount = Number(values.amount) * (kind === 'sale' || direction === 'lower' ? -1 : 1);
  return {
    kind,
    step: unit === 'percent' ? { percent: amount } : { dollars: amount },
    ...(ending !== '' && { ending: Number(ending) as PriceEnding }),
  };
}

/** A product with its new prices, or the reason for no change. */
export type PriceRow = { product: AdminProduct } & ({ after: Prices } | { problem: string });

/** Result for a product; absent before the attempt. */
export type PriceResult = Exclude<RowResult, { status: 'uploading' }>;

export type PriceResults = ReadonlyMap<string, PriceResult>;

export function planPrices(products: readonly AdminProduct[], change: PriceChange): PriceRow[] {
  return products.map((product) => {
    const { price, regularPrice = 0 } = product;
    const after = changedPrices({ price, regularPrice }, change);
    if (typeof after === 'string') return { product, problem: after };
    const isSame = after.price === price && after.regularPrice === regularPrice;
    return isSame ? { product, problem: 'No change' } : { product, after };
  });
}
