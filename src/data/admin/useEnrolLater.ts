import { useState } from 'react';
import { useStoredSession } from '../useStoredSession.ts';

const key = 'hemline.enrolLater';

/** Whether this admin put enrolling off, until the browser is closed. */
export function useEnrolLater() {
  const { session } = useStoredSession();
  const [putOffBy, setPutOffBy] = useState(readPutOffBy);

  function enrolLater() {
    if (!session) return;
    setPutOffBy(session.id);
    try {
      sessionStorage.setItem(key, session.id);
    } catch {
      // A browser that keeps nothing asks again after a reload.
    }
  }

  return { isPutOff: session !== undefined && putOffBy === session.id, enrolLater };
}

function readPutOffBy(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
