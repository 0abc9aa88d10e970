import type { Product } from '../schemas/product.ts';
import type { CodeTerms, DeliveryMethod, TaxRate } from '../schemas/selling.ts';
import { roundCents } from './amounts.ts';
import { toCents } from './money.ts';
import {
  addedCents,
  type Bill,
  type BilledLine,
  billOf,
  codeAppliesTo,
  paidLines,
  spread,
} from './pricing.ts';
import { isInGroups } from './productGroups.ts';
import { isTaxOf, type Place, placesOf } from './taxRegions.ts';

/** A tax of a total: `docs/decisions/0071-tax-rates-by-kind.md`, `0094-taxes-by-region.md`. */
export type IncludedTax = {
  name: string;
  /** Percent, with at most three decimals. */
  rate: number;
  /** The included tax. */
  cents: number;
  /** Net cents that it is charged on; unknown for orders of earlier releases. */
  net?: number | undefined;
  /** True if it was added to the prices. */
  onTop?: boolean | undefined;
  /** Cents on each line, by its position: of an added tax, or of an included one that taxes only a part. */
  lines?: number[] | undefined;
  /** The part of `net` on each line, if an included tax is charged on only a part. */
  nets?: number[] | undefined;
  /** Cents of it left after refunds; unknown without refunds. */
  left?: number | undefined;
  /** The same of `net`. */
  netLeft?: number | undefined;
};

/** Sold goods; a deleted product's group is unknown. */
type Taxed = {
  cents: number;
  /** 1 by default. */
  quantity?: number | undefined;
  product: Pick<Product, 'category' | 'kind'> | undefined;
};

/** Goods of an order, each after the discount, and its delivery: their sum is the order's total. */
export type TaxedOrder = { lines: readonly Taxed[]; delivery: number };

/** A part of a line's price, or of the delivery's, with its rates. */
type Part = { cents: number; rates: TaxRate[] };

/**
 * Taxes of an order, by the places of its address and the kinds of its products; none for places
 * without a rate. Each line is rounded separately, and a tax is the total of its lines. The delivery is
 * taxed as the goods are, in proportion to their prices. Rates of the same name and percentage are
 * one tax.
 */
export function taxesOn(
  { lines, delivery }: TaxedOrder,
  rates: readonly TaxRate[],
  places: readonly Place[],
): IncludedTax[] {
  const there = rates.filter((rate) => places.some((place) => isTaxOf(rate, place)));
  const goods = new Map<string, Part>();
  const taxes = new Map<string, IncludedTax & { net: number; lines: number[]; nets: number[] }>();
  const keyOf = ({ name, rate, onTop = false }: TaxRate) => JSON.stringify([name, rate, onTop]);
  /** Adds the taxes of a line or of the delivery: each is rounded once for all of its parts. */
  const add = (parts: readonly Part[], line?: number) => {
    const found = new Map<string, { tax: TaxRate; cents: number; net: number }>();
    const put = (tax: TaxRate, cents: number, net: number) => {
      const sums = found.get(keyOf(tax)) ?? { tax, cents: 0, net: 0 };
      found.set(keyOf(tax), { tax, cents: sums.cents + cents, net: sums.net + net });
    };
    const includedIn = (part: Part) => part.rates.filter(({ onTop }) => !onTop);
    const setOf = (part: Part) => JSON.stringify(includedIn(part).map(keyOf));
    for (const set of new Set(parts.map(setOf))) {
      const same = parts.filter((part) => setOf(part) === set);
      const amount = same.reduce((sum, { cents }) => sum + cents, 0);
      const included = same.slice(0, 1).flatMap(includedIn);
      const shared = included.map(({ rate }) => rate);
      const cents = shared.map((rate) => taxIn(amount, rate, shared));
      const net = cents.reduce((rest, each) => rest - each, amount);
      included.forEach((tax, index) => {
        put(tax, cents[index] ?? 0, net);
      });
      for (const part of same) {
        const partNet = amount === 0 ? 0 : (net * part.cents) / amount;
        for (const tax of part.rates.filter(({ onTop }) => onTop)) put(tax, 0, partNet);
      }
    }
    for (const [key, { tax, cents, net }] of found) {
      const { name, rate, onTop } = tax;
      const empty = { cents: 0, net: 0, lines: lines.map(() => 0), nets: lines.map(() => 0) };
      const sums = taxes.get(key) ?? { name, rate, ...empty, ...(onTop && { onTop }) };
      const due = onTop ? taxOn(net, rate) : cents;
      sums.cents += due;
      sums.net += Math.round(net);
      if (line !== undefined) {
        sums.lines[line] = (sums.lines[line] ?? 0) + due;
        sums.nets[line] = (sums.nets[line] ?? 0) + Math.round(net);
      }
      taxes.set(key, sums);
    }
  };
  lines.forEach((each, line) => {
    const parts = partsOf(each, ratesOf(each.product, there, places));
    for (const { cents, rates: taxed } of parts) {
      const key = taxed.map((rate) => there.indexOf(rate)).join();
      goods.set(key, { rates: taxed, cents: (goods.get(key)?.cents ?? 0) + cents });
    }
    add(parts, line);
  });
  const taxedGoods = [...goods.values()];
  const shares = spread(
    delivery,
    taxedGoods.map(({ cents }) => cents),
  );
  add(
    taxedGoods.map(({ rates: taxed }, index) => ({
      rates: taxed.filter(({ exceptDelivery }) => !exceptDelivery),
      cents: shares[index] ?? 0,
    })),
  );
  const found = [...new Set(there.map(keyOf))].flatMap((key) => taxes.get(key) ?? []);
  const total = lines.reduce((sum, { cents }) => sum + cents, delivery);
  return found.map(({ lines: taxed, nets, ...tax }) => {
    if (tax.onTop) return { ...tax, lines: taxed };
    return tax.net + tax.cents === total ? tax : { ...tax, lines: taxed, nets };
  });
}

