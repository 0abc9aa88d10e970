import { useEffect, useMemo } from 'react';
import { persisted, usePersisted } from '../data/persisted.ts';
import { useUser } from '../data/useUser.ts';
import { isOffline } from '../lib/isOffline.ts';

const shown = persisted('hemline.userFailureShown', Boolean, 'sessionStorage');

/**
 * Whether to show now that the customer can't be read, which is so on any page (specification F3)
 * but once in a visit: most of the shop does without, and has to stay in reach. Being offline is no
 * failure of the shop.
 */
export function useUserFailure(): boolean {
  const user = useUser();
  const error = user.status === 'failed' ? user.error : undefined;
  // As it was then: the connection may be back before the customer is.
  const isFailed = useMemo(() => error !== undefined && !isOffline(), [error]);
  const wasShown = usePersisted(shown);
  const isNews = isFailed && !wasShown;

  useEffect(() => {
    if (isNews) shown.write(true);
  }, [isNews]);

  return isNews;
}
