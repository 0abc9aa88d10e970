import { i18n } from '../i18n.ts';
import type { printKinds } from '../rules/adminChoices.ts';
import type { OrderReturn } from '../schemas/returns.ts';
import { listed } from './beside.ts';
import { refusedOrder } from './orderRefusals.ts';
import { packingRefusal } from './orderStates.ts';
import { isAwaited } from './returns.ts';

/** Printed documents of an order: `docs/decisions/0045-prints.md`. */
export type PrintKind = (typeof printKinds)[number];

type PrintedOrder = Parameters<typeof packingRefusal>[0] & {
  returns?: { requests: readonly OrderReturn[] } | undefined;
};

type NamedOrder = PrintedOrder & { name: string };

/**
 * Returns true if an order has this document: an invoice once it was paid, even if it was refunded
 * later, a packing slip while the goods belong to the customer, and a return slip while units are on
 * their way back.
 */
export function hasPrint(kind: PrintKind, order: PrintedOrder): boolean {
  return notPrinted(kind, order) === undefined;
}

function notPrinted(kind: PrintKind, order: PrintedOrder): string | undefined {
  if (kind === 'packingSlip') return packingRefusal(order);
  if (kind === 'returnSlip') {
    return order.returns?.requests.some(isAwaited) ? undefined : 'has no return on its way';
  }
  return ['paid', 'refunded'].includes(order.payment_status) ? undefined : 'is not paid';
}

/** Reason why none of these orders can be printed; undefined if some can. */
export function printRefusal(kind: PrintKind, orders: readonly NamedOrder[]): string | undefined {
  if (orders.some((order) => hasPrint(kind, order))) return undefined;
  return i18n.t('Nothing to print: {reasons}.', { reasons: listed(leftOut(kind, orders)) });
}

/** Message about orders that are not in a file; undefined if all of them are. */
export function printMessage(kind: PrintKind, orders: readonly NamedOrder[]): string | undefined {
  const without = leftOut(kind, orders);
  if (without.length === 0) return undefined;
  const printed = i18n.t(
    '{kind, select, invoice {{count, plural, one {# invoice printed.} other {# invoices printed.}}} packingSlip {{count, plural, one {# packing slip printed.} other {# packing slips printed.}}} other {{count, plural, one {# return slip printed.} other {# return slips printed.}}}}',
    { kind, count: orders.length - without.length },
  );
  return `${printed} ${ordersLeftOut(without)}`;
}

/** Example: "2 orders were left out: H-10023 is not paid, H-10021 was cancelled." */
function ordersLeftOut(reasons: readonly string[]): string {
  return i18n.t(
    '{count, plural, one {# order was left out: {reasons}.} other {# orders were left out: {reasons}.}}',
    { count: reasons.length, reasons: listed(reasons) },
  );
}

function leftOut(kind: PrintKind, orders: readonly NamedOrder[]): string[] {
  return orders.flatMap((order) => {
    const reason = notPrinted(kind, order);
    return reason === undefined ? [] : [refusedOrder(order.name, reason)];
  });
}

const words = {
  invoice: { one: 'invoice', many: 'invoices' },
  packingSlip: { one: 'packing slip', many: 'packing slips' },
  returnSlip: { one: 'return slip', many: 'return slips' },
} as const;

/** Name of a file with these orders. */
export function printFileName(kind: PrintKind, [first = '', ...others]: string[]): string {
  const { one, many } = words[kind];
  const name = others.length > 0 ? many : `${one}-${first}`;
  return `${name.replace(' ', '-')}.pdf`;
}
