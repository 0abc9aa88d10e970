import { i18n } from '../i18n.ts';
import type { Order } from '../schemas/order.ts';
import type { Product } from '../schemas/product.ts';
import type { CodeTerms, DeliveryMethod, TaxRate } from '../schemas/selling.ts';
import { countryOf } from './addresses.ts';
import { countryKey } from './countries.ts';
import { formatCents, formatCount, toCents, toDollars } from './money.ts';
import {
  addedCents,
  type Bill,
  type BilledLine,
  billOf,
  codeAppliesTo,
  paidLines,
  spread,
} from './pricing.ts';
import { groupNames, isInGroups, normalGroups } from './productGroups.ts';

/** A tax of a total: `docs/decisions/0071-tax-rates-by-kind.md`. */
export type IncludedTax = {
  name: string;
  /** Percent, with at most two decimals. */
  rate: number;
  /** The included tax. */
  cents: number;
  /** Cents without the tax, of those that it is on; unknown for orders of earlier releases. */
  net?: number | undefined;
  /** True if it was added to the prices. */
  onTop?: boolean | undefined;
  /** Cents on each line, by its position, of a tax that was added to the prices. */
  lines?: number[] | undefined;
};

/** Sold goods; a deleted product's group is unknown. */
type Taxed = { cents: number; product: Pick<Product, 'category' | 'kind'> | undefined };

/** Goods of an order, each after the discount, and its delivery: their sum is the order's total. */
export type TaxedOrder = { lines: readonly Taxed[]; delivery: number };

/**
 * Included taxes, by the order's country and the kinds of its products; none until the address names
 * a country, and for countries without a rate. Each line is rounded by itself, and a tax is the sum
 * of its lines. The delivery is taxed as the goods are, in proportion to their prices. Rates of the
 * same name and percentage are one tax.
 */
export function includedTaxes(
  { lines, delivery }: TaxedOrder,
  rates: readonly TaxRate[],
  address: string,
): IncludedTax[] {
  const key = countryKey(countryOf(address) ?? '');
  const there = rates.filter(({ country }) => countryKey(country) === key);
  const goods = new Map<TaxRate | undefined, number>();
  const taxes = new Map<string, IncludedTax & { net: number }>();
  const keyOf = ({ name, rate, onTop = false }: TaxRate) => JSON.stringify([name, rate, onTop]);
  const add = (taxed: TaxRate | undefined, amount: number, line?: number) => {
    if (!taxed) return;
    const { name, rate, onTop } = taxed;
    const added = onTop && { onTop, lines: lines.map(() => 0) };
    const sums = taxes.get(keyOf(taxed)) ?? { name, rate, cents: 0, net: 0, ...added };
    const tax = onTop ? taxOn(amount, rate) : taxIn(amount, rate);
    sums.cents += tax;
    sums.net += onTop ? amount : amount - tax;
    if (sums.lines && line !== undefined) sums.lines[line] = tax;
    taxes.set(keyOf(taxed), sums);
  };
  lines.forEach(({ cents, product }, line) => {
    const rate = rateOf(product, there);
    goods.set(rate, (goods.get(rate) ?? 0) + cents);
    add(rate, cents, line);
  });
  const parts = spread(delivery, [...goods.values()]);
  [...goods.keys()].forEach((rate, index) => {
    add(rate, parts[index] ?? 0);
  });
  return [...new Set(there.map(keyOf))].flatMap((key) => taxes.get(key) ?? []);
}

/** A bill with its taxes, after the discount of its code and with its delivery. */
export function taxedBill(
  lines: readonly BilledLine[],
  terms: { delivery?: DeliveryMethod; code?: CodeTerms },
  { rates, address }: { rates: readonly TaxRate[]; address: string },
): { bill: Bill; taxes: IncludedTax[] } {
  const bill = billOf(lines, terms);
  const { discount, delivery, waived } = bill;
  const { code } = terms;
  const applies = (line: BilledLine) => code !== undefined && codeAppliesTo(code, line);
  const paid = paidLines(lines, discount - waived, applies);
  const goods = paid.map(({ cents, ...product }) => ({ cents, product }));
  const taxes = includedTaxes({ lines: goods, delivery: delivery - waived }, rates, address);
  return { bill: { ...bill, total: bill.total + addedCents(taxes) }, taxes };
}

/** Taxes at another address of a paid order, whose total stays: none is added or given back. */
export function taxesElsewhere(
  paid: TaxedOrder & { taxes: readonly IncludedTax[] },
  rates: readonly TaxRate[],
  address: string,
): IncludedTax[] {
  if (addedCents(paid.taxes) > 0) return [...paid.taxes];
  const included = rates.filter(({ onTop }) => !onTop);
  return includedTaxes(paid, included, address);
}

