import { useFavourites } from '../data/useFavourites.ts';
import { useFailureToast } from './useFailureToast.tsx';

/** What the hearts do; a toast says when a change failed. */
export function useFavouriteToggle() {
  const showFailure = useFailureToast();
  const { ids, toggle } = useFavourites();

  async function toggleFavourite(id: string): Promise<void> {
    const text = 'Your favourites could not be changed. Please try again.';
    const toggled = await toggle(id);
    if (!toggled.ok) showFailure(text, () => toggleFavourite(id));
  }

  return { isFavourite: (id: string) => ids.includes(id), toggleFavourite };
}
