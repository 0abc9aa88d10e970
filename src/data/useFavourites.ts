import type { User } from '../../contract/schemas/user.ts';
import { useApi } from './ApiProvider.tsx';
import { done, type Outcome } from './apiError.ts';
import { persisted, usePersisted } from './persisted.ts';
import { useStoredSession } from './session.ts';
import { useRevalidate } from './useEndpoint.ts';
import { useChangeUser, useUser } from './useUser.ts';

type Favourites = {
  /** Product ids; for guests, latest last. */
  ids: readonly string[];
  toggle: (id: string) => Promise<Outcome<unknown>>;
};

const none: string[] = [];

/** Stored favourite product ids of a guest; latest last. */
export const guestFavourites = persisted<readonly string[]>('hemline.favourites', parseIds);

/**
 * Visitor's favourites: on the server for customers, in the browser for guests. Changes are
 * optimistic and rolled back on failure.
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
  const ids = user.data?.favoriteProducts ?? none;

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
