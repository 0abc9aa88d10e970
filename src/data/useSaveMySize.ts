import { useSWRConfig } from 'swr';
import { withMySize } from '../../contract/rules/mySizes.ts';
import type { MySizeInput } from '../../contract/schemas/mySizes.ts';
import type { User } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { endpointKey } from './endpointKey.ts';
import { keepHere, useMySizes } from './useMySizes.ts';
import { useStoredSession } from './useStoredSession.ts';

/**
 * Saying which size one wears of a category, or forgetting it. It shows at once. Where the account
 * can't be told the action rejects: then the browser keeps what was said, and nothing is forgotten.
 */
export function useSaveMySize() {
  const { call } = useApi();
  const { mutate } = useSWRConfig();
  const { session } = useStoredSession();
  const { onAccount } = useMySizes();

  return async function saveMySize(change: MySizeInput) {
    if (!onAccount) return keepHere(change);
    keepHere({ category: change.category });
    try {
      await mutate<User | null | undefined, unknown>(
        endpointKey('GET /getuser', {}, session),
        () => call('POST /savemysize', { body: change }),
        {
          optimisticData: (user) =>
            user && { ...user, mySizes: withMySize(user.mySizes ?? {}, change) },
          populateCache: false,
          rollbackOnError: true,
        },
      );
    } catch (error) {
      if (change.size !== undefined) keepHere(change);
      throw error;
    }
  };
}
