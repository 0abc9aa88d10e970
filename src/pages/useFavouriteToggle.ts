import { useFavourites } from '../data/useFavourites.ts';
import { useFailureToast } from './useFailureToast.tsx';

/** What the hearts do; a change that fails is taken back and said here. */
export function useFavouriteToggle() {
  const showFailure = useFailureToast();
  const { isFavourite, toggleFavourite } = useFavourites();

  async function toggleOrTell(id: string): Promise<void> {
    const text = 'Your favourites could not be changed. Please try again.';
    const toggled = await toggleFavourite(id);
    if (!toggled.ok) showFailure(text, () => toggleOrTell(id));
  }

  return { isFavourite, toggleFavourite: toggleOrTell };
}
