import { i18n } from '../i18n.ts';
import type { Order } from '../schemas/order.ts';
import type { TaxRate } from '../schemas/selling.ts';
import { formatCents, formatCount, toCents, toDollars } from './money.ts';
import { taxLabel } from './ownNames.ts';
import { addedCents } from './pricing.ts';
import type { IncludedTax } from './taxes.ts';
import { needsRegion } from './taxRegions.ts';

/**
 * Refunds of returned units, and the part of each tax and its net in them; undefined where the lines
 * of a tax are unknown.
 */
type UnitsBack = {
  cents: number;
  added: readonly number[];
  addedNet: readonly number[];
  included: readonly ({ cents: number; net: number } | undefined)[];
};

/**
 * Cents of an invoice left after refunds of `backCents`, and their included taxes with nets.
 * Returned units take their own taxes where these are known; other refunds take each tax in
 * proportion.
 */
export function afterRefunds(
  totalCents: number,
  backCents: number,
  taxes: readonly IncludedTax[],
  { cents: unitsCents, added, addedNet, included }: UnitsBack = {
    ...{ cents: 0, added: [], addedNet: [], included: [] },
  },
): { leftCents: number; taxes: IncludedTax[] } {
  const leftCents = totalCents - backCents;
  const goods = totalCents - addedCents(taxes);
  const goodsBack = added.reduce((sum, cents) => sum - cents, unitsCents);
  const kept = totalCents - unitsCents;
  const left = (cents: number, units = (cents * goodsBack) / goods) =>
    kept === 0 || goods === 0 ? 0 : ((cents - units) * leftCents) / kept;
  const leftOf = ({ net, ...tax }: IncludedTax, index: number): IncludedTax => {
    const own = included[index];
    const [units, unitsNet] = tax.onTop
      ? [added[index] ?? 0, addedNet[index] ?? 0]
      : [own?.cents, own?.net];
    return {
      ...{ ...tax, cents: Math.round(left(tax.cents, units)) },
      // Rounds halves down, so that a tax and its net, which then both end in a half, add up.
      ...(net !== undefined && { net: -Math.round(-left(net, unitsNet)) }),
    };
  };
  return { leftCents, taxes: taxes.map(leftOf) };
}

type OrderTaxes = Pick<Order, 'tax' | 'taxes'>;

/** An order's taxes: `tax` if it has one rate, `taxes` if it has several. */
export function toOrderTaxes(included: readonly IncludedTax[]): OrderTaxes {
  const taxes = included.map(({ cents, net, left, netLeft, lines: _, nets: __, ...tax }) => ({
    ...{ ...tax, amount: toDollars(cents) },
    ...(net !== undefined && { net: toDollars(net) }),
    ...(left !== undefined && { afterRefunds: toDollars(left) }),
    ...(netLeft !== undefined && { netAfterRefunds: toDollars(netLeft) }),
  }));
  const [tax] = taxes;
  return taxes.length > 1 ? { taxes } : { ...(tax && { tax }) };
}

/** Taxes that an order's total includes. */
export function taxesOf({ tax, taxes = tax ? [tax] : [] }: OrderTaxes): IncludedTax[] {
  return taxes.map(({ amount, net, afterRefunds: left, netAfterRefunds: netLeft, ...each }) => ({
    ...{ ...each, cents: toCents(amount) },
    ...(net !== undefined && { net: toCents(net) }),
    ...(left !== undefined && { left: toCents(left) }),
    ...(netLeft !== undefined && { netLeft: toCents(netLeft) }),
  }));
}

/**
 * Row of a bill for taxes that are added once the zip code is known; none if it makes no
 * difference.
 */
export function unknownTaxes(address: string, rates: readonly TaxRate[]) {
  const added = rates.filter(({ onTop }) => onTop);
  return needsRegion(address, added)
    ? [{ label: i18n.t('Tax'), amount: i18n.t('Calculated from the zip code') }]
    : [];
}

/** Lines below the total of a bill, for the taxes that its prices include. */
export function taxLines(taxes: readonly IncludedTax[]) {
  return taxes.filter(({ onTop }) => !onTop).map(taxLine);
}

/** Line of a tax that a total includes. */
export function taxLine({ name, rate, cents }: IncludedTax): { label: string; amount: string } {
  const label = i18n.t('Including {rate}% {tax}', {
    ...{ rate: formatCount(rate), tax: taxLabel(name) },
  });
  return { label, amount: formatCents(cents) };
}
