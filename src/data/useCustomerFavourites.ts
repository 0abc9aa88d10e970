import type { User } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import type { Outcome } from './apiError.ts';
import { useChangeUser } from './useChangeUser.ts';
import { useRevalidate } from './useRevalidate.ts';
import { useUser } from './useUser.ts';

const none: string[] = [];

/**
 * The favourites that the server keeps for a customer. A change shows at once; when its call fails
 * they are as before. Either way the server is asked what holds now.
 */
export function useCustomerFavourites() {
  const { call } = useApi();
  const changeUser = useChangeUser();
  const revalidate = useRevalidate();
  const user = useUser();
  const ids = (user.status === 'ready' && user.data?.favoriteProducts) || none;

  async function toggle(id: string): Promise<Outcome<unknown>> {
    const isOne = ids.includes(id);
    const key = isOne ? 'POST /removefavorite/:id' : 'POST /addfavorite/:id';
    const outcome = await changeUser(
      (before) => toggled(before, id, isOne),
      () => call(key, { params: { id } }),
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
