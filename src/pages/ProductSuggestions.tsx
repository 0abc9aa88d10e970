import { useEndpoint } from '../data/useEndpoint.ts';
import { SearchSuggestions } from '../features/chrome/SearchSuggestions.tsx';

/** How many are offered: with a phone's keyboard open there is room for a few. */
const limit = 5;

/** The products that match best the words of a search. An answer is kept, for words that come again. */
export default function ProductSuggestions({ q }: { q: string }) {
  const found = useEndpoint(
    'GET /allproducts',
    { query: { q, fields: 'card', limit } },
    { keepPreviousData: true },
  );
  if (found.status !== 'ready') return null;
  return <SearchSuggestions products={found.data.items} total={found.data.total} />;
}
