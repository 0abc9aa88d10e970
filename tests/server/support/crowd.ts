import { type Database, sqlState } from '../../../server/db/database.ts';

/** Runs all at once; returns the results, and the statuses (or errors) of failures. */
export async function settle<T>(calls: (() => Promise<T>)[]) {
  const results = await Promise.allSettled(calls.map((call) => call()));
  return {
    done: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    statuses: results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason.status ?? result.reason] : [],
    ),
  };
}

/** Deterministic. */
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

/** Blocks callers until `count` have called. */
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

/** The same, shuffled, for calls of several kinds. */
export function settleShuffled(calls: (() => Promise<unknown>)[]) {
  return settle<unknown>(shuffle(calls));
}

/** Collects the database's deadlocks from now on, after which `inTransaction` tries again. */
export function recordDeadlocks(db: Database): unknown[] {
  const deadlocks: unknown[] = [];
  const transaction = db.transaction.bind(db) as Database['transaction'];
  db.transaction = (work, config) =>
    transaction(work, config).catch((error: unknown) => {
      if (sqlState(error) === '40P01') deadlocks.push(error);
      throw error;
    });
  return deadlocks;
}
