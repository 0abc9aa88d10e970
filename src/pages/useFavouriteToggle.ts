import { useFavourites } from '../data/useFavourites.ts';
import { useAttempt } from './useProblemToast.tsx';

/** What the hearts do; a toast says when a change failed. */
export function useFavouriteToggle() {
  const attempt = useAttempt();
  const { ids, toggle } = useFavourites();

  const toggleFavourite = (id: string) =>
    attempt(async () => {
      const toggled = await toggle(id);
      return toggled.ok ? undefined : 'Your favourites could not be changed. Please try again.';
    });

  return { isFavourite: (id: string) => ids.includes(id), toggleFavourite };
}
