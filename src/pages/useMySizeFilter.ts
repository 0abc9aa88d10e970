import { useMySizes } from '../data/useMySizes.ts';
import { listUrl, oneOf } from '../lib/listUrl.ts';
import { useListUrl } from './useListUrl.ts';

/** A list that isn't paged, of all products or of those in the visitor's own sizes: `?size=mine`. */
const favouritesUrl = listUrl({ size: oneOf(['mine']) }, 1);

/** What favourites are filtered by: the sizes that the visitor wears, once that is asked for. */
export function useMySizeFilter() {
  const { mySizes } = useMySizes();
  const { query, changeQuery } = useListUrl(favouritesUrl);
  return {
    mySizes,
    isOnlyMine: query.size === 'mine',
    onOnlyMine: (isOnlyMine: boolean) => changeQuery(isOnlyMine ? { size: 'mine' } : {}),
  };
}
