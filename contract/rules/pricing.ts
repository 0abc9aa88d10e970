import { i18n } from '../i18n.ts';
import type { Product } from '../schemas/product.ts';
import type { CodeTerms, DeliveryMethod, DiscountCode } from '../schemas/selling.ts';
import { roundCents } from './amounts.ts';
import { formatDay } from './days.ts';
import { formatCents, formatCount, toCents } from './money.ts';
import { taxLabel } from './ownNames.ts';
import { groupNames, isInGroups } from './productGroups.ts';

/** A priced line: the total of its units in cents, their number (1 by default), and its product. */
export type BilledLine = Pick<Product, 'category' | 'kind'> & {
  cents: number;
  quantity?: number | undefined;
};

/** Amounts of an order in cents: `total` is `goods + delivery - discount`. */
export type Bill = {
  goods: number;
  delivery: number;
  discount: number;
  /** The part of `discount` that applies to the delivery. */
  waived: number;
  total: number;
};

/**
 * Prices an order. A code takes its percentage of the lines that it applies to, an amount up to
 * their total, or the delivery cost; without such lines it takes nothing. Free delivery depends on
 * the goods total after the discount.
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

/** Splits an amount in proportion to weights, into payable parts that add up to it. */
export function spread(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let [before, given] = [0, 0];
  return weights.map((weight) => {
    before += weight;
    const part = (before === all ? cents : roundCents((cents * before) / all)) - given;
    given += part;
    return part;
  });
}

/** Lines after the discount, which is divided among the lines that its code applies to. */
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
  if (kind === 'percent') return roundCents((goods * value) / 100);
  return kind === 'sum' ? Math.min(goods, toCents(value)) : 0;
}

export function deliveryCents({ price, freeFrom }: DeliveryMethod, goods: number): number {
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

/**
 * Reason why a code does not reduce these lines; undefined if it does.
 *
 * @param labelOf translation of a kind
 */
export function termsProblem(
  code: CodeTerms,
  lines: readonly BilledLine[],
  labelOf?: (kind: string) => string,
): string | undefined {
  const { code: name, appliesTo, minimum } = code;
  const reduced = reducedLines(code, lines);
  if (appliesTo && reduced.length === 0) {
    const groups = groupNames(appliesTo, labelOf);
    return i18n.t('The code {code} is only for {groups}.', { code: name, groups });
  }
  if (sumOf(reduced) >= toCents(minimum)) return undefined;
  const least = formatCents(toCents(minimum));
  return appliesTo
    ? i18n.t('The code {code} is for {price} or more of {groups}.', {
        code: name,
        price: least,
        groups: groupNames(appliesTo, labelOf),
      })
    : i18n.t('The code {code} is for orders of {price} or more.', { code: name, price: least });
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
  const name = { code: normalCode(typed) };
  if (!code || (code.from && today < code.from)) return i18n.t('There is no code {code}.', name);
  if (code.hasEnded) return i18n.t('The code {code} has ended.', name);
  if (code.until && today > code.until) {
    return i18n.t('The code {code} ended on {day}.', { ...name, day: formatDay(code.until) });
  }
  if (code.maxUses && uses.inAll >= code.maxUses) {
    return i18n.t('The code {code} has been used up.', name);
  }
  if (code.maxUsesPerCustomer && uses.byCustomer >= code.maxUsesPerCustomer) {
    return i18n.t('You have used the code {code} already.', name);
  }
  return undefined;
}

/** Amounts of an order, in cents. */
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

export function addedCents(taxes: readonly Pick<AddedTax, 'cents' | 'onTop'>[]): number {
  return taxes.reduce((sum, { cents, onTop }) => sum + (onTop ? cents : 0), 0);
}

/** Returns true for a tax that adds to the total, however little. */
export function isAdded({ cents, onTop }: Pick<AddedTax, 'cents' | 'onTop'>): boolean {
  return onTop === true && cents !== 0;
}

/** Rows between a bill's lines and its total; empty if there are only lines. */
export function billRows(order: PricedOrder): { label: string; amount: string }[] {
  const { totalCents, deliveryName: delivery, deliveryCents, code, discountCents } = order;
  const added = order.taxes.filter(isAdded);
  if (delivery === null && code === null && added.length === 0) return [];
  const goods = totalCents - deliveryCents + discountCents - addedCents(added);
  const price = deliveryCents === 0 ? i18n.t('Free') : formatCents(deliveryCents);
  return [
    { label: i18n.t('Subtotal'), amount: formatCents(goods) },
    ...(delivery === null
      ? []
      : [{ label: i18n.t('Delivery: {delivery}', { delivery }), amount: price }]),
    ...(code === null
      ? []
      : [
          {
            label: code ? i18n.t('Code {code}', { code }) : i18n.t('Discount'),
            amount: `−${formatCents(discountCents)}`,
          },
        ]),
    ...added.map(({ name, rate, cents }) => ({
      ...{
        label: i18n.t('{rate}% {tax}', { rate: formatCount(rate), tax: taxLabel(name) }),
        amount: formatCents(cents),
      },
    })),
  ];
}
