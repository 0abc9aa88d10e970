import { useEndpoint } from '../data/useEndpoint.ts';
import { SearchSuggestions } from '../features/chrome/SearchSuggestions.tsx';

/** How many are offered: with a phone's keyboard open there is room for a few. */
const limit = 5;

/** The products that match best the words of a search. An answer is kept, for words that come again. */
export default function ProductSuggestions({ q }: { q: string }) {
  const found = useEndpoint(
    'GET /allproducts',
    { query: { q, fields: 'card', limit } },
    { keepPreviousData: true, aborts: true },
  );
  const { items, total } = found.status === 'ready' ? found.data : { items: [], total: undefined };
  return <SearchSuggestions products={items} total={total} />;
}
