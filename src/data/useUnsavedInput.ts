import { useCallback, useMemo, useState } from 'react';
import { persisted, removeFromSession } from './persisted.ts';
import { useStoredSession } from './useStoredSession.ts';

const prefix = 'hemline.draft.';

/** `draft`: the input; browsers have it stored under that name. */
type StoredInput = { userId?: string; draft?: unknown };

/**
 * What was typed into a form of this tab and is not saved: it survives a reload and a session that
 * ends, but not a logout, for the user who typed it. `stored` is what was there at first, of
 * whatever shape; what is kept must be fit for JSON.
 */
export function useUnsavedInput(form: string) {
  const { session } = useStoredSession();
  const userId = session?.id;
  const store = useMemo(
    () => persisted(prefix + form, (stored) => stored as StoredInput | null, 'sessionStorage'),
    [form],
  );
  const [stored] = useState(() => {
    const kept = store.read();
    return kept?.userId === userId ? kept?.draft : undefined;
  });
  const keep = useCallback(
    (input: unknown) => {
      if (userId !== undefined) store.write({ userId, draft: input });
    },
    [store, userId],
  );
  return { stored, keep, forget: store.remove };
}

/** Forgets what was typed into the forms of this tab. */
export function forgetUnsavedInput() {
  removeFromSession(prefix);
}
