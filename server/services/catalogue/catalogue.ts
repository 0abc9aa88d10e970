import type { Static } from 'typebox';
import { productFlags } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { isOfColour } from '../../../contract/rules/colourFamilies.ts';
import { toCard } from '../../../contract/rules/productCard.ts';
import { countFamilies, sorted } from '../../../contract/rules/productCounts.ts';
import {
  type Corrections,
  type ReadSearch,
  readSearch,
} from '../../../contract/rules/productSearch.ts';
import type {
  Product,
  ProductCounts,
  ProductCountsQuery,
  ProductQuery,
  ProductSort,
} from '../../../contract/schemas/product.ts';
import type { Database } from '../../db/database.ts';
import { BadInput, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  colourCountsQuery,
  kindCountsQuery,
  sizeCountsQuery,
} from '../../repositories/productCounts.ts';
import type { ProductFilter, SearchedWord } from '../../repositories/productFilter.ts';
import { positionOf } from '../../repositories/productOrder.ts';
import { findProducts, findProductsById, type StoredProduct } from '../../repositories/products.ts';
import type { Audience } from '../../repositories/visibleProducts.ts';
import type { Context } from '../context.ts';
import type { CatalogueStats } from './catalogueStats.ts';
import { fromCursor, toCursor } from './cursor.ts';
import { toProduct } from './productView.ts';
import { findWords } from './search.ts';

export type ProductPage = {
  products: Product[];
  /** How many products pass the filters, on all pages. */
  total: number;
  /** The cursor of the next page, when there is one. */
  next: string | undefined;
  corrections: Corrections;
};

/**
 * A page of products, or all of them when the query has no `limit`.
 * @throws BadInput for a price range that is empty, or a cursor of another list
 */
export async function listProducts(
  { db, pictures }: Pick<Context, 'db' | 'pictures'>,
  stats: CatalogueStats,
  query: ProductQuery,
): Promise<ProductPage> {
  const { corrections, ...filter } = await readFilter(db, stats, query);
  const { search } = filter;
  const sort = sortOf(query.sort, search);
  const { limit } = query;
  const found = await findProducts(db, {
    filter,
    sort,
    ...(query.cursor !== undefined && { after: fromCursor(sort, query.cursor) }),
    ...(limit !== undefined && { limit: limit + 1 }),
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const products = await Promise.all(page.map((product) => toProduct(product, pictures)));
  const isWhole = query.cursor === undefined && found.length === page.length;
  return {
    products: query.fields === 'card' ? products.map(toCard) : products,
    total: isWhole ? page.length : await stats.countMatching(filter),
    next:
      last && found.length > page.length
        ? toCursor(sort, positionOf(sort, last, search))
        : undefined,
    corrections,
  };
}

/**
 * How many products each value of a filter would leave, along with the other filters.
 * @throws BadInput for a price range that is empty
 */
export async function countByValue(
  { db }: Pick<Context, 'db'>,
  stats: CatalogueStats,
  query: Static<typeof ProductCountsQuery>,
): Promise<ProductCounts> {
  const { corrections: _, ...filter } = await readFilter(db, stats, query);
  const [kind, colours, size, flag] = await Promise.all([
    kindCountsQuery(db, filter),
    colourCountsQuery(db, filter),
    sizeCountsQuery(db, filter),
    Promise.all(
      productFlags.map(async (value) => ({
        value,
        count: await stats.countMatching({ ...filter, flags: [value] }),
      })),
    ),
  ]);
  const colour = countFamilies(colours, query.colour);
  return { kind: sorted(kind), colour, size: sorted(size), flag };
}

async function readFilter(
  db: Database,
  { countMatching, shopColours }: CatalogueStats,
  query: ProductQuery,
) {
  const read = readSearch(query.q ?? '');
  const { search, corrections } = await findWords(db, shopColours, read.words);
  const names = query.colour;
  const colours = names && (await shopColours()).filter((one) => isOfColour(one, names));
  const all = { ...toFilter(query, read), search, colours };
  // Where no product has all the words, those with some of them are the nearest.
  const nearest = search.length > 1 && (await countMatching(all)) === 0;
  return { ...all, nearest, corrections };
}

/** So many at once are quick to read, and few to hold. */
const chunkLength = 500;

/** All products of a list, in chunks: no list is ever held as a whole. */
export async function* listInChunks(
  context: Pick<Context, 'db' | 'pictures'>,
  stats: CatalogueStats,
  query: ProductQuery,
): AsyncGenerator<ProductPage> {
  for (let cursor = query.cursor; ; ) {
    const page = await listProducts(context, stats, { ...query, limit: chunkLength, cursor });
    yield page;
    if (page.next === undefined) return;
    cursor = page.next;
  }
}

/** Without words nothing is more relevant than something else. */
function sortOf(asked: ProductQuery['sort'], search: readonly SearchedWord[]): ProductSort {
  if (asked !== undefined && asked !== 'relevance') return asked;
  return search.length > 0 ? 'relevance' : 'newest';
}

/** @throws NotFound when the shop has no such product */
export async function getProduct(
  { db, pictures }: Pick<Context, 'db' | 'pictures'>,
  id: string,
): Promise<Product> {
  return toProduct(await findStoredProduct(db, id), pictures);
}

/** @throws NotFound for an unknown or removed product, and for a draft unless an admin asks */
export async function findStoredProduct(
  db: Database,
  id: string,
  audience?: Audience,
): Promise<StoredProduct> {
  const product = (await findProductsById(db, isUuid(id) ? [id] : [], audience)).get(id);
  if (!product) throw new NotFound(messages.noSuchProduct);
  return product;
}

/** What the query asks for itself goes before what its words say. */
function toFilter(query: ProductQuery, search: ReadSearch): ProductFilter {
  const { id, kind, size, outfit, flag } = query;
  const plain = (names: string[] | undefined) => names?.filter((name) => !name.includes('\0'));
  const { category, minPrice, maxPrice } = { ...search, ...query };
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw new BadInput(
      `minPrice (${minPrice}) must not be above maxPrice (${maxPrice})`,
      'minPrice',
    );
  }
  return {
    ids: search.isUnsearchable ? [] : id?.filter(isUuid),
    category,
    kinds: plain(kind),
    outfit: outfit?.replaceAll('\0', ''),
    sizes: plain(size),
    minCents: minPrice === undefined ? undefined : Math.ceil(limitInCents(minPrice)),
    maxCents: maxPrice === undefined ? undefined : Math.floor(limitInCents(maxPrice)),
    flags: flag,
  };
}

/** A limit may lie between two cents; what binary floating point adds to it is left out. */
function limitInCents(dollars: number): number {
  return Number((dollars * 100).toFixed(4));
}
