import { parseSession } from '../lib/session.ts';
import { persisted, usePersisted } from './persisted.ts';

const stored = persisted('hemline.session', parseSession);

/** The session as the browser keeps it, the same in every tab; undefined for a guest. */
export function useStoredSession() {
  return {
    session: usePersisted(stored),
    storeSession: stored.write,
    forgetSession: stored.remove,
  };
}
