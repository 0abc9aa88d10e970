import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ShopColour } from '../../../contract/rules/colourFamilies.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { coalesce } from '../../lib/time.ts';
import { type ProductFilter, shopColoursQuery } from '../../repositories/productFilter.ts';
import { countProducts } from '../../repositories/products.ts';
import { findLastChanges } from '../../repositories/shop.ts';
import type { Context } from '../context.ts';

/** Version of the data behind a reply about products; equal versions give equal replies. */
type CatalogueVersion = {
  /** Changes with each product and its pictures, with the owner's settings, and each day (UTC). */
  products: string;
  /** Changes with each unit that is reserved, released, sold or added. */
  stock: string;
};

export type ReadCatalogueVersion = () => Promise<CatalogueVersion>;

/**
 * Reads the catalogue's version, with all commits before the call by any process. Concurrent
 * callers share one small query.
 */
export function catalogueVersionReader({
  db,
  now,
  commits,
}: Pick<Context, 'db' | 'now' | 'commits'>): ReadCatalogueVersion {
  const read = coalesce(async () => {
    const { products, stock } = await findLastChanges(db);
    return { products: hashOf(products), stock: hashOf(stock) };
  }, commits);
  return async () => {
    const { products, stock } = await read();
    return { products: `${products}.${Math.floor(now().getTime() / msPerDay)}`, stock };
  };
}

function hashOf(ids: string[]): string {
  return createHash('sha1').update(ids.join()).digest('base64url');
}

type VersionedCache<T> = {
  /**
   * Returns what `make` made for this key, until the catalogue changes. Concurrent callers share a
   * call. Failures and undefined are not cached.
   */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
  /** Number of entries that were found, and that had to be made. */
  lookups: { hits: number; misses: number };
};

type Entry<T> = {
  made: Promise<T>;
  /** The served entry: its predecessor until it is made, if that may still be shown. */
  shown: Promise<T>;
  version: CatalogueVersion;
  at: number;
  /** Minimal size, until the real one is known. */
  size: number;
};

/** Number of lags for which an old entry may be served while its successor is made. */
const maxLags = 5;

/**
 * Caches data about the catalogue in memory, until a product, its pictures or its stock change in
 * any process on the database. The least recently used entries go first.
 */
export function createVersionedCache<T>(options: {
  readVersion: ReadCatalogueVersion;
  /** Size of the whole cache; an entry larger than an eighth of it is not kept. */
  maxBytes: number;
  bytesOf: (value: NonNullable<T>) => number;
  /** Milliseconds for which an entry may show old stock; five times that while it is renewed. */
  stockLag: number;
}): VersionedCache<T> {
  const { readVersion, maxBytes, bytesOf, stockLag } = options;
  const entries = new LRUCache<string, Entry<T>>({
    maxSize: maxBytes,
    maxEntrySize: maxBytes / 8,
    sizeCalculation: ({ size }) => size,
  });

  function isCurrent({ version, at }: Entry<T>, now: CatalogueVersion, lag = stockLag): boolean {
    const isStockCurrent = version.stock === now.stock || performance.now() - at < lag;
    return version.products === now.products && isStockCurrent;
  }

  /** Keeps the entry; if making it fails, keeps the previous one. */
  async function keep(key: string, entry: Entry<T>, before: Entry<T> | undefined): Promise<T> {
    entries.set(key, entry);
    let kept = before;
    try {
      const value = await entry.made;
      if (value !== undefined && value !== null) {
        kept = { ...entry, shown: entry.made, size: key.length + bytesOf(value) + 1 };
      }
      return value;
    } finally {
      if (entries.peek(key) === entry) {
        if (kept) entries.set(key, kept);
        else entries.delete(key);
      }
    }
  }

  const lookups = { hits: 0, misses: 0 };
  return {
    lookups,
    async get(key, make) {
      const version = await readVersion();
      const kept = entries.get(key);
      const isKept = kept && isCurrent(kept, version);
      lookups[isKept ? 'hits' : 'misses']++;
      if (isKept) return kept.shown;
      const before = kept && isCurrent(kept, version, stockLag * maxLags) ? kept : undefined;
      const made = make();
      const shown = before?.shown ?? made;
      const at = performance.now();
      const renewed = keep(key, { made, shown, version, at, size: key.length + 1 }, before);
      if (!before) return renewed;
      renewed.catch(() => {});
      return shown;
    },
  };
}

/** Statistics, computed once per version: for 100,000 products that takes longer than a page. */
export type CatalogueStats = {
  /** Number of products that pass a filter. Stock counts only if sizes are filtered. */
  countMatching: (filter: ProductFilter) => Promise<number>;
  /** Each colour of the shop's products, in no order. */
  shopColours: () => Promise<ShopColour[]>;
};

export function createCatalogueStats(
  { db }: Pick<Context, 'db'>,
  readVersion: ReadCatalogueVersion,
): CatalogueStats {
  const ofAnyStock = { readVersion, stockLag: Number.POSITIVE_INFINITY };
  const totals = { maxBytes: 2 ** 20, bytesOf: () => 8 };
  const totalsOfAnyStock = createVersionedCache<number>({ ...ofAnyStock, ...totals });
  const totalsOfFree = createVersionedCache<number>({ readVersion, stockLag: 0, ...totals });
  const colours = createVersionedCache<ShopColour[]>({
    ...ofAnyStock,
    maxBytes: 2 ** 22,
    bytesOf: ({ length }) => length * 64,
  });
  return {
    countMatching: (filter) =>
      (filter.sizes ? totalsOfFree : totalsOfAnyStock).get(JSON.stringify(filter), () =>
        countProducts(db, filter),
      ),
    shopColours: () => colours.get('', () => shopColoursQuery(db)),
  };
}
