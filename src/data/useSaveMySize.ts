import { withMySize } from '../../contract/rules/mySizes.ts';
import type { MySizeInput } from '../../contract/schemas/mySizes.ts';
import { useApi } from './ApiProvider.tsx';
import { done, type Outcome } from './apiError.ts';
import { useChangeUser } from './useChangeUser.ts';
import { keepHere, useMySizes } from './useMySizes.ts';

/**
 * Saying which size one wears of a category, or forgetting it. It shows at once. Where the account
 * can't be told, the browser keeps what was said, and nothing is forgotten.
 */
export function useSaveMySize() {
  const { call } = useApi();
  const changeUser = useChangeUser();
  const { onAccount } = useMySizes();

  return async function saveMySize(change: MySizeInput): Promise<Outcome<unknown>> {
    if (!onAccount) {
      keepHere(change);
      return done;
    }
    keepHere({ category: change.category });
    const saved = await changeUser(
      (user) => ({ ...user, mySizes: withMySize(user.mySizes ?? {}, change) }),
      () => call('POST /savemysize', { body: change }),
    );
    if (!saved.ok && change.size !== undefined) keepHere(change);
    return saved;
  };
}
