import type { History } from 'history';
import { createContext, useContext } from 'react';

export const HistoryContext = createContext<History | undefined>(undefined);

/**
 * The history that the router stands on. It knows at once what React renders later, and it can be
 * blocked.
 */
export function useHistory(): History {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useHistory needs a HistoryRouter above it');
  return history;
}
