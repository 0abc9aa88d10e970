import { useCallback, useState } from 'react';
import { useStoredSession } from '../useStoredSession.ts';

type StoredDraft = { userId: string; draft: unknown };

/**
 * What was typed into a form of this tab and is not saved: it survives a reload and a session that
 * ends, for the user who typed it. `stored` is what was there at first, of whatever shape; drafts
 * must be fit for JSON.
 */
export function useFormDraft(form: string) {
  const key = `hemline.draft.${form}`;
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

/** One that is broken, or somebody else's, counts as none. */
function readDraft(key: string, userId: string | undefined): unknown {
  try {
    const stored: Partial<StoredDraft> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return stored.userId === userId ? stored.draft : undefined;
  } catch {
    return undefined;
  }
}
