import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { EndpointKey } from '../../contract/endpoint.ts';
import type { Session } from '../lib/session.ts';
import type { ApiServer } from './call.ts';
import { createQueue } from './createQueue.ts';
import { type ApiClient, createApiClient } from './http.ts';
import { useStoredSession } from './useStoredSession.ts';

/** The API client that the hooks share. */
export type Api = ApiClient & {
  /** Sends changes one at a time, in order. */
  enqueue: ReturnType<typeof createQueue>;
  /** A client for a session that is not, or no longer, stored. */
  as: (session: Session) => ApiClient;
  /** Subscribes to calls that find the visitor's session ended; returns the unsubscribe function. */
  onSessionEnd: (listen: SessionEndListener) => () => void;
};

type SessionEndListener = (key: EndpointKey) => void;

const ApiContext = createContext<Api | undefined>(undefined);

/** Provides the hooks below it with one client for the server, logged in as the visitor is. */
export function ApiProvider({ server, children }: { server: ApiServer; children: ReactNode }) {
  const { session, forgetSession } = useStoredSession();
  const stored = useRef(session);
  const listeners = useMemo(() => new Set<SessionEndListener>(), []);
  useLayoutEffect(() => {
    stored.current = session;
  }, [session]);
  const api = useMemo(() => {
    let hasEnded = false;
    // Several calls may be on their way: the first to come back tells the visitor, unless the
    // session that it was made with is not the stored one any more.
    function endSession(key: EndpointKey) {
      if (hasEnded || stored.current?.token !== session?.token) return;
      hasEnded = true;
      for (const listen of listeners) listen(key);
      forgetSession();
    }
    return {
      ...createApiClient(server, session, endSession),
      enqueue: createQueue(),
      as: (other: Session) => createApiClient(server, other),
      onSessionEnd: (listen: SessionEndListener) => {
        listeners.add(listen);
        return () => void listeners.delete(listen);
      },
    };
  }, [server, session, listeners, forgetSession]);
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The client of the nearest `ApiProvider`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
