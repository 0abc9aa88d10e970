import { LRUCache } from 'lru-cache';
import type { CatalogueVersion, ReadCatalogueVersion } from './catalogueVersion.ts';

export type VersionedCache<T> = {
  /**
   * What `make` made of this key, as long as the catalogue is what it was; made once for all who
   * ask at the same time. A failure is kept for nobody else.
   */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
};

type Entry<T> = { made: Promise<T>; version: CatalogueVersion; at: number };

/**
 * Keeps in memory what is made of the catalogue until a product, its pictures or its stock change,
 * in every process that shares the database. What was asked for least lately goes first.
 */
export function createVersionedCache<T>(options: {
  readVersion: ReadCatalogueVersion;
  /** Of all that is kept; what alone takes an eighth of it is not kept. */
  maxBytes: number;
  bytesOf: (value: T) => number;
  /** Milliseconds for which what is kept may show the stock of before. */
  stockLag: number;
}): VersionedCache<T> {
  const { readVersion, maxBytes, bytesOf, stockLag } = options;
  const entries = new LRUCache<string, Entry<T>>({ maxSize: maxBytes, maxEntrySize: maxBytes / 8 });

  function isCurrent(entry: Entry<T>, { products, stock }: CatalogueVersion): boolean {
    const { version, at } = entry;
    const isStockCurrent = version.stock === stock || performance.now() - at < stockLag;
    return version.products === products && isStockCurrent;
  }

  return {
    async get(key, make) {
      const version = await readVersion();
      const kept = entries.get(key);
      if (kept && isCurrent(kept, version)) return kept.made;
      const entry: Entry<T> = { made: make(), version, at: performance.now() };
      // Small until it is known how large it is.
      entries.set(key, entry, { size: key.length + 1 });
      try {
        const value = await entry.made;
        if (entries.peek(key) === entry) {
          entries.set(key, entry, { size: key.length + bytesOf(value) + 1 });
        }
        return value;
      } catch (error) {
        if (entries.peek(key) === entry) entries.delete(key);
        throw error;
      }
    },
  };
}
