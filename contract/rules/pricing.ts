import type { Product } from '../schemas/product.ts';
import type { CodeTerms, DeliveryMethod, DiscountCode } from '../schemas/selling.ts';
import { countryOf } from './addresses.ts';
import { countryKey } from './countries.ts';
import { formatDay } from './days.ts';
import { formatCents, toCents } from './money.ts';
import { groupNames, isInGroups } from './productGroups.ts';

/** A priced line: the sum of its units in cents, and its product. */
export type BilledLine = Pick<Product, 'category' | 'kind'> & { cents: number };

/** Sums of an order in cents: `total` is `goods + delivery - discount`. */
export type Bill = {
  goods: number;
  delivery: number;
  discount: number;
  /** The part of `discount` that is the delivery’s. */
  waived: number;
  total: number;
};

/**
 * Prices an order. A code takes its percentage of the lines that it applies to, an amount up to
 * their sum, or the delivery cost; without such lines it takes nothing. Free delivery depends on
 * the sum of the goods after the discount.
 */
export function billOf(
  lines: readonly BilledLine[],
  { delivery: method, code }: { delivery?: DeliveryMethod; code?: CodeTerms },
): Bill {
  const goods = sumOf(lines);
  const taken = code && termsProblem(code, lines) === undefined ? code : undefined;
  const off = taken ? discountOn(sumOf(reducedLines(taken, lines)), taken) : 0;
  const delivery = method ? deliveryCents(method, goods - off) : 0;
  const waived = taken?.kind === 'freeDelivery' ? delivery : 0;
  const discount = off + waived;
  return { goods, delivery, discount, waived, total: goods + delivery - discount };
}

/** Splits a sum in proportion to weights, in whole cents that add up to it. */
export function spread(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [before, given] = [0, 0];
  return weights.map((weight) => {
    before += weight;
    const part = (all === 0 ? cents : Math.round((cents * before) / all)) - given;
    given += part;
    return part;
  });
}

/** Lines after the discount, which those that its code applies to share. */
export function paidLines<L extends { cents: number }>(
  lines: readonly L[],
  discount: number,
  codeApplies: (line: L) => boolean,
): L[] {
  const off = spread(
    discount,
    lines.map((line) => (codeApplies(line) ? line.cents : 0)),
  );
  return lines.map((line, index) => ({ ...line, cents: line.cents - (off[index] ?? 0) }));
}

function discountOn(goods: number, { kind, value }: CodeTerms): number {
  if (kind === 'percent') return Math.round((goods * value) / 100);
  return kind === 'sum' ? Math.min(goods, toCents(value)) : 0;
}

function deliveryCents({ price, freeFrom }: DeliveryMethod, goods: number): number {
  return freeFrom !== undefined && goods >= toCents(freeFrom) ? 0 : toCents(price);
}

function sumOf(lines: readonly BilledLine[]): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

export function codeAppliesTo(
  { appliesTo }: Pick<CodeTerms, 'appliesTo'>,
  product: Pick<Product, 'category' | 'kind'>,
): boolean {
  return !appliesTo || isInGroups(product, appliesTo);
}

function reducedLines(code: CodeTerms, lines: readonly BilledLine[]): BilledLine[] {
  return lines.filter((line) => codeAppliesTo(code, line));
}

/** Reason why a code does not reduce these lines; undefined if it does. */
export function termsProblem(code: CodeTerms, lines: readonly BilledLine[]): string | undefined {
  const { code: name, appliesTo, minimum } = code;
  const reduced = reducedLines(code, lines);
  if (appliesTo && reduced.length === 0) {
    return `The code ${name} is only for ${groupNames(appliesTo)}.`;
  }
  if (sumOf(reduced) >= toCents(minimum)) return undefined;
  const least = formatCents(toCents(minimum));
  return appliesTo
    ? `The code ${name} is for ${least} or more of ${groupNames(appliesTo)}.`
    : `The code ${name} is for orders of ${least} or more.`;
}

/** Stored form of a code, which ignores case, spaces around it and pasted invisible characters. */
export function normalCode(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toUpperCase();
}

