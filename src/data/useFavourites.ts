import type { User } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { done, type Outcome } from './apiError.ts';
import { persisted, usePersisted } from './persisted.ts';
import { useChangeUser } from './useChangeUser.ts';
import { useRevalidate } from './useRevalidate.ts';
import { useStoredSession } from './useStoredSession.ts';
import { useUser } from './useUser.ts';

type Favourites = {
  /** Product ids; a guest's latest is the last. */
  ids: readonly string[];
  toggle: (id: string) => Promise<Outcome<unknown>>;
};

const none: string[] = [];

/** A guest's favourite product ids, as the browser keeps them; the latest is the last. */
export const guestFavourites = persisted<readonly string[]>('hemline.favourites', parseIds);

/**
 * The visitor's favourites: a customer's on the server, a guest's in the browser. A change shows at
 * once; when its call fails it is rolled back.
 */
export function useFavourites(): Favourites {
  const { session } = useStoredSession();
  const guestIds = usePersisted(guestFavourites) ?? none;
  const customer = useCustomerFavourites();
  return session ? customer : { ids: guestIds, toggle: toggleAsGuest };
}

async function toggleAsGuest(id: string): Promise<Outcome<unknown>> {
  const before = guestFavourites.read() ?? none;
  guestFavourites.write(
    before.includes(id) ? before.filter((other) => other !== id) : [...before, id].slice(-500),
  );
  return done;
}

function useCustomerFavourites(): Favourites {
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

function parseIds(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(-500) : none;
}
