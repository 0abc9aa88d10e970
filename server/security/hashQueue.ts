import PQueue from 'p-queue';
import { TooMany, Unavailable } from '../errors.ts';

/** The account or client that a password is hashed for. */
export type HashClient = {
  /** Who gets a turn: a user, or the network of somebody who is not logged in. */
  owner: string;
  /** Aborted when the client has disconnected. */
  signal: AbortSignal;
};

type HashQueue = <T>(work: () => Promise<T>, client?: HashClient) => Promise<T>;

type Limits = {
  /** Jobs that run at once. */
  concurrency: number;
  /** Jobs of everybody that may wait, and jobs of one owner that may wait or run. */
  capacity: number;
  perOwner: number;
};

/**
 * A queue for work that takes a core for a while. Owners take turns: one with many jobs in it
 * waits behind those with few. Without a client, as at the start of the server, nothing is refused.
 * @throws TooMany when the owner has too many jobs in it
 * @throws Unavailable when it is full, or the client went away while its job waited
 */
export function createHashQueue({ concurrency, capacity, perOwner }: Limits): HashQueue {
  const queue = new PQueue({ concurrency });
  const jobsOf = new Map<string, number>();

  return async (work, client) => {
    if (!client) return queue.add(work);
    const { owner, signal } = client;
    const jobs = jobsOf.get(owner) ?? 0;
    if (jobs >= perOwner) throw new TooMany(1);
    if (queue.size >= capacity) throw new Unavailable('The shop is very busy right now.', 2);

    const leave = new AbortController();
    const onGone = () => leave.abort(new Unavailable('Nobody waits for this any more.'));
    if (signal.aborted) onGone();
    signal.addEventListener('abort', onGone);
    // What runs can't be stopped: it must keep its place until it is done.
    const begin = () => {
      signal.removeEventListener('abort', onGone);
      return work();
    };
    jobsOf.set(owner, jobs + 1);
    try {
      return await queue.add(begin, { priority: -jobs, signal: leave.signal });
    } finally {
      signal.removeEventListener('abort', onGone);
      const left = (jobsOf.get(owner) ?? 1) - 1;
      if (left > 0) jobsOf.set(owner, left);
      else jobsOf.delete(owner);
    }
  };
}
