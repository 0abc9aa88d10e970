import { useSWRConfig } from 'swr';
import type { User } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { endpointKey } from './endpointKey.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { useRevalidate } from './useRevalidate.ts';
import { useStoredSession } from './useStoredSession.ts';
import { useUser } from './useUser.ts';

const none: string[] = [];

/**
 * The favourites that the server keeps for a customer. A change shows at once; when its call fails
 * they are as before. Either way the server is asked what holds now.
 */
export function useCustomerFavourites() {
  const { call } = useApi();
  const { mutate } = useSWRConfig();
  const revalidate = useRevalidate();
  const { session } = useStoredSession();
  const user = useUser();
  const ids = (user.status === 'ready' && user.data?.favoriteProducts) || none;

  async function toggle(id: string): Promise<Outcome<unknown>> {
    const isOne = ids.includes(id);
    const key = isOne ? 'POST /removefavorite/:id' : 'POST /addfavorite/:id';
    const outcome = await outcomeOf(
      mutate<User | null | undefined, unknown>(
        endpointKey('GET /getuser', {}, session),
        () => call(key, { params: { id } }),
        {
          // A user who is not known yet stays so: null would be a guest.
          optimisticData: (before) => before && toggled(before, id, isOne),
          populateCache: false,
          rollbackOnError: true,
        },
      ),
    );
    if (outcome.ok) await revalidate('GET /getfavorites');
    return outcome;
  }

  return { ids, toggle };
}

function toggled(user: User, id: string, wasOne: boolean): User {
  const others = user.favoriteProducts.filter((other) => other !== id);
  return { ...user, favoriteProducts: wasOne ? others : [id, ...others] };
}
