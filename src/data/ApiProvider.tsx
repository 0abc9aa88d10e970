import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Session } from '../lib/session.ts';
import { type CatalogueSource, createCatalogueSource } from './catalogueSource.ts';
import { type ApiClient, createApiClient } from './http.ts';
import { useStoredSession } from './useStoredSession.ts';

/** What the hooks ask for data: the contract's calls, and the catalogue on top of them. */
type Api = ApiClient & {
  catalogue: CatalogueSource;
  /** The calls in the name of a session that is not stored yet, or no more. */
  as: (session: Session) => ApiClient;
};

const ApiContext = createContext<Api | undefined>(undefined);

/** Gives every hook below it one client for the server at `apiUrl`, logged in as the visitor is. */
export function ApiProvider({ apiUrl, children }: { apiUrl: string; children: ReactNode }) {
  const { session } = useStoredSession();
  const catalogue = useMemo(() => createCatalogueSource(createApiClient(apiUrl)), [apiUrl]);
  const api = useMemo(
    () => ({
      ...createApiClient(apiUrl, session),
      catalogue,
      as: (other: Session) => createApiClient(apiUrl, other),
    }),
    [apiUrl, session, catalogue],
  );
  return <ApiContext value={api}>{children}</ApiContext>;
}

/** The client of the nearest `ApiProvider`. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it');
  return api;
}
