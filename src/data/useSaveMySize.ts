import { useSWRConfig } from 'swr';
import { withMySize } from '../../contract/rules/mySizes.ts';
import type { MySizeInput } from '../../contract/schemas/mySizes.ts';
import type { User } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { endpointKey } from './endpointKey.ts';
import { done, type Outcome, outcomeOf } from './outcome.ts';
import { keepHere, useMySizes } from './useMySizes.ts';
import { useStoredSession } from './useStoredSession.ts';

/**
 * Saying which size one wears of a category, or forgetting it. It shows at once. Where the account
 * can't be told, the browser keeps what was said, and nothing is forgotten.
 */
export function useSaveMySize() {
  const { call } = useApi();
  const { mutate } = useSWRConfig();
  const { session } = useStoredSession();
  const { onAccount } = useMySizes();

  return async function saveMySize(change: MySizeInput): Promise<Outcome<unknown>> {
    if (!onAccount) {
      keepHere(change);
      return done;
    }
    keepHere({ category: change.category });
    const saved = await outcomeOf(
      mutate<User | null | undefined, unknown>(
        endpointKey('GET /getuser', {}, session),
        () => call('POST /savemysize', { body: change }),
        {
          optimisticData: (user) =>
            user && { ...user, mySizes: withMySize(user.mySizes ?? {}, change) },
          populateCache: false,
          rollbackOnError: true,
        },
      ),
    );
    if (!saved.ok && change.size !== undefined) keepHere(change);
    return saved;
  };
}
