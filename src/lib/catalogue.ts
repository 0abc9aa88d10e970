import { freePieces } from './stock.ts';

/**
 * What a product list is asked for. The same words, in any case, must all occur in the name or the
 * description; values of one list are alternatives; everything that is set must hold.
 */
export type CatalogueQuery = {
  /** Only these, as far as the shop has them. */
  id?: string[];
  category?: 'women' | 'men' | 'kid';
  q?: string;
  /** Sizes of which a piece must be free. */
  size?: string[];
  /** Dollars, inclusive. */
  minPrice?: number;
  maxPrice?: number;
  flag?: ('newCollection' | 'mostPopular')[];
  /** `newest`, which is the order the server answers in, when absent. */
  sort?: 'newest' | 'price-asc' | 'price-desc' | 'rating' | 'name';
};

/** The fields of a product that a query looks at. */
type Listed = {
  _id: string;
  name: string;
  description: string;
  price: number;
  category: string;
  newCollection: boolean;
  mostPopular?: boolean | undefined;
  rating: number;
  sizes: { size: string; quantity: number; quantityReserved: number }[];
};

/** The products that fit a query, in its order: what the server's own filter answers. */
export function selectProducts<P extends Listed>(
  products: readonly P[],
  query: CatalogueQuery,
): P[] {
  const matching = products.filter((product) => matches(product, query));
  const compare = comparisons[query.sort ?? 'newest'];
  return compare ? matching.sort(compare) : matching;
}

function matches(
  product: Listed,
  { id, category, q = '', size, minPrice, maxPrice, flag }: CatalogueQuery,
) {
  return (
    (id === undefined || id.includes(product._id)) &&
    (category === undefined || product.category === category) &&
    words(q).every((word) =>
      `${product.name}\n${product.description}`.toLowerCase().includes(word),
    ) &&
    (!size?.length || product.sizes.some((s) => size.includes(s.size) && freePieces(s) > 0)) &&
    (minPrice === undefined || product.price >= minPrice) &&
    (maxPrice === undefined || product.price <= maxPrice) &&
    (!flag?.length || flag.some((name) => product[name]))
  );
}

function words(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

const comparisons: Record<
  NonNullable<CatalogueQuery['sort']>,
  ((a: Listed, b: Listed) => number) | undefined
> = {
  newest: undefined,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
};