/** Uses of a code, including open payments. */
export type CodeUses = { inAll: number; byCustomer: number };

/**
 * Reason why a code cannot be used on this day; undefined if it can. The terms of a code that has
 * ended or has not begun stay secret.
 */
export function codeProblem(
  code: Omit<DiscountCode, 'uses'> | undefined,
  typed: string,
  { today, uses }: { today: string; uses: CodeUses },
): string | undefined {
  const name = normalCode(typed);
  if (!code || (code.from && today < code.from)) return `There is no code ${name}.`;
  if (code.hasEnded) return `The code ${name} has ended.`;
  if (code.until && today > code.until)
    return `The code ${name} ended on ${formatDay(code.until)}.`;
  if (code.maxUses && uses.inAll >= code.maxUses) return `The code ${name} has been used up.`;
  if (code.maxUsesPerCustomer && uses.byCustomer >= code.maxUsesPerCustomer) {
    return `You have used the code ${name} already.`;
  }
  return undefined;
}

/** Methods that deliver to an address; all of them until it names a country. */
export function methodsTo(methods: readonly DeliveryMethod[], address: string): DeliveryMethod[] {
  const country = countryOf(address);
  return methods.filter(
    ({ countries }) =>
      !country ||
      countries.length === 0 ||
      countries.some((name) => countryKey(name) === countryKey(country)),
  );
}

/** The chosen delivery method if it goes to the address, else the first that does. */
export function chosenMethod(
  methods: readonly DeliveryMethod[],
  { delivery, address }: { delivery?: string | undefined; address: string },
): DeliveryMethod | undefined {
  const there = methodsTo(methods, address);
  return there.find(({ id }) => id === delivery) ?? there[0];
}

/** Hint about the delivery before one is chosen; undefined if the shop has none. */
export function deliveryHint(
  methods: readonly DeliveryMethod[],
  goods: number,
): string | undefined {
  const prices = methods.map((method) => deliveryCents(method, goods));
  if (prices.length === 0) return undefined;
  const lowest = Math.min(...prices);
  if (lowest === 0) return 'Free delivery';
  const missing = methods.flatMap(({ freeFrom }) =>
    freeFrom === undefined ? [] : [toCents(freeFrom) - goods],
  );
  return missing.length > 0
    ? `${formatCents(Math.min(...missing))} more for free delivery`
    : `Delivery from ${formatCents(lowest)}`;
}

/** Sums of an order, in cents. */
type PricedOrder = {
  totalCents: number;
  deliveryName: string | null;
  deliveryCents: number;
  code: string | null;
  discountCents: number;
  taxes: readonly AddedTax[];
};

/** A tax; `onTop` if it is added to the prices. */
type AddedTax = { name: string; rate: number; cents: number; onTop?: boolean | undefined };

/** Cents of the taxes that are added to the prices. */
export function addedCents(taxes: readonly Pick<AddedTax, 'cents' | 'onTop'>[]): number {
  return taxes.reduce((sum, { cents, onTop }) => sum + (onTop ? cents : 0), 0);
}

/** Sums between a bill's lines and its total; empty if there are only lines. */
export function billSums(order: PricedOrder): { label: string; amount: string }[] {
  const { totalCents, deliveryName: delivery, deliveryCents, code, discountCents } = order;
  const added = order.taxes.filter(({ onTop }) => onTop);
  if (delivery === null && code === null && added.length === 0) return [];
  const goods = totalCents - deliveryCents + discountCents - addedCents(added);
  const price = deliveryCents === 0 ? 'Free' : formatCents(deliveryCents);
  return [
    { label: 'Subtotal', amount: formatCents(goods) },
    ...(delivery === null ? [] : [{ label: `Delivery: ${delivery}`, amount: price }]),
    ...(code === null ? [] : [{ label: `Code ${code}`, amount: `−${formatCents(discountCents)}` }]),
    ...added.map(({ name, rate, cents }) => ({
      ...{ label: `${rate}% ${name}`, amount: formatCents(cents) },
    })),
  ];
}
