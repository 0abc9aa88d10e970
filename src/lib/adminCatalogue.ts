import { selectProducts } from './catalogue.ts';
import { freePieces, freePiecesInAll, lowStock } from './stock.ts';

/** What an admin's product list is asked for; everything that is set must hold. */
export type AdminCatalogueQuery = {
  category?: 'women' | 'men' | 'kid';
  q?: string;
  flag?: ('newCollection' | 'mostPopular')[];
  /** `low`: a size with few free pieces or none. `out`: no size has a free piece. */
  stock?: 'low' | 'out';
  /** A column, falling with a `-`; the order that the server answers in when absent. */
  sort?: AdminSort;
};

type Column = 'name' | 'price' | 'stock' | 'updated';
type AdminSort = Column | `-${Column}`;

/** The fields of a product that a query looks at. */
type Listed = Parameters<typeof selectProducts>[0][number] & {
  _id: string;
  updatedAt?: string;
};

/** The products that fit an admin's query, in its order: what `GET /listproducts` answers. */
export function selectAdminProducts<P extends Listed>(
  products: readonly P[],
  { stock, sort, ...query }: AdminCatalogueQuery,
): P[] {
  const matching = selectProducts(products, query).filter((product) => hasStock(product, stock));
  if (!sort) return matching;
  const direction = sort.startsWith('-') ? -1 : 1;
  const compare = comparisons[sort.replace('-', '') as Column];
  return matching.sort((a, b) => direction * (compare(a, b) || compareText(a._id, b._id)));
}

function hasStock({ sizes }: Listed, stock: AdminCatalogueQuery['stock']): boolean {
  if (stock === 'low') return sizes.some((size) => freePieces(size) <= lowStock);
  return stock !== 'out' || freePiecesInAll(sizes) === 0;
}

const comparisons: Record<Column, (a: Listed, b: Listed) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  price: (a, b) => a.price - b.price,
  stock: (a, b) => freePiecesInAll(a.sizes) - freePiecesInAll(b.sizes),
  updated: (a, b) => compareText(a.updatedAt ?? '', b.updatedAt ?? ''),
};

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
