import { useCallback } from 'react';
import { persisted, usePersisted } from './persisted.ts';

/** The order form as it stands, in the form's own terms. */
type OrderDraft = { email: string; phone: string; address: string };

type StoredDraft = { userId: string; draft: OrderDraft };

const stored = persisted('hemline.orderDraft', parseDraft);

/**
 * What a customer typed into the order form: it survives a reload, a way to the payment and back,
 * and a session that ends, but not a logout. Nobody else who logs in here sees it.
 */
export function useOrderDraft(userId: string | undefined) {
  const kept = usePersisted(stored);
  const keepDraft = useCallback(
    (draft: OrderDraft) => {
      if (userId !== undefined) stored.write({ userId, draft });
    },
    [userId],
  );
  return {
    draft: kept?.userId === userId ? kept?.draft : undefined,
    keepDraft,
    forgetDraft: stored.remove,
  };
}

function parseDraft(value: unknown): StoredDraft | undefined {
  const { userId, draft } = (value ?? {}) as Partial<StoredDraft>;
  const { email, phone, address } = draft ?? {};
  const isWhole = [userId, email, phone, address].every((text) => typeof text === 'string');
  return isWhole ? ({ userId, draft: { email, phone, address } } as StoredDraft) : undefined;
}
