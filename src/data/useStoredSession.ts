import useLocalStorageState from 'use-local-storage-state';
import { parseSession, type Session } from '../lib/session.ts';

const serializer = { parse: parseSession as (text: string) => unknown, stringify: JSON.stringify };

/** The session as the browser keeps it, the same in every tab; undefined for a guest. */
export function useStoredSession() {
  const [session, storeSession, { removeItem: forgetSession }] = useLocalStorageState<
    Session | undefined
  >('hemline.session', { serializer });
  return { session, storeSession, forgetSession };
}
