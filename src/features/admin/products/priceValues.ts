import { object, string } from 'yup';
import { i18n } from '../../../../contract/i18n.ts';
import {
  changedPrices,
  type PriceChange,
  type PriceEnding,
  type Prices,
} from '../../../../contract/rules/priceChange.ts';
import { noSaleDays, type SaleDays } from '../../../../contract/rules/saleDays.ts';
import type { AdminProduct } from '../../../../contract/schemas/adminProduct.ts';
import { amountRule, moneyPrompt, toNumber, twoDecimalsRule } from '../../../lib/formRules.ts';
import type { RowResult } from './importRun.ts';

export type PriceValues = {
  kind: PriceChange['kind'];
  /** Ignored for sales, which always lower the price. */
  direction: 'lower' | 'raise';
  unit: 'percent' | 'sum';
  amount: string;
  /** One of `priceEndings`; empty for no rounding. */
  ending: string;
  /** First and last day of a sale; may be empty. */
  saleFrom: string;
  saleUntil: string;
};

export const noPriceChange: PriceValues = {
  kind: 'sale',
  direction: 'lower',
  unit: 'percent',
  amount: '',
  ending: '',
  saleFrom: '',
  saleUntil: '',
};

/** Form rule for the last day of a sale, next to the first one. */
export function lastSaleDayRule() {
  return string().when('saleFrom', ([from], rule) =>
    rule.test(
      'order',
      () => i18n.t('Must not be before the first day'),
      (until = '') => until === '' || from === '' || until >= from,
    ),
  );
}

function percentRule() {
  return twoDecimalsRule(() => i18n.t('Use a number with at most two decimals, e.g. 12.5'));
}

export const priceSchema = object({
  amount: string().when(['kind', 'unit'], ([kind, unit], rule) =>
    kind === 'endSale'
      ? rule
      : (unit === 'sum' ? amountRule(moneyPrompt) : percentRule())
          .required(() => i18n.t('Enter how much'))
          .test(
            'some',
            () => i18n.t('Use more than 0'),
            (text = '') => Number(text) > 0,
          ),
  ),
  saleUntil: lastSaleDayRule(),
});

/** Converts form values to a price change; undefined if invalid. */
export function toPriceChange(values: PriceValues): PriceChange | undefined {
  const { kind, direction, unit, ending } = values;
  if (!priceSchema.isValidSync(values)) return undefined;
  if (kind === 'endSale') return { kind };
  const amount = toNumber(values.amount) * (kind === 'sale' || direction === 'lower' ? -1 : 1);
  return {
    kind,
    step: unit === 'percent' ? { percent: amount } : { dollars: amount },
    ...(ending !== '' && { ending: Number(ending) as PriceEnding }),
  };
}

/** Prices, and the days of a sale where the server has them. */
type PricesAfter = Prices & Partial<SaleDays>;

/** A product with its new prices, or the reason for no change. */
export type PriceRow = { product: AdminProduct } & ({ after: PricesAfter } | { problem: string });

/** Result for a product; absent before the attempt. */
export type PriceResult = Exclude<RowResult, { status: 'uploading' }>;

export type PriceResults = ReadonlyMap<string, PriceResult>;

export function planPrices(
  products: readonly AdminProduct[],
  change: PriceChange,
  days: Pick<SaleDays, 'saleFrom' | 'saleUntil'>,
): PriceRow[] {
  return products.map((product) => {
    const prices = changedPrices({ ...product, regularPrice: product.regularPrice ?? 0 }, change);
    if (typeof prices === 'string') return { product, problem: prices };
    const after = withDays(product, prices, change.kind === 'sale' ? days : noSaleDays);
    if (typeof after === 'string') return { product, problem: after };
    const isSame = Object.entries(after).every(
      ([name, value]) => product[name as keyof PricesAfter] === value,
    );
    return isSame ? { product, problem: i18n.t('No change') } : { product, after };
  });
}

/** A sale with a first day starts on it; the server starts today's at once. */
function withDays(
  { regularPrice = 0, saleUntil: known }: AdminProduct,
  after: Prices,
  { saleFrom, saleUntil }: Pick<SaleDays, 'saleFrom' | 'saleUntil'>,
): PricesAfter | string {
  if (known === undefined) return after;
  if (saleFrom === '') return { ...after, ...noSaleDays, saleUntil };
  if (regularPrice > 0) return i18n.t('It is on sale already: end that first');
  return {
    ...{ price: after.regularPrice, regularPrice: 0 },
    ...{ salePrice: after.price, saleFrom, saleUntil },
  };
}

/** Prices of the sale, even of a planned one. */
export function saleOf({ salePrice = 0, ...prices }: PricesAfter): Prices {
  return salePrice > 0 ? { price: salePrice, regularPrice: prices.price } : prices;
}
