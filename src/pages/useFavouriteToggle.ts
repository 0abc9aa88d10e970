import { useCustomerFavourites } from '../data/useCustomerFavourites.ts';
import { useGuestFavourites } from '../data/useGuestFavourites.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { useAttempt } from './useFailureToast.tsx';

/**
 * What the hearts do: they change a customer's favourites on the server, a guest's in the browser. A
 * change that fails is rolled back, and a toast says so.
 */
export function useFavouriteToggle() {
  const attempt = useAttempt();
  const { session } = useStoredSession();
  const guest = useGuestFavourites();
  const customer = useCustomerFavourites();
  const { ids, toggle } = session ? customer : guest;

  const toggleFavourite = (id: string) =>
    attempt(async () => {
      const toggled = await toggle(id);
      return toggled.ok ? undefined : 'Your favourites could not be changed. Please try again.';
    });

  return { isFavourite: (id: string) => ids.includes(id), toggleFavourite };
}
