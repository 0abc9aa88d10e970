import { type Middleware, type SWRConfiguration, unstable_serialize } from 'swr';
import { unstable_serialize as serializeList } from 'swr/infinite';

/** Answers by their SWR key, as a server hands them to the browser beside a rendered page, in JSON. */
export type DehydratedCache = {
  answers: [key: readonly unknown[], answer: unknown][];
  /** The lists that grow page by page: the keys of the pages that each is made of. */
  lists: [name: string, pages: string[]][];
};

/** A cache that begins with what a page was rendered from, so that nothing is asked again. */
export function hydrate({ answers, lists }: DehydratedCache): SWRConfiguration {
  const cache = new Map(
    answers.map(([parts, data]) => {
      // JSON has no undefined, which stands in a key where there is no session.
      const key = parts.map((part) => part ?? undefined);
      return [unstable_serialize(key), entry(data, key)];
    }),
  );
  for (const [name, pages] of lists) {
    cache.set(name, entry(pages.map((page) => cache.get(page)?.data)));
  }
  return { provider: () => cache };
}

type Entry = { data: unknown; _k?: unknown };

/** As SWR keeps it: it finds by its key, as `_k`, what a change concerns. */
function entry(data: unknown, key?: unknown): Entry {
  return { data, _k: key };
}

type Getter = (index: number, before: unknown) => unknown;
type Fetcher = (key: unknown) => Promise<unknown>;

/**
 * Finds out what a page asks for while it is rendered, where nothing is fetched by itself: SWR does
 * so in effects, which a server never runs.
 */
export function createServerCache() {
  const cache = new Map<string, Entry>();
  const lists = new Map<string, string[]>();
  const asked = new Map<string, () => Promise<void>>();

  async function answer(key: unknown, fetcher: Fetcher) {
    const name = unstable_serialize(key as never);
    if (!cache.has(name)) cache.set(name, entry(await fetcher(key), key));
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
    cache.set(list, entry(names.map((name) => cache.get(name)?.data)));
  }

  const use: Middleware = (useNext) => (key, fetcher, config) => {
    const get = fetcher as Fetcher | null;
    // A list's options say how many pages it begins with.
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
    /** Fetches what the last rendering lacked; false if that was nothing. Rejects when a call fails. */
    async fetchMissing(): Promise<boolean> {
      const calls = [...asked.values()];
      asked.clear();
      await Promise.all(calls.map((call) => call()));
      return calls.length > 0;
    },
    dehydrate: (): DehydratedCache => ({
      answers: [...cache.values()].flatMap(({ data, _k: key }) =>
        Array.isArray(key) ? [[key, data]] : [],
      ),
      lists: [...lists],
    }),
  };
}