/** A country's rate for a product: that of its kind, else of its category, else the standard one. */
function rateOf(product: Taxed['product'], rates: readonly TaxRate[]): TaxRate | undefined {
  const withGroup = (isKinds: boolean) =>
    rates.find(
      ({ appliesTo = [] }) =>
        product &&
        isInGroups(
          product,
          appliesTo.filter(({ kind }) => (kind !== undefined) === isKinds),
        ),
    );
  return withGroup(true) ?? withGroup(false) ?? rates.find(({ appliesTo }) => !appliesTo);
}

/**
 * Cents of an invoice that stay after refunds of `backCents`, and the taxes that they include. Refunds
 * of parts take each tax in proportion.
 */
export function afterRefunds(
  totalCents: number,
  backCents: number,
  taxes: readonly IncludedTax[],
): { leftCents: number; taxes: IncludedTax[] } {
  const leftCents = totalCents - backCents;
  const left = (cents: number) =>
    totalCents === 0 ? 0 : Math.round((cents * leftCents) / totalCents);
  return { leftCents, taxes: taxes.map((tax) => ({ ...tax, cents: left(tax.cents) })) };
}

type OrderTaxes = Pick<Order, 'tax' | 'taxes'>;

/** An order's taxes: `tax` if it has one rate, `taxes` if it has several. */
export function toOrderTaxes(included: readonly IncludedTax[]): OrderTaxes {
  const taxes = included.map(({ cents, net, lines: _, ...tax }) => ({
    ...{ ...tax, amount: toDollars(cents) },
    ...(net !== undefined && { net: toDollars(net) }),
  }));
  const [tax] = taxes;
  return taxes.length > 1 ? { taxes } : { ...(tax && { tax }) };
}

/** Taxes that an order's total includes. */
export function taxesOf({ tax, taxes = tax ? [tax] : [] }: OrderTaxes): IncludedTax[] {
  return taxes.map(({ amount, net, ...each }) => ({
    ...{ ...each, cents: toCents(amount) },
    ...(net !== undefined && { net: toCents(net) }),
  }));
}

/** Returns true if two addresses are in different countries, whose taxes may differ. */
export function isOtherCountry(before: string, after: string): boolean {
  return countryKey(countryOf(before) ?? '') !== countryKey(countryOf(after) ?? '');
}

/** Tax included in an amount, rounded to whole cents once. */
export function taxIn(cents: number, rate: number): number {
  const hundredths = toHundredths(rate);
  return Math.round((cents * hundredths) / (10_000 + hundredths));
}

/** Tax added to an amount, in whole cents. */
export function taxOn(cents: number, rate: number): number {
  return Math.round((cents * toHundredths(rate)) / 10_000);
}

/** Percent in whole hundredths: 7.7 is 770. */
export function toHundredths(rate: number): number {
  return Math.round(rate * 100);
}

/** Lines below the total of a bill, for the taxes that its prices include. */
export function taxLines(taxes: readonly IncludedTax[]) {
  return taxes.filter(({ onTop }) => !onTop).map(taxLine);
}

/** Line of a tax that a total includes. */
export function taxLine({ name, rate, cents }: IncludedTax): { label: string; amount: string } {
  const label = i18n.t('Including {rate}% {tax}', { rate: formatCount(rate), tax: name });
  return { label, amount: formatCents(cents) };
}

/** Message if some of a rate's products have another rate in its country; undefined if none has. */
export function taxOverlapProblem(
  rate: Omit<TaxRate, 'id'>,
  others: readonly Omit<TaxRate, 'id'>[],
): string | undefined {
  const country = countryKey(rate.country);
  const groups = normalGroups(rate.appliesTo ?? []);
  for (const other of others.filter((each) => countryKey(each.country) === country)) {
    const taken = normalGroups(other.appliesTo ?? []);
    const shared = groups.filter(({ category, kind }) =>
      taken.some((each) => each.category === category && each.kind === kind),
    );
    if (shared.length < Math.max(groups.length, taken.length)) {
      if (shared.length === 0) continue;
      const [own, others] = [rate, other].map(({ name, rate: percent }) =>
        i18n.t('{rate}% {tax}', { rate: formatCount(percent), tax: name }),
      );
      return i18n.t(
        '{groups} would have two rates in {country}, {own} and {others}: leave it out of one of them.',
        { groups: groupNames(shared), country: rate.country, own, others },
      );
    }
    return rate.appliesTo
      ? i18n.t('There is a rate for {country} and {groups} already.', {
          country: rate.country,
          groups: groupNames(groups),
        })
      : i18n.t('There is a rate for {country} already.', { country: rate.country });
  }
  return undefined;
}
