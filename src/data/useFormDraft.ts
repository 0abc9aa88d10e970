import { useCallback, useState } from 'react';
import { useStoredSession } from './useStoredSession.ts';

const prefix = 'hemline.draft.';

type StoredDraft = { userId: string; draft: unknown };

/**
 * What was typed into a form of this tab and is not saved: it survives a reload and a session that
 * ends, but not a logout, for the user who typed it. `stored` is what was there at first, of
 * whatever shape; drafts must be fit for JSON.
 */
export function useFormDraft(form: string) {
  const key = prefix + form;
  const { session } = useStoredSession();
  const userId = session?.id;
  const [stored] = useState(() => readDraft(key, userId));

  const keepDraft = useCallback(
    (draft: unknown) => {
      if (userId === undefined) return;
      try {
        sessionStorage.setItem(key, JSON.stringify({ userId, draft } satisfies StoredDraft));
      } catch {
        // Storage is full or disabled: the form itself still has it.
      }
    },
    [key, userId],
  );

  const forgetDraft = useCallback(() => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Then there is none.
    }
  }, [key]);

  return { stored, keepDraft, forgetDraft };
}

/** Forgets what was typed into the forms of this tab. */
export function forgetFormDrafts() {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is disabled: then there are none.
  }
}

/** One that is broken, or somebody else's, counts as none. */
function readDraft(key: string, userId: string | undefined): unknown {
  try {
    const stored: Partial<StoredDraft> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return stored.userId === userId ? stored.draft : undefined;
  } catch {
    return undefined;
  }
}
