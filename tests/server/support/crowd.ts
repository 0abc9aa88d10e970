/** Runs all at once: what came of it, and the statuses (or errors) of those that failed. */
export async function settle<T>(calls: (() => Promise<T>)[]) {
  const results = await Promise.allSettled(calls.map((call) => call()));
  return {
    done: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    statuses: results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.status ?? result.reason] : [],
    ),
  };
}

/** Always in the same disorder. */
export function shuffle<T>(items: T[]): T[] {
  let seed = 42;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  return items
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Holds back whoever calls it until `count` have called. */
export function barrier(count: number): () => Promise<void> {
  let waiting = count;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return () => {
    waiting -= 1;
    if (waiting === 0) open();
    return opened;
  };
}

/** The same in disorder, for calls of several kinds. */
export function settleShuffled(calls: (() => Promise<unknown>)[]) {
  return settle<unknown>(shuffle(calls));
}
