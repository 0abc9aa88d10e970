import { useFavourites } from '../data/useFavourites.ts';
import { useNotify } from '../ui/NoticeProvider.tsx';

/** What the hearts do; a change that fails is taken back and said here. */
export function useFavouriteToggle() {
  const notify = useNotify();
  const { isFavourite, toggleFavourite } = useFavourites();
  return {
    isFavourite,
    toggleFavourite: (id: string) =>
      toggleFavourite(id).catch(() =>
        notify({ text: 'Your favourites could not be changed. Please try again.' }),
      ),
  };
}
