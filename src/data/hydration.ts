import { type Middleware, type SWRConfiguration, unstable_serialize } from 'swr';
import { unstable_serialize as serializeList } from 'swr/infinite';

/** Answers by SWR key, embedded as JSON in a server-rendered page. */
export type DehydratedCache = {
  answers: [key: readonly unknown[], answer: unknown][];
  /** Infinite lists, with the keys of their pages. */
  lists: [name: string, pages: string[]][];
};

/**
 * Returns a cache with the replies of the server-rendered page, so that nothing is refetched. SWR's
 * documented `fallback` is outside the cache (github.com/vercel/swr/issues/2542), where filters of
 * `mutate` don't see it. Filters read keys from the private `_k`, which SWR sets for mounted hooks,
 * but not for the pages of a list.
 */
export function hydrate({ answers, lists }: DehydratedCache): SWRConfiguration {
  const cache = new Map(
    answers.map(([parts, data]): [string, Entry] => {
      // JSON turns undefined, the session of anonymous keys, into null.
      const key = parts.map((part) => part ?? undefined);
      return [unstable_serialize(key), { data, _k: key }];
    }),
  );
  for (const [name, pages] of lists) {
    cache.set(name, { data: pages.map((page) => cache.get(page)?.data) });
  }
  return { provider: () => cache };
}

type Entry = { data: unknown; _k?: unknown };

type Getter = (index: number, before: unknown) => unknown;
type Fetcher = (key: unknown) => Promise<unknown>;

/**
 * Collects what a page requests during server rendering, since SWR fetches in effects, which don't
 * run on a server.
 */
export function createServerCache() {
  const cache = new Map<string, { data: unknown }>();
  const answers = new Map<string, DehydratedCache['answers'][number]>();
  const lists = new Map<string, string[]>();
  const asked = new Map<string, () => Promise<void>>();

  async function answer(key: unknown, fetcher: Fetcher) {
    const name = unstable_serialize(key as never);
    if (!cache.has(name)) {
      const data = await fetcher(key);
      cache.set(name, { data });
      if (Array.isArray(key)) answers.set(name, [key, data]);
    }
    return name;
  }

  async function answerList(list: string, keyOf: Getter, pages: number, fetcher: Fetcher) {
    const names: string[] = [];
    for (let before: unknown; names.length < pages; ) {
      const key = keyOf(names.length, before);
      if (!key) break;
      const name = await answer(key, fetcher);
      before = cache.get(name)?.data;
      names.push(name);
    }
    lists.set(list, names);
    cache.set(list, { data: names.map((name) => cache.get(name)?.data) });
  }

  const use: Middleware = (useNext) => (key, fetcher, config) => {
    const get = fetcher as Fetcher | null;
    // Only infinite lists have `initialSize`, their initial number of pages.
    const { initialSize } = config as { initialSize?: number };
    if (initialSize !== undefined && get) {
      const list = serializeList(key as never);
      if (list && !cache.has(list)) {
        asked.set(list, () => answerList(list, key as Getter, initialSize, get));
      }
    } else if (key && get) {
      const name = unstable_serialize(key);
      if (!cache.has(name)) asked.set(name, () => answer(key, get).then(() => {}));
    }
    return useNext(key, fetcher, config);
  };

  return {
    config: { provider: () => cache, use: [use] } as SWRConfiguration,
    /** Fetches what the last render lacked; false if that was nothing. Rejects if a call fails. */
    async fetchMissing(): Promise<boolean> {
      const calls = [...asked.values()];
      asked.clear();
      await Promise.all(calls.map((call) => call()));
      return calls.length > 0;
    },
    dehydrate: (): DehydratedCache => ({
      answers: [...answers.values()],
      lists: [...lists],
    }),
  };
}
