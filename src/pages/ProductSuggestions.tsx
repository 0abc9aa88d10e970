import { useEndpoint } from '../data/useEndpoint.ts';
import { SearchSuggestions } from '../features/chrome/SearchSuggestions.tsx';

/** Maximum number of suggestions that fit above a phone's keyboard. */
const limit = 5;

/** Best matches for a search; results are cached for repeated searches. */
export default function ProductSuggestions({ q }: { q: string }) {
  const found = useEndpoint(
    'GET /allproducts',
    { query: { q, fields: 'card', limit } },
    { keepPreviousData: true, aborts: true },
  );
  const { items, total } = found.data ?? { items: [], total: undefined };
  return <SearchSuggestions products={items} total={total} />;
}
