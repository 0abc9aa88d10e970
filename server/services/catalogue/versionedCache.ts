import { LRUCache } from 'lru-cache';
import type { CatalogueVersion, ReadCatalogueVersion } from './catalogueVersion.ts';

export type VersionedCache<T> = {
  /**
   * What `make` made of this key, as long as the catalogue is what it was; made once for all who
   * ask at the same time. A failure is kept for nobody else.
   */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
};

type Entry<T> = {
  made: Promise<T>;
  /** What is given out: until it is made, what was before it, if that may still be shown. */
  shown: Promise<T>;
  version: CatalogueVersion;
  at: number;
};

/** How many times the lag what was before may be shown, while it is made anew. */
const mostLags = 5;

/**
 * Keeps in memory what is made of the catalogue until a product, its pictures or its stock change,
 * in every process that shares the database. What was asked for least lately goes first.
 */
export function createVersionedCache<T>(options: {
  readVersion: ReadCatalogueVersion;
  /** Of all that is kept; what alone takes an eighth of it is not kept. */
  maxBytes: number;
  bytesOf: (value: T) => number;
  /**
   * Milliseconds for which what is kept may show the stock of before; five times as long while it
   * is made anew, so that nobody waits for it where much is bought.
   */
  stockLag: number;
}): VersionedCache<T> {
  const { readVersion, maxBytes, bytesOf, stockLag } = options;
  const entries = new LRUCache<string, Entry<T>>({ maxSize: maxBytes, maxEntrySize: maxBytes / 8 });

  function isCurrent({ version, at }: Entry<T>, now: CatalogueVersion, lag = stockLag): boolean {
    const isStockCurrent = version.stock === now.stock || performance.now() - at < lag;
    return version.products === now.products && isStockCurrent;
  }

  async function keep(key: string, entry: Entry<T>): Promise<T> {
    // Small until it is known how large it is.
    entries.set(key, entry, { size: key.length + 1 });
    try {
      const value = await entry.made;
      entry.shown = entry.made;
      if (entries.peek(key) === entry) {
        entries.set(key, entry, { size: key.length + bytesOf(value) + 1 });
      }
      return value;
    } catch (error) {
      if (entries.peek(key) === entry) entries.delete(key);
      throw error;
    }
  }

  return {
    async get(key, make) {
      const version = await readVersion();
      const kept = entries.get(key);
      if (kept && isCurrent(kept, version)) return kept.shown;
      const before = kept && isCurrent(kept, version, stockLag * mostLags) ? kept : undefined;
      const made = make();
      const shown = before?.shown ?? made;
      const renewed = keep(key, { made, shown, version, at: performance.now() });
      if (!before) return renewed;
      renewed.catch(() => {});
      return shown;
    },
  };
}
