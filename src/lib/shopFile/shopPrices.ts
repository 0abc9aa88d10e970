import { i18n } from '../../../contract/i18n.ts';
import { amountProblem } from '../../../contract/rules/amountProblem.ts';
import { priceLimits } from '../../../contract/rules/amounts.ts';
import { decimals, formatPrice } from '../../../contract/rules/money.ts';
import type { SaleDays } from '../../../contract/rules/saleDays.ts';
import type { CsvRow } from '../csv/csv.ts';
import type { Layout } from './roles.ts';
import type { RowReader } from './rowReader.ts';
import { readFlag, readMoney } from './shopCells.ts';

type Prices = { price: number; regularPrice: number };

type PriceRole =
  | 'price'
  | 'netPrice'
  | 'regularPrice'
  | 'salePrice'
  | 'surcharge'
  | 'discount'
  | 'discountPercent';

type Read = {
  layout: Layout;
  decimal: ',' | '.' | undefined;
  /** In the shop's zone, such as 2026-03-12. */
  today: string;
};

/**
 * Price of a colour with its sale. This shop has one for all sizes: the most frequent one, and of
 * several the highest.
 * @param rows of the product, which may have the prices for all of its variants
 */
export function priceOf(
  variants: readonly CsvRow[],
  rows: readonly CsvRow[],
  { get }: RowReader,
  { layout, decimal, today }: Read,
): { problem: string } | { fields: Partial<Prices & SaleDays>; notes: string[] } {
  const read = (row: CsvRow, role: PriceRole) =>
    readMoney(get(row, role), decimal, decimals()) ?? 0;
  const [first] = rows;
  const percent = first ? read(first, 'discountPercent') : 0;
  const discount = percent || (first ? read(first, 'discount') : 0);
  /** Price with the product's discount; 0 without one. */
  const discounted = (base: number) => {
    if (!first || discount <= 0) return 0;
    const isPercent = percent > 0 || /percent/i.test(get(first, 'discountMode'));
    return rounded(isPercent ? base * (1 - discount / 100) : base - discount);
  };
  const [gross, net] = first ? [read(first, 'price'), read(first, 'netPrice')] : [0, 0];
  // PrestaShop's surcharges are without tax: `AdminImportController::attributeImport` stores them.
  const rate = gross > 0 && net > 0 ? gross / net : 1;
  const pricesIn = (row: CsvRow): Prices[] => {
    const regular = read(row, 'regularPrice');
    const isExtra = first !== undefined && get(row, 'surcharge') !== '';
    const withExtra = isExtra ? rounded((gross || net) + read(row, 'surcharge') * rate) : 0;
    const base = read(row, 'price') || regular || withExtra || read(row, 'netPrice');
    const isOver = readFlag(get(row, 'onSale')) === false;
    const sale = discounted(base) || (isOver ? 0 : read(row, 'salePrice'));
    if (base <= 0) return [];
    if (sale > 0 && sale < base) return [{ price: sale, regularPrice: Math.max(base, regular) }];
    return [{ price: base, regularPrice: regular > base ? regular : 0 }];
  };
  const prices = variants.flatMap(pricesIn);
  const all = prices.length > 0 || !first ? prices : pricesIn(first);
  const count = (price: number) => all.filter((one) => one.price === price).length;
  const [chosen] = all.toSorted((a, b) => count(b.price) - count(a.price) || b.price - a.price);
  if (!chosen) return { problem: i18n.t('has no price') };
  const { max } = priceLimits();
  if (chosen.price > max) return { problem: i18n.t('has a price above {max}', { max }) };
  const problem = amountProblem(chosen.price) ?? amountProblem(chosen.regularPrice);
  if (problem !== undefined) return { problem };
  const different = [...new Set(all.map(({ price }) => price))].toSorted((a, b) => a - b);
  const notes = [
    ...(different.length > 1
      ? [
          i18n.t('Its sizes cost {prices}: all will cost {price}', {
            prices: different.map(formatPrice).join(', '),
            price: formatPrice(chosen.price),
          }),
        ]
      : []),
    ...(gross === 0 && net > 0 ? [i18n.t('Its price is without tax')] : []),
    ...(layout === 'prestashop' && net === 0 && variants.some((row) => read(row, 'surcharge') !== 0)
      ? [i18n.t('Surcharges are without tax in PrestaShop')]
      : []),
  ];
  const { price, regularPrice } = chosen;
  const dayOf = (role: 'saleFrom' | 'saleUntil') =>
    [...variants, ...rows].map((row) => readDay(get(row, role))).find(Boolean) ?? '';
  const [saleFrom, saleUntil] = [dayOf('saleFrom'), dayOf('saleUntil')];
  if (regularPrice === 0) return { fields: { price, regularPrice }, notes };
  if (saleUntil !== '' && saleUntil < today) return { fields: { price: regularPrice }, notes };
  if (saleFrom > today) {
    return { fields: { price: regularPrice, salePrice: price, saleFrom, saleUntil }, notes };
  }
  return { fields: { price, regularPrice, saleUntil }, notes };
}

function rounded(amount: number): number {
  const scale = 10 ** decimals();
  return Math.round(amount * scale) / scale;
}

/** ISO dates, with or without a time; empty for others, such as PrestaShop's `0000-00-00`. */
function readDay(text: string): string {
  return /^[1-9]\d{3}-\d{2}-\d{2}/.exec(text.trim())?.[0] ?? '';
}
