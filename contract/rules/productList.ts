import { i18n } from '../i18n.ts';
import type { AdminProduct, AdminProductQuery } from '../schemas/adminProduct.ts';
import type { ListFlag, Product, ProductQuery } from '../schemas/product.ts';
import { isOfColour } from './colourFamilies.ts';
import { compareText } from './compareText.ts';
import { searchedTexts } from './productFields.ts';
import {
  type Corrections,
  expandWords,
  readSearch,
  scoresOf,
  searchedTermsOf,
  totalScore,
} from './productSearch.ts';
import { hasWords, toSearchText } from './search.ts';
import type { Vocabulary } from './spelling.ts';
import { availableUnits, isLowStock, totalAvailableUnits } from './stock.ts';

/** Filters and order of a product list, apart from the page. */
export type CatalogueQuery = Omit<ProductQuery, 'fields' | 'limit' | 'cursor'>;

/** Filters and order of an admin's product list, apart from the page. */
export type AdminCatalogueQuery = Omit<AdminProductQuery, 'limit' | 'offset'>;

/** Products that match a query, sorted: the reply of `GET /allproducts`. */
export function selectProducts<P extends Product>(
  products: readonly P[],
  query: CatalogueQuery,
): P[] {
  const matching = query.q?.trim()
    ? search(products, query.q, query)
    : products.filter((product) => matches(product, query));
  const compare = query.sort && comparisons[query.sort];
  return compare ? matching.sort(compare) : matching;
}

/** Corrections for words that these products have in another spelling only. */
export function correctionsOf(
  products: readonly Product[],
  { q = '' }: CatalogueQuery,
): Corrections {
  const { words } = readSearch(q);
  if (words.length === 0) return {};
  return expandWords(words, vocabularyOf(products.map(termsOfProduct))).corrections;
}

function termsOfProduct(product: Product) {
  return searchedTermsOf(toSearchText(...searchedTexts(product)), product);
}

function vocabularyOf(terms: readonly ReturnType<typeof termsOfProduct>[]): Vocabulary {
  const uses = new Map<string, number>();
  for (const term of terms.flatMap(({ all }) => [...new Set(all)])) {
    uses.set(term, (uses.get(term) ?? 0) + 1);
  }
  const products = terms.length;
  // Everyone searches for colours: a family counts as a word of every product.
  for (const term of terms.flatMap(({ family }) => family)) uses.set(term, products);
  return { uses, products };
}

/**
 * Products that match all words, or else some of them: best matches first, then available ones, or
 * in the requested order. Filters in the query take precedence over typed ones.
 */
function search<P extends Product>(
  products: readonly P[],
  typed: string,
  { sort = 'relevance', ...query }: CatalogueQuery,
): P[] {
  const { words, isUnsearchable, ...filters } = readSearch(typed);
  if (isUnsearchable) return [];
  const meant = {
    ...query,
    category: query.category ?? filters.category,
    minPrice: query.minPrice ?? filters.minPrice,
    maxPrice: query.maxPrice ?? filters.maxPrice,
  };
  const searched = products.map((product) => ({
    product,
    terms: termsOfProduct(product),
  }));
  const vocabulary = vocabularyOf(searched.map(({ terms }) => terms));
  const { terms: wanted } = expandWords(words, vocabulary);
  const scored = searched
    .filter(({ product }) => matches(product, meant))
    .map(({ product, terms }) => ({ product, scores: scoresOf(terms, wanted) }));
  const whole = scored.filter(({ scores }) => scores.every((score) => score > 0));
  const found = whole.length > 0 ? whole : scored.filter(({ scores }) => totalScore(scores) > 0);
  if (sort === 'relevance') {
    found.sort(
      (a, b) =>
        totalScore(b.scores) - totalScore(a.scores) ||
        Number(hasFree(b.product)) - Number(hasFree(a.product)),
    );
  }
  return found.map(({ product }) => product);
}

function hasFree({ sizes }: Product): boolean {
  return totalAvailableUnits(sizes) > 0;
}

/** Products that match an admin's query, sorted: the reply of `GET /listproducts`. */
export function selectAdminProducts<P extends AdminProduct>(
  products: readonly P[],
  { stock, state, sort, q, ...query }: AdminCatalogueQuery,
): P[] {
  // A style is an internal name, so shoppers' searches ignore it.
  const codesOf = ({ sizes }: P) => sizes.flatMap(({ sku = '', barcode = '' }) => [sku, barcode]);
  const texts = (product: P) => [
    ...searchedTexts(product),
    ...[product.style ?? '', ...codesOf(product)],
  ];
  const matching = products.filter(
    (product) =>
      matches(product, query) &&
      hasWords(q, ...texts(product)) &&
      hasStock(product, stock) &&
      (state === undefined || (product.draft ?? false) === (state === 'draft')),
  );
  if (!sort) return matching;
  const direction = sort.startsWith('-') ? -1 : 1;
  const compare = columns[sort.replace('-', '') as Column];
  return matching.sort((a, b) => direction * (compare(a, b) || compareText(a._id, b._id)));
}

function matches(
  product: Product,
  { id, category, kind, colour, size, outfit, minPrice, maxPrice, flag }: CatalogueQuery,
): boolean {
  return (
    (id === undefined || id.includes(product._id)) &&
    (category === undefined || product.category === category) &&
    (!kind?.length || kind.includes(product.kind ?? '')) &&
    (!colour?.length || isOfColour(product, colour)) &&
    (!size?.length || product.sizes.some((s) => size.includes(s.size) && availableUnits(s) > 0)) &&
    (outfit === undefined || product.outfit === outfit) &&
    (minPrice === undefined || product.price >= minPrice) &&
    (maxPrice === undefined || product.price <= maxPrice) &&
    (!flag?.length || flag.some((name) => hasFlag(product, name)))
  );
}

export function hasFlag(product: Product, flag: ListFlag): boolean {
  if (flag === 'sale') return (product.regularPrice ?? 0) > product.price;
  return product[flag] ?? false;
}

const comparisons: Record<
  NonNullable<CatalogueQuery['sort']>,
  ((a: Product, b: Product) => number) | undefined
> = {
  relevance: undefined,
  newest: undefined,
  'price-asc': (a, b) => a.price - b.price,
  'price-desc': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
  name: (a, b) => a.name.localeCompare(b.name, i18n.locale),
};

function hasStock({ sizes }: AdminProduct, stock: AdminCatalogueQuery['stock']): boolean {
  if (stock === 'low') return sizes.some(isLowStock);
  return stock !== 'out' || totalAvailableUnits(sizes) === 0;
}

type Column = 'name' | 'price' | 'stock' | 'updated';

const columns: Record<Column, (a: AdminProduct, b: AdminProduct) => number> = {
  name: (a, b) => a.name.localeCompare(b.name, i18n.locale),
  price: (a, b) => a.price - b.price,
  stock: (a, b) => totalAvailableUnits(a.sizes) - totalAvailableUnits(b.sizes),
  updated: (a, b) => compareText(a.updatedAt ?? '', b.updatedAt ?? ''),
};
