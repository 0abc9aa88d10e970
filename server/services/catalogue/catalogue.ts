import type { Static } from 'typebox';
import { i18n } from '../../../contract/i18n.ts';
import { listFlags } from '../../../contract/limits.ts';
import { messages } from '../../../contract/messages.ts';
import { collectionQuery } from '../../../contract/rules/collections.ts';
import { isOfColour } from '../../../contract/rules/colourFamilies.ts';
import { withSafety } from '../../../contract/rules/dutyFields.ts';
import { centsPerDollar } from '../../../contract/rules/money.ts';
import { kindLabel } from '../../../contract/rules/ownNames.ts';
import { toCard } from '../../../contract/rules/productCard.ts';
import { countFamilies, sorted } from '../../../contract/rules/productCounts.ts';
import {
  type Corrections,
  type ReadSearch,
  readSearch,
} from '../../../contract/rules/productSearch.ts';
import { withSaleEnd } from '../../../contract/rules/saleDays.ts';
import { withSizing } from '../../../contract/rules/sizeScales.ts';
import type {
  Product,
  ProductCounts,
  ProductCountsQuery,
  ProductQuery,
  ProductSort,
} from '../../../contract/schemas/product.ts';
import type { Database } from '../../db/database.ts';
import { BadInput, NotFound } from '../../errors.ts';
import { mainRange } from '../../lib/currencies.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  type Audience,
  colourCountsQuery,
  kindCountsQuery,
  type ProductFilter,
  sizeCountsQuery,
} from '../../repositories/productFilter.ts';
import { positionOf } from '../../repositories/productOrder.ts';
import { findProducts, findProductsById } from '../../repositories/products.ts';
import { findScales } from '../../repositories/sizeScales.ts';
import { findShownCodes } from '../../repositories/stockCodes.ts';
import { findTranslatedIn } from '../../repositories/translationSearch.ts';
import type { Context } from '../context.ts';
import { furtherLanguage, loadOwnNames, safetyInOwnWords } from '../selling/ownWords.ts';
import type { CatalogueStats } from './catalogueVersion.ts';
import { findCollection } from './collections.ts';
import { fromCursor, toCursor } from './productCursor.ts';
import { toShownProducts } from './productView.ts';
import { findWords } from './search.ts';

export type ProductPage = {
  products: Product[];
  /** Number of products that pass the filters, on all pages. */
  total: number;
  /** Cursor of the next page, if there is one. */
  next: string | undefined;
  corrections: Corrections;
};

/**
 * A page of products, or the whole list when the query has no `limit`.
 * @throws BadInput for an empty price range, or a cursor of another list
 */
