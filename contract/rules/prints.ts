import type { printKinds } from '../rules/adminChoices.ts';
import { isPaidOrOnAccount } from './orderStates.ts';

/** What of an order is put on paper: `docs/decisions/0045-prints.md`. */
export type PrintKind = (typeof printKinds)[number];

/**
 * Whether an order has this document: an invoice once it was paid, whatever became of the money,
 * and a packing slip while its goods are the customer's.
 */
export function hasPrint(
  kind: PrintKind,
  order: Parameters<typeof isPaidOrOnAccount>[0] & { delivery_status: string },
): boolean {
  if (kind === 'invoice') return ['paid', 'refunded'].includes(order.payment_status);
  return isPaidOrOnAccount(order) && order.delivery_status !== 'cancelled';
}

/** Why these orders can't be printed together; undefined when they can. */
export function printRefusal(
  kind: PrintKind,
  orders: readonly (Parameters<typeof hasPrint>[1] & { name: string })[],
): string | undefined {
  const without = orders.filter((order) => !hasPrint(kind, order)).map(({ name }) => name);
  if (without.length === 0) return undefined;
  const why = kind === 'invoice' ? 'Not paid, so without an invoice' : 'Nothing to pack';
  return `${why}: ${without.join(', ')}.`;
}

const words = { invoice: 'invoice', packingSlip: 'packing-slip' } as const;

/** What a file with these orders is called. */
export function printFileName(kind: PrintKind, [first = '', ...others]: string[]): string {
  return others.length > 0 ? `${words[kind]}s.pdf` : `${words[kind]}-${first}.pdf`;
}
