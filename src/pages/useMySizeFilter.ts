import { useMySizeOf } from '../data/useMySizeOf.ts';
import { listUrl, oneOf } from '../lib/listUrl.ts';
import { useListUrl } from './useListUrl.ts';

/** URL state of the favourites; `?size=mine` filters by the visitor's sizes. */
const favouritesUrl = listUrl({ size: oneOf(['mine']) }, 1);

/** Filter of the favourites by the visitor's sizes. */
export function useMySizeFilter() {
  const mySizeOf = useMySizeOf();
  const { query, changeQuery } = useListUrl(favouritesUrl);
  return {
    mySizeOf,
    isOnlyMine: query.size === 'mine',
    onOnlyMine: (isOnlyMine: boolean) => changeQuery(isOnlyMine ? { size: 'mine' } : {}),
  };
}
