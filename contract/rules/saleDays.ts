import { i18n } from '../i18n.ts';
import type { Product } from '../schemas/product.ts';
import { formatDay, isDay } from './days.ts';

/** A reduction with days. `salePrice` applies from its first day on; 0 if no sale is planned. */
export type SaleDays = { salePrice: number; saleFrom: string; saleUntil: string };

type Priced = { price: number; regularPrice: number } & SaleDays;

export const noSaleDays: SaleDays = { salePrice: 0, saleFrom: '', saleUntil: '' };

/** Begins or ends a product's sale on this day, such as 2026-03-12. */
export function onDay<D extends Priced>(product: D, today: string): D {
  const { price, regularPrice, salePrice, saleFrom, saleUntil } = product;
  const isOver = saleUntil !== '' && saleUntil < today;
  if (salePrice > 0 && salePrice < price && !isOver) {
    if (saleFrom > today) return product;
    return { ...product, price: salePrice, regularPrice: price, salePrice: 0 };
  }
  if (regularPrice === 0) return { ...product, ...noSaleDays };
  if (isOver) return { ...product, price: regularPrice, regularPrice: 0, ...noSaleDays };
  return { ...product, salePrice: 0 };
}

/** Adds the end of a product's sale as text, because a page's first load has no date code. */
export function withSaleEnd(product: Product): Product {
  const { saleUntil } = product;
  if (!saleUntil) return product;
  return { ...product, saleEnds: i18n.t('Sale ends on {day}', { day: formatDay(saleUntil) }) };
}

const saleFields = ['regularPrice', 'salePrice', 'saleFrom', 'saleUntil'] as const;

/**
 * Errors in the sale of a changed product, by field. Without any of its fields, such as from the
 * specification's form, the price decides alone.
 * @param merged the input, with stored values for absent fields
 */
export function changedSaleProblems(
  input: Partial<Priced>,
  merged: Parameters<typeof saleDayProblems>[0],
): [string, string][] {
  return saleFields.some((name) => input[name] !== undefined) ? saleDayProblems(merged) : [];
}

/** Errors in the days of a sale, by field. */
export function saleDayProblems({
  price,
  regularPrice = 0,
  salePrice = 0,
  saleFrom = '',
  saleUntil = '',
}: { price: number; regularPrice?: number } & Partial<SaleDays>): [string, string][] {
  const problems: [string, string][] = [];
  if (salePrice > 0 && regularPrice > 0)
    problems.push(['salePrice', i18n.t('must wait: it is reduced')]);
  else if (salePrice > 0 && salePrice >= price) {
    problems.push(['salePrice', i18n.t('must be below the price')]);
  }
  for (const [name, day] of Object.entries({ saleFrom, saleUntil })) {
    if (day !== '' && !isDay(day)) problems.push([name, i18n.t('must be a date, YYYY-MM-DD')]);
  }
  if (saleFrom !== '' && saleUntil !== '' && saleUntil < saleFrom) {
    problems.push(['saleUntil', i18n.t('must not be before the first day')]);
  }
  return problems;
}
