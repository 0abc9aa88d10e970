import { LRUCache } from 'lru-cache';
import type { CatalogueVersion, ReadCatalogueVersion } from './catalogueVersion.ts';

type VersionedCache<T> = {
  /**
   * What `make` made of this key while the catalogue is unchanged; made once for all concurrent
   * callers. Neither a failure nor undefined is kept.
   */
  get: (key: string, make: () => Promise<T>) => Promise<T>;
  /** How often an entry was found, and how often it had to be made. */
  lookups: { hits: number; misses: number };
};

type Entry<T> = {
  made: Promise<T>;
  /** What is served: until it is made, the entry before it, if that may still be shown. */
  shown: Promise<T>;
  version: CatalogueVersion;
  at: number;
  /** Small until its size is known. */
  size: number;
};

/** How many times the lag an old entry may be served while its successor is made. */
const maxLags = 5;

/**
 * Caches in memory what is made of the catalogue until a product, its pictures or its stock change,
 * in every process that shares the database. Evicts the least recently used first.
 */
export function createVersionedCache<T>(options: {
  readVersion: ReadCatalogueVersion;
  /** Of the whole cache; an entry that alone takes an eighth of it is not kept. */
  maxBytes: number;
  bytesOf: (value: NonNullable<T>) => number;
  /**
   * Milliseconds for which an entry may show old stock; five times as long while its successor is
   * made, so that nobody waits in a busy shop.
   */
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

  /** Keeps the entry; if making it fails, the one before it. */
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