export async function listProducts(
  context: Context,
  stats: CatalogueStats,
  query: ProductQuery,
): Promise<ProductPage> {
  const { db } = context;
  const { corrections, ...filter } = await readFilter(context, stats, query);
  const sort = sortOf(query.sort, filter);
  const { limit } = query;
  const sorting = { sort, filter, language: furtherLanguage(context) };
  const found = await findProducts(db, {
    ...sorting,
    ...(query.cursor !== undefined && { after: fromCursor(sort, query.cursor) }),
    ...(limit !== undefined && { limit: limit + 1 }),
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const products = await toShownProducts(context, page);
  const hasNext = last !== undefined && found.length > page.length;
  const isWhole = query.cursor === undefined && found.length === page.length;
  return {
    products: query.fields === 'card' ? products.map(toCard) : products,
    total: isWhole ? page.length : await stats.countMatching(filter),
    next: hasNext ? await cursorOf(last) : undefined,
    corrections,
  };

  async function cursorOf(product: (typeof page)[number]) {
    const words = sort === 'relevance' ? filter.search.map(({ translated }) => translated) : [];
    const translated = await findTranslatedIn(db, product.id, words);
    const shown = { ...product, name: products.at(-1)?.name ?? product.name };
    return toCursor(sort, positionOf(sorting, shown, translated));
  }
}

/**
 * Counts the products that each value of a filter would leave, given the other filters.
 * @throws BadInput for an empty price range
 */
export async function countByValue(
  context: Context,
  stats: CatalogueStats,
  query: Static<typeof ProductCountsQuery>,
): Promise<ProductCounts> {
  const { db } = context;
  const { corrections: _, ...filter } = await readFilter(context, stats, query);
  const [kind, colours, size, flag] = await Promise.all([
    kindCountsQuery(db, filter),
    colourCountsQuery(db, filter),
    sizeCountsQuery(db, filter),
    Promise.all(
      listFlags.map(async (value) => ({
        value,
        count: await stats.countMatching({ ...filter, flags: [value] }),
      })),
    ),
  ]);
  const colour = countFamilies(colours, query.colour);
  await loadOwnNames(context);
  return { kind: sorted(kind, kindLabel), colour, size: sorted(size), flag };
}

async function readFilter(
  context: Context,
  { countMatching, shopColours }: CatalogueStats,
  query: ProductQuery,
) {
  const { db } = context;
  const read = readSearch(query.q ?? '');
  const { search, corrections } = await findWords(context, shopColours, read.words);
  const coloursOf = async (names: string[] | undefined) =>
    names && (await shopColours()).filter((one) => isOfColour(one, names));
  const collection =
    query.collection === undefined
      ? undefined
      : collectionQuery(await findCollection(db, query.collection));
  const within = collection && {
    ...toFilter(collection, readSearch('')),
    colours: await coloursOf(collection.colour),
  };
  const all = { ...toFilter(query, read), search, colours: await coloursOf(query.colour), within };
  // If no product has all words, those with some of them are the best matches.
  const nearest = search.length > 1 && (await countMatching(all)) === 0;
  return { ...all, nearest, corrections };
}

/** Chunk size: quick to read, and small in memory. */
const chunkLength = 500;

/** All products of a list, in chunks, so that the whole list is never in memory. */
export async function* listInChunks(
  context: Context,
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

/** Without words all products are equally relevant, except those picked for a collection. */
function sortOf(asked: ProductQuery['sort'], { search = [], within }: ProductFilter): ProductSort {
  if (asked !== undefined && asked !== 'relevance') return asked;
  return search.length > 0 || within?.ids ? 'relevance' : 'newest';
}

/** @throws NotFound when the shop has no such product */
export async function getProduct(context: Context, id: string) {
  const stored = await findStoredProduct(context.db, id);
  const [product] = await toShownProducts(context, [stored]);
  if (!product) throw new NotFound(messages.noSuchProduct);
  const codes = await findShownCodes(context.db, id);
  return {
    ...withSizing(
      withSaleEnd(withSafety(product, await safetyInOwnWords(context))),
      await findScales(context.db),
    ),
    ...(codes.length > 0 && { codes }),
  };
}

/** @throws NotFound for an unknown or removed product, and for a draft unless for admins */
export async function findStoredProduct(db: Database, id: string, audience?: Audience) {
  const product = (await findProductsById(db, isUuid(id) ? [id] : [], audience)).get(id);
  if (!product) throw new NotFound(messages.noSuchProduct);
  return product;
}

/** Filters in the query take precedence over those in its words. */
function toFilter(query: ProductQuery, search: ReadSearch): ProductFilter {
  const { id, kind, size, outfit, flag } = query;
  const plain = (names: string[] | undefined) => names?.filter((name) => !name.includes('\0'));
  const { category, minPrice, maxPrice } = { ...search, ...query };
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice) {
    throw new BadInput(
      i18n.t('minPrice ({minPrice}) must not be above maxPrice ({maxPrice})', {
        minPrice,
        maxPrice,
      }),
      'minPrice',
    );
  }
  return {
    ids: search.isUnsearchable ? [] : id?.filter(isUuid),
    category,
    kinds: plain(kind),
    outfit: outfit?.replaceAll('\0', ''),
    sizes: plain(size),
    ...mainRange(
      minPrice === undefined ? undefined : Math.ceil(limitInCents(minPrice)),
      maxPrice === undefined ? undefined : Math.floor(limitInCents(maxPrice)),
    ),
    flags: flag,
  };
}

/** Rounds a limit between two cents inwards, and ignores binary floating point errors. */
function limitInCents(dollars: number): number {
  return Number((dollars * centsPerDollar()).toFixed(4));
}