/**
 * A bill with its taxes, after the discount of its code and with its delivery. A paid order keeps the
 * places that its added taxes are for (`addedIn`).
 */
export function taxedBill(
  lines: readonly BilledLine[],
  terms: { delivery?: DeliveryMethod; code?: CodeTerms },
  {
    rates,
    address,
    addedIn,
  }: { rates: readonly TaxRate[]; address: string; addedIn?: readonly Place[] | null },
): { bill: Bill; taxes: IncludedTax[] } {
  const bill = billOf(lines, terms);
  const { discount, delivery, waived } = bill;
  const { code } = terms;
  const applies = (line: BilledLine) => code !== undefined && codeAppliesTo(code, line);
  const paid = paidLines(lines, discount - waived, applies);
  const goods = paid.map(({ cents, quantity, ...product }) => ({ cents, quantity, product }));
  const order = { lines: goods, delivery: delivery - waived };
  const taxes = addedIn
    ? [
        ...onlyIncluded(order, rates, address),
        ...taxesOn(order, rates, addedIn).filter(({ onTop }) => onTop),
      ]
    : taxesOn(order, rates, placesOf(address));
  return { bill: { ...bill, total: bill.total + addedCents(taxes) }, taxes };
}

/**
 * Taxes at another address of a paid order, whose total stays: the included ones are those of the
 * address, and added ones stay as they were paid.
 */
export function taxesElsewhere(
  paid: TaxedOrder & { taxes: readonly IncludedTax[] },
  rates: readonly TaxRate[],
  address: string,
): IncludedTax[] {
  return [...onlyIncluded(paid, rates, address), ...paid.taxes.filter(({ onTop }) => onTop)];
}

/** Taxes that the prices include, without those that are added, which may replace a country's. */
export function onlyIncluded(
  order: TaxedOrder,
  rates: readonly TaxRate[],
  address: string,
): IncludedTax[] {
  return taxesOn(order, rates, placesOf(address)).filter(({ onTop }) => !onTop);
}

/** Key of the tax that a rate is of: '' for the main one, else its name, which ignores case. */
export function taxKey({ inAddition, name }: Pick<TaxRate, 'inAddition' | 'name'>): string {
  return inAddition ? name.trim().toLowerCase() : '';
}

/**
 * Rates for a product, for each tax separately: the first one that applies to its price counts. Those of
 * the region precede the country's, and the kind's precede the category's and the standard ones.
 */
function ratesOf(
  product: Taxed['product'],
  rates: readonly TaxRate[],
  places: readonly Place[],
): TaxRate[][] {
  const isFor = ({ appliesTo }: TaxRate, isKinds: boolean | undefined) =>
    isKinds === undefined || !product
      ? !appliesTo
      : isInGroups(
          product,
          (appliesTo ?? []).filter(({ kind }) => (kind !== undefined) === isKinds),
        );
  return [...new Set(rates.map(taxKey))].map((tax) =>
    places.flatMap((place) =>
      [true, false, undefined].flatMap((isKinds) => {
        const fit = rates.filter(
          (rate) => taxKey(rate) === tax && isTaxOf(rate, place) && isFor(rate, isKinds),
        );
        return fit.sort((a, b) => Number(a.upTo === undefined) - Number(b.upTo === undefined));
      }),
    ),
  );
}

/** Parts of a line with different rates: one, unless a rate is for a part of the price. */
function partsOf({ cents, quantity = 1 }: Taxed, taxes: readonly TaxRate[][]): Part[] {
  const limit = (upTo: number) => toCents(upTo) * quantity;
  const limits = taxes.flatMap((rates) => {
    const unlimited = rates.findIndex(({ upTo }) => upTo === undefined);
    const limited = unlimited < 0 ? rates : rates.slice(0, unlimited);
    return limited.flatMap(({ upTo, splitsPrice }) => (splitsPrice ? (upTo ?? []) : []));
  });
  const inside = limits.map(limit).filter((end) => end > 0 && end < cents);
  let from = 0;
  return [...new Set([...inside.sort((a, b) => a - b), cents])].map((to) => {
    const reached = ({ upTo, splitsPrice }: TaxRate) =>
      upTo === undefined || (splitsPrice ? to : cents) <= limit(upTo);
    const part = { cents: to - from, rates: taxes.flatMap((rates) => rates.find(reached) ?? []) };
    from = to;
    return part;
  });
}

/** Tax included in an amount, in whole cents; `rates` are all that it includes. */
export function taxIn(cents: number, rate: number, rates: readonly number[] = [rate]): number {
  const all = rates.reduce((sum, each) => sum + toThousandths(each), 0);
  return Math.round((cents * toThousandths(rate)) / (100_000 + all));
}

/** Tax added to an amount, in cents that can be paid. */
export function taxOn(cents: number, rate: number): number {
  return roundCents((cents * toThousandths(rate)) / 100_000);
}

/** Percent in whole thousandths: 9.975 is 9975. */
export function toThousandths(rate: number): number {
  return Math.round(rate * 1000);
}
