import type { Product } from '../schemas/product.ts';
import type { CodeTerms, DeliveryMethod, DiscountCode } from '../schemas/selling.ts';
import { countryOf } from './addresses.ts';
import { countryKey } from './countries.ts';
import { formatCents, toCents } from './money.ts';
import { groupNames, isInGroups } from './productGroups.ts';

/** A line as it is priced: what its units cost together, in cents, and what they are. */
export type BilledLine = Pick<Product, 'category' | 'kind'> & { cents: number };

/** What an order comes to, in cents: `total` is `goods + delivery - discount`. */
type Bill = {
  goods: number;
  delivery: number;
  discount: number;
  /** The part of `discount` that is the delivery’s. */
  waived: number;
  total: number;
};

/**
 * Prices an order. A code takes its share of the lines that it is for, a sum of at most what they
 * cost, or what the delivery costs; one that is not for these lines takes nothing. The delivery is
 * free by what the goods cost after that.
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

/** Whether a code is for a product. */
export function isFor(
  { appliesTo }: Pick<CodeTerms, 'appliesTo'>,
  product: Pick<Product, 'category' | 'kind'>,
): boolean {
  return !appliesTo || isInGroups(product, appliesTo);
}

function reducedLines(code: CodeTerms, lines: readonly BilledLine[]): BilledLine[] {
  return lines.filter((line) => isFor(code, line));
}

/** Why a code takes nothing off these lines; undefined when it does. */
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

/** A code as it is kept: small letters are as good as large ones. */
export function normalCode(typed: string): string {
  return typed.trim().toUpperCase();
}

/** How often a code was used, open payments included. */
export type CodeUses = { inAll: number; byCustomer: number };

/**
 * Why a code cannot be used on this day; undefined when it can. What it was is not told of one that
 * has ended or has not begun: that may be nobody's business yet.
 */
export function codeProblem(
  code: Omit<DiscountCode, 'uses'> | undefined,
  typed: string,
  { today, uses }: { today: string; uses: CodeUses },
): string | undefined {
  const name = normalCode(typed);
  if (!code || (code.from && today < code.from)) return `There is no code ${name}.`;
  if (code.hasEnded || (code.until && today > code.until)) return `The code ${name} has ended.`;
  if (code.maxUses && uses.inAll >= code.maxUses) return `The code ${name} has been used up.`;
  if (code.maxUsesPerCustomer && uses.byCustomer >= code.maxUsesPerCustomer) {
    return `You have used the code ${name} already.`;
  }
  return undefined;
}

/** The methods that go to an address; all of them as long as it names no country. */
export function methodsTo(methods: readonly DeliveryMethod[], address: string): DeliveryMethod[] {
  const country = countryOf(address);
  return methods.filter(
    ({ countries }) =>
      !country ||
      countries.length === 0 ||
      countries.some((name) => countryKey(name) === countryKey(country)),
  );
}

/** What an order's form chose, where it goes there; else the first that does. */
export function chosenMethod(
  methods: readonly DeliveryMethod[],
  { delivery, address }: { delivery?: string | undefined; address: string },
): DeliveryMethod | undefined {
  const there = methodsTo(methods, address);
  return there.find(({ id }) => id === delivery) ?? there[0];
}

/** "Standard, 3 to 5 days". */
export function deliveryName({ name, minDays, maxDays }: DeliveryMethod): string {
  const days = minDays < maxDays ? `${minDays} to ${maxDays}` : `${maxDays}`;
  return `${name}, ${days} ${days === '1' ? 'day' : 'days'}`;
}

/** What is said of the delivery before it is chosen; undefined where the shop has none. */
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

/** What an order was priced with, in cents. */
type PricedOrder = {
  totalCents: number;
  deliveryName: string | null;
  deliveryCents: number;
  code: string | null;
  discountCents: number;
};

/** What stands between a bill's lines and its total; nothing where the lines are all there is. */
export function billSums(order: PricedOrder): { label: string; amount: string }[] {
  const { totalCents, deliveryName: delivery, deliveryCents, code, discountCents } = order;
  if (delivery === null && code === null) return [];
  const price = deliveryCents === 0 ? 'Free' : formatCents(deliveryCents);
  return [
    { label: 'Subtotal', amount: formatCents(totalCents - deliveryCents + discountCents) },
    ...(delivery === null ? [] : [{ label: `Delivery: ${delivery}`, amount: price }]),
    ...(code === null ? [] : [{ label: `Code ${code}`, amount: `−${formatCents(discountCents)}` }]),
  ];
}
