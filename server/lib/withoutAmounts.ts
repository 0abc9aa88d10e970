import type { TSchema } from 'typebox';
import type { JsonSchema } from '../../contract/explain.ts';

/** Fields of orders and customers that a role without `orders:sums` does not get, at any depth. */
const sums = new Set([
  ...['total', 'price', 'subtotal', 'amount', 'paid', 'refunded', 'refundable', 'refundableRest'],
  ...['discount', 'codeApplies', 'tax', 'taxes', 'refunds', 'refundPending', 'manualPayment'],
  ...['giftCard', 'difference', 'more', 'paidLater', 'spend'],
  // Entries of the history.
  ...['refund', 'refundNote', 'taken'],
]);

/** A call's reply of this schema without amounts. The `total` of a page is a count, and stays. */
export function replyWithoutAmounts(reply: unknown, schema: JsonSchema): unknown {
  const isPage = schema.properties?.total?.type === 'integer';
  return isPage && typeof reply === 'object' && reply !== null && 'total' in reply
    ? { ...withoutAmounts(reply), total: reply.total }
    : withoutAmounts(reply);
}

/** A reply about orders without its prices, amounts and payment data; `payment_status` stays. */
export function withoutAmounts<T>(reply: T): T;
export function withoutAmounts(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map((one: unknown) => withoutAmounts(one));
  if (typeof reply !== 'object' || reply === null || Buffer.isBuffer(reply)) return reply;
  return Object.fromEntries(
    Object.entries(reply)
      .filter(([name, value]) => !sums.has(name) && !isCost(name, value))
      .map(([name, value]) => [name, withoutAmounts(value)]),
  );
}

/** Delivery costs; in other replies, `delivery` has texts and a price. */
function isCost(name: string, value: unknown): boolean {
  return name === 'delivery' && typeof value === 'number';
}

/** The schema of a reply that may come without amounts. */
export function withOptionalAmounts(schema: TSchema): TSchema {
  return JSON.parse(
    JSON.stringify(schema, (name, value) =>
      name === 'required' && Array.isArray(value)
        ? value.filter((field: string) => !sums.has(field))
        : value,
    ),
  );
}
