import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import type { EndpointKey } from '../../contract/endpoint.ts';
import type { Session } from '../lib/session.ts';
import type { ApiServer } from './call.ts';
import { type ApiClient, createApiClient } from './http.ts';
import { useStoredSession } from './session.ts';

export type Api = ApiClient & {
  server: ApiServer;
  /** Runs changes one at a time, in order. */
  enqueue: ReturnType<typeof createQueue>;
  /** Client for a session other than the stored one. */
  as: (session: Session) => ApiClient;
  /** Subscribes to the end of the session; returns the unsubscribe function. */
  onSessionEnd: (listen: SessionEndListener) => () => void;
};

type SessionEndListener = (key: EndpointKey) => void;

const ApiContext = createContext<Api | undefined>(undefined);

export function ApiProvider({ server, children }: { server: ApiServer; children: ReactNode }) {
  const { session, forgetSession } = useStoredSession();
  const stored = useRef(session);
  const listeners = useMemo(() => new Set<SessionEndListener>(), []);
  useLayoutEffect(() => {
    stored.current = session;
  }, [session]);
  const api = useMemo(() => {
    let hasEnded = false;
    // Report only the first of several pending calls, and only for the stored session.
    function endSession(key: EndpointKey) {
      if (hasEnded || stored.current?.token !== session?.token) return;
      hasEnded = true;
      for (const listen of listeners) listen(key);
      forgetSession();
    }
    return {
      server,
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

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}

/** Queue that runs tasks one at a time, in order, even after failures. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <T,>(send: () => Promise<T>): Promise<T> => {
    const sent = last.then(send);
    last = sent.catch(() => {});
    return sent;
  };
}
