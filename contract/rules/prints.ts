import type { printKinds } from '../rules/adminChoices.ts';

/** What of an order is put on paper: `docs/decisions/0045-prints.md`. */
export type PrintKind = (typeof printKinds)[number];

/**
 * Whether an order has this document: an invoice once it was paid, whatever became of the money,
 * and a packing slip unless it was cancelled or refunded.
 */
export function hasPrint(
  kind: PrintKind,
  order: { payment_status: string; delivery_status: string },
): boolean {
  const { payment_status, delivery_status } = order;
  if (payment_status === 'paid') return kind === 'invoice' || delivery_status !== 'cancelled';
  return kind === 'invoice' && payment_status === 'refunded';
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
