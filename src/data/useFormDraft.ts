import { useCallback, useMemo, useState } from 'react';
import { persisted, removeFromSession } from './persisted.ts';
import { useStoredSession } from './useStoredSession.ts';

const prefix = 'hemline.draft.';

type StoredDraft = { userId?: string; draft?: unknown };

/**
 * What was typed into a form of this tab and is not saved: it survives a reload and a session that
 * ends, but not a logout, for the user who typed it. `stored` is what was there at first, of
 * whatever shape; drafts must be fit for JSON.
 */
export function useFormDraft(form: string) {
  const { session } = useStoredSession();
  const userId = session?.id;
  const drafts = useMemo(
    () => persisted(prefix + form, (stored) => stored as StoredDraft | null, 'sessionStorage'),
    [form],
  );
  const [stored] = useState(() => {
    const kept = drafts.read();
    return kept?.userId === userId ? kept?.draft : undefined;
  });
  const keepDraft = useCallback(
    (draft: unknown) => {
      if (userId !== undefined) drafts.write({ userId, draft });
    },
    [drafts, userId],
  );
  return { stored, keepDraft, forgetDraft: drafts.remove };
}

/** Forgets what was typed into the forms of this tab. */
export function forgetFormDrafts() {
  removeFromSession(prefix);
}
