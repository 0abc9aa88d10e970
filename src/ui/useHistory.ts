import type { History } from 'history';
import { createContext, useContext } from 'react';

export const HistoryContext = createContext<History | undefined>(undefined);

/** The router's history. It is ahead of React's rendered location, and it can block navigation. */
export function useHistory(): History {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useHistory needs a HistoryRouter above it');
  return history;
}
