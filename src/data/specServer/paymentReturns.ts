import type { CreateOrderRequest } from '../../../contract/schemas/order.ts';
import { persisted } from '../persisted.ts';

/** A return from payment for which this browser has requested an order. */
export type PaymentReturn = {
  isOrdered: boolean;
  /** Time of the request, ms; 0 once the server has answered that it failed. */
  requestedAt: number;
  /** Ids of the customer's orders before the request. */
  knownOrders: string[];
  /** The customer's cart at the request, as text. */
  cart: string;
};

type Entry = PaymentReturn & { userId: string; id: string };

const stored = persisted('hemline.paymentReturns', parseEntries);
const maxEntries = 20;

/**
 * Customer's returns from payment, shared by all tabs. Spec-only servers create an order for each
 * `POST /createorder`, so the app must send only one per return.
 */
export function paymentReturnsOf(userId: string) {
  const others = (id?: string) =>
    (stored.read() ?? []).filter((entry) => entry.userId !== userId || (id && entry.id !== id));
  return {
    find: (id: string): PaymentReturn | undefined =>
      stored.read()?.find((entry) => entry.userId === userId && entry.id === id),
    save: (id: string, entry: PaymentReturn) =>
      stored.write([{ ...entry, userId, id }, ...others(id)].slice(0, maxEntries)),
    remove: (id: string) => stored.write(others(id)),
    /** Call before the next payment, whose return may have the same URL. */
    removeAll() {
      if (stored.read()) stored.write(others());
    },
  };
}

/** Short id of a return, which contains no personal data. */
export function returnId(request: CreateOrderRequest): string {
  const { address, phone, email, sessionId = '' } = request;
  let hash = 0;
  for (const character of JSON.stringify([address, phone, email, sessionId])) {
    hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  }
  return hash.toString(36);
}

function parseEntries(value: unknown): Entry[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((entry): entry is Entry => {
    const { userId, id, isOrdered, requestedAt, knownOrders, cart } = entry ?? {};
    const hasTexts = [userId, id, cart].every((text) => typeof text === 'string');
    return (
      hasTexts &&
      typeof isOrdered === 'boolean' &&
      typeof requestedAt === 'number' &&
      Array.isArray(knownOrders)
    );
  });
}
