import type { Session } from '../../lib/session.ts';
import { persisted, usePersisted } from '../persisted.ts';
import { useStoredSession } from '../useStoredSession.ts';

const putOff = persisted('hemline.enrolLater', (stored) => stored);

/** Whether this admin has postponed enrolling: in every tab, until the session ends. */
export function useEnrolLater() {
  const { session } = useStoredSession();
  const putOffIn = usePersisted(putOff);
  return {
    isPutOff: session !== undefined && putOffIn === markOf(session),
    enrolLater: () => session && putOff.write(markOf(session)),
  };
}

/** Distinguishes a login from earlier ones; the end of a token is of no use by itself. */
function markOf({ token }: Session): string {
  return token.slice(-12);
}
