import useLocalStorageState from 'use-local-storage-state';
import type { Session } from '../../lib/session.ts';
import { useStoredSession } from '../useStoredSession.ts';

/** Whether this admin put enrolling off: in every tab, until the session ends. */
export function useEnrolLater() {
  const { session } = useStoredSession();
  const [putOffIn, setPutOffIn] = useLocalStorageState<string>('hemline.enrolLater');
  return {
    isPutOff: session !== undefined && putOffIn === markOf(session),
    enrolLater: () => session && setPutOffIn(markOf(session)),
  };
}

/** Tells a login from the one before it; the end of a token is of no use by itself. */
function markOf({ token }: Session): string {
  return token.slice(-12);
}
