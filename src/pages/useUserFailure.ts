import { useEffect, useMemo, useState } from 'react';
import { useUser } from '../data/useUser.ts';
import { isOffline } from '../lib/isOffline.ts';

const storageKey = 'hemline.userFailureShown';

/**
 * Whether to show now that the customer can't be read, which is so on any page (spec section 8) but
 * once in a visit: most of the shop does without, and has to stay in reach. Being offline is no
 * failure of the shop.
 */
export function useUserFailure(): boolean {
  const user = useUser();
  const error = user.status === 'failed' ? user.error : undefined;
  // As it was then: the connection may be back before the customer is.
  const isFailed = useMemo(() => error !== undefined && !isOffline(), [error]);
  const [wasShown, setShown] = useState(false);
  const isNews = isFailed && !wasShown && !wasShownInVisit();

  useEffect(() => {
    if (!isNews) return;
    rememberShown();
    setShown(true);
  }, [isNews]);

  return isNews;
}

function wasShownInVisit(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null;
  } catch {
    // Without a storage, a visit lasts as long as the document.
    return false;
  }
}

function rememberShown() {
  try {
    sessionStorage.setItem(storageKey, 'yes');
  } catch {
    // As above.
  }
}
