import { useSyncExternalStore } from 'react';
import { persisted } from './persisted.ts';

/** The order form as it stands, in the form's own terms, and what else was chosen for the order. */
type OrderDraft = {
  fullName?: string;
  email?: string;
  phone?: string;
  address?: string;
  savesToAccount?: boolean;
  /** The id of a delivery method. */
  delivery?: string;
  code?: string;
  /** Why the checkout refused the code, which the shop had offered to this visitor. */
  codeRefusal?: string;
};

type StoredDraft = { userId: string; draft: OrderDraft };

const customers = persisted('hemline.orderDraft', parseDraft);
const guests = persisted('hemline.orderDraft', parseDraft, 'sessionStorage');

/**
 * What a customer typed into the order form: it survives a reload, a way to the payment and back,
 * and a session that ends, but not a logout. Nobody else who logs in here sees it. A guest's is
 * their tab's alone.
 */
export function orderDraftOf(customerId: string | undefined) {
  const { read, write, remove, subscribe } = customerId === undefined ? guests : customers;
  const userId = customerId ?? 'guest';
  function readDraft() {
    const kept = read();
    return kept?.userId === userId ? kept.draft : undefined;
  }
  return {
    readDraft,
    keepDraft: (change: OrderDraft) => write({ userId, draft: { ...readDraft(), ...change } }),
    forgetDraft: remove,
    subscribe,
  };
}

/** What the price of the order depends on: another letter of a name re-renders nothing. */
export function useDraftedChoices(
  customerId: string | undefined,
): Pick<OrderDraft, 'address' | 'delivery' | 'code' | 'codeRefusal'> {
  const { readDraft, subscribe } = orderDraftOf(customerId);
  const read = () => {
    const { address, delivery, code, codeRefusal } = readDraft() ?? {};
    // A string, which React compares by what it says.
    return JSON.stringify({ address, delivery, code, codeRefusal });
  };
  return JSON.parse(useSyncExternalStore(subscribe, read, () => '{}'));
}

function parseDraft(value: unknown): StoredDraft | undefined {
  const { userId, draft } = (value ?? {}) as { userId?: unknown; draft?: Record<string, unknown> };
  if (typeof userId !== 'string' || typeof draft !== 'object') return undefined;
  const known = Object.entries(draft ?? {}).filter(
    ([name, value]) => typeof value === (name === 'savesToAccount' ? 'boolean' : 'string'),
  );
  return { userId, draft: Object.fromEntries(known) };
}
