import { useCallback, useMemo, useState } from 'react';
import { persisted, removeFromSession } from './persisted.ts';
import { useStoredSession } from './session.ts';

const prefix = 'hemline.draft.';

/** `draft`: the input. Don't rename it: browsers have stored values. */
type StoredInput = { userId?: string; draft?: unknown };

/**
 * Unsaved form input of this tab and user. Survives a reload and the end of the session, but not a
 * logout. `stored` is the initial value, of unvalidated shape; values must be JSON-serializable.
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

export function removeUnsavedInput() {
  removeFromSession(prefix);
}
