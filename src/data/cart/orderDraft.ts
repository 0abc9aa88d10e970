import { useSyncExternalStore } from 'react';
import { toInternational } from '../../lib/phone.ts';
import { persisted } from '../persisted.ts';
import { useEndpoint } from '../useEndpoint.ts';
import { useUser } from '../useUser.ts';

type OrderDraft = {
  fullName?: string;
  email?: string;
  phone?: string;
  address?: string;
  savesToAccount?: boolean;
  /** Id of a delivery method. */
  delivery?: string;
  code?: string;
  /** Reason why the checkout refused the code after it was accepted in the cart. */
  codeRefusal?: string;
  /** Code of a gift card. */
  giftCard?: string;
};

type StoredDraft = { userId: string; draft: OrderDraft };

const customers = persisted('hemline.orderDraft', parseDraft);
const guests = persisted('hemline.orderDraft', parseDraft, 'sessionStorage');

/**
 * Stored input of the order form. Survives a reload, the payment page and the end of a session, but
 * not a logout. Separate for each customer; a guest's is limited to the tab.
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

/** Draft fields that affect the price, so that typing in other fields does not re-render. */
export function useDraftedChoices(
  customerId: string | undefined,
): Pick<OrderDraft, 'address' | 'delivery' | 'code' | 'codeRefusal' | 'giftCard'> {
  const { readDraft, subscribe } = orderDraftOf(customerId);
  const read = () => {
    const { address, delivery, code, codeRefusal, giftCard } = readDraft() ?? {};
    // A string, because React compares snapshots by identity.
    return JSON.stringify({ address, delivery, code, codeRefusal, giftCard });
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

/** Contact and delivery details of a customer; '' for unknown ones. */
type Contact = { email: string; phone: string; address: string; fullName: string };

/**
 * Initial values of the order form. Address: the default saved one, else the profile's, else the
 * last order's. Name: the one saved with the address, else that of the last order to it, else the
 * account's. Undefined while loading; unknown values, such as all of a guest's, are ''.
 *
 * @param isAsked false skips loading the orders
 */
export function useKnownContact(isAsked = true): Contact | undefined {
  const user = useUser();
  const account = user.data ?? null;
  const chosen = account?.savedAddresses?.find(({ isDefault }) => isDefault);
  const phone = chosen?.phone || account?.phone;
  const address = chosen?.address || account?.address;
  const isIncomplete = isAsked && account !== null && !(phone && address);
  const orders = useEndpoint('GET /getorders', isIncomplete ? {} : null);
  if (user.status === 'loading' || (isIncomplete && orders.status === 'loading')) return undefined;
  const known = orders.data ?? [];
  const last = known[0];
  const goesTo = address || last?.address || '';
  const sameWay = known.find((order) => order.address === goesTo);
  return {
    email: account?.email || last?.email || '',
    phone: toInternational(phone || last?.phone),
    address: goesTo,
    fullName: chosen?.fullName || sameWay?.fullName || account?.name || '',
  };
}
