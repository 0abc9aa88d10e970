import { useCustomerFavourites } from './useCustomerFavourites.ts';
import { useGuestFavourites } from './useGuestFavourites.ts';
import { useStoredSession } from './useStoredSession.ts';

/** The visitor's favourites: a customer's on the server, a guest's in the browser. */
export function useFavourites() {
  const { session } = useStoredSession();
  const guest = useGuestFavourites();
  const customer = useCustomerFavourites();
  const { ids, toggle } = session ? customer : guest;
  return {
    ids,
    isFavourite: (id: string) => ids.includes(id),
    toggleFavourite: toggle,
  };
}
