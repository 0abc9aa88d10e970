import type { printKinds } from '../rules/adminChoices.ts';
import { formatCount } from './money.ts';
import { notToPack } from './orderStates.ts';

/** What of an order is put on paper: `docs/decisions/0045-prints.md`. */
export type PrintKind = (typeof printKinds)[number];

type PrintedOrder = Parameters<typeof notToPack>[0];

type NamedOrder = PrintedOrder & { name: string };

/**
 * Whether an order has this document: an invoice once it was paid, whatever became of the money,
 * and a packing slip while its goods are the customer's.
 */
export function hasPrint(kind: PrintKind, order: PrintedOrder): boolean {
  return notPrinted(kind, order) === undefined;
}

function notPrinted(kind: PrintKind, order: PrintedOrder): string | undefined {
  if (kind === 'packingSlip') return notToPack(order);
  return ['paid', 'refunded'].includes(order.payment_status) ? undefined : 'is not paid';
}

/** Why nothing of these orders can be printed; undefined where some of them can. */
export function printRefusal(kind: PrintKind, orders: readonly NamedOrder[]): string | undefined {
  if (orders.some((order) => hasPrint(kind, order))) return undefined;
  return `Nothing to print: ${leftOut(kind, orders).join(', ')}.`;
}

/** What is told of a file that some of these orders are not in; undefined where all of them are. */
export function printMessage(kind: PrintKind, orders: readonly NamedOrder[]): string | undefined {
  const without = leftOut(kind, orders);
  if (without.length === 0) return undefined;
  const { one, many } = words[kind];
  const count = orders.length - without.length;
  const printed = `${formatCount(count)} ${count === 1 ? one : many} printed.`;
  return `${printed} ${ordersLeftOut(without)}`;
}

/** As "2 orders were left out: H-10023 is not paid, H-10021 was cancelled." */
function ordersLeftOut(reasons: readonly string[]): string {
  const who = reasons.length === 1 ? '1 order was' : `${formatCount(reasons.length)} orders were`;
  return `${who} left out: ${reasons.join(', ')}.`;
}

function leftOut(kind: PrintKind, orders: readonly NamedOrder[]): string[] {
  return orders.flatMap((order) => {
    const reason = notPrinted(kind, order);
    return reason === undefined ? [] : [`${order.name} ${reason}`];
  });
}

const words = {
  invoice: { one: 'invoice', many: 'invoices' },
  packingSlip: { one: 'packing slip', many: 'packing slips' },
} as const;

/** What a file with these orders is called. */
export function printFileName(kind: PrintKind, [first = '', ...others]: string[]): string {
  const { one, many } = words[kind];
  const name = others.length > 0 ? many : `${one}-${first}`;
  return `${name.replace(' ', '-')}.pdf`;
}
