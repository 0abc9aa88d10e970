import { useCallback } from 'react';
import useLocalStorageState from 'use-local-storage-state';

/** The order form as it stands, in the form's own terms. */
type OrderDraft = { email: string; phone: string; address: string };

type StoredDraft = { userId: string; draft: OrderDraft };

const serializer = { parse: parseDraft as (text: string) => unknown, stringify: JSON.stringify };

/**
 * What a customer typed into the order form: it survives a reload, a way to the payment and back,
 * and a session that ends, but not a logout. Nobody else who logs in here sees it.
 */
export function useOrderDraft(userId: string | undefined) {
  const [stored, setStored, { removeItem: forgetDraft }] = useLocalStorageState<
    StoredDraft | undefined
  >('hemline.orderDraft', { serializer });
  const keepDraft = useCallback(
    (draft: OrderDraft) => {
      if (userId !== undefined) setStored({ userId, draft });
    },
    [userId, setStored],
  );
  return { draft: stored?.userId === userId ? stored?.draft : undefined, keepDraft, forgetDraft };
}

/** The stored text as a draft; one that is broken counts as none. */
function parseDraft(text: string): StoredDraft | undefined {
  const { userId, draft } = (JSON.parse(text) ?? {}) as Partial<StoredDraft>;
  const { email, phone, address } = draft ?? {};
  const isWhole = [userId, email, phone, address].every((value) => typeof value === 'string');
  return isWhole ? ({ userId, draft: { email, phone, address } } as StoredDraft) : undefined;
}
