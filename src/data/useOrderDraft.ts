import { useCallback, useSyncExternalStore } from 'react';
import { persisted } from './persisted.ts';

/** The order form as it stands, in the form's own terms, and what else was chosen for the order. */
type OrderDraft = {
  fullName?: string;
  email?: string;
  phone?: string;
  address?: string;
  /** The id of a delivery method. */
  delivery?: string;
  /** A discount code. */
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
export function useOrderDraft(customerId: string | undefined) {
  const stored = customerId === undefined ? guests : customers;
  const userId = customerId ?? 'guest';
  const keepDraft = useCallback(
    (change: OrderDraft) =>
      stored.write({ userId, draft: { ...draftOf(userId, stored.read()), ...change } }),
    [stored, userId],
  );
  return {
    readDraft: () => draftOf(userId, stored.read()),
    keepDraft,
    forgetDraft: stored.remove,
  };
}

/** What the price of the order depends on, as it is now: a letter of a name renders nothing that shows it. */
export function useDraftedChoices(customerId: string | undefined): OrderDraft {
  const stored = customerId === undefined ? guests : customers;
  const read = () => {
    const { address, delivery, code, codeRefusal } =
      draftOf(customerId ?? 'guest', stored.read()) ?? {};
    // As text it is the same for as long as it says the same.
    return JSON.stringify({ address, delivery, code, codeRefusal });
  };
  return JSON.parse(useSyncExternalStore(stored.subscribe, read, () => '{}'));
}

function draftOf(userId: string, kept: StoredDraft | undefined): OrderDraft | undefined {
  return kept?.userId === userId ? kept.draft : undefined;
}

function parseDraft(value: unknown): StoredDraft | undefined {
  const { userId, draft } = (value ?? {}) as { userId?: unknown; draft?: Record<string, unknown> };
  if (typeof userId !== 'string' || typeof draft !== 'object') return undefined;
  const texts = Object.entries(draft ?? {}).filter(([, text]) => typeof text === 'string');
  return { userId, draft: Object.fromEntries(texts) };
}
