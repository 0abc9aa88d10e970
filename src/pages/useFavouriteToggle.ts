import { useCustomerFavourites } from '../data/useCustomerFavourites.ts';
import { useGuestFavourites } from '../data/useGuestFavourites.ts';
import { useStoredSession } from '../data/useStoredSession.ts';
import { useFailureToast } from './useFailureToast.tsx';

/**
 * What the hearts do: they change a customer's favourites on the server, a guest's in the browser. A
 * change that fails is rolled back, and a toast says so.
 */
export function useFavouriteToggle() {
  const showFailure = useFailureToast();
  const { session } = useStoredSession();
  const guest = useGuestFavourites();
  const customer = useCustomerFavourites();
  const { ids, toggle } = session ? customer : guest;

  async function toggleFavourite(id: string): Promise<void> {
    const text = 'Your favourites could not be changed. Please try again.';
    const toggled = await toggle(id);
    if (!toggled.ok) showFailure(text, () => toggleFavourite(id));
  }

  return { isFavourite: (id: string) => ids.includes(id), toggleFavourite };
}
