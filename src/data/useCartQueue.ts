import { type Cache, unstable_serialize, useSWRConfig } from 'swr';
import { type ChangeQueue, createChangeQueue } from './changeQueue.ts';
import type { CustomerCart } from './customerCart.ts';
import type { keys } from './keys.ts';

/** Undefined until the server has answered what is in the cart. */
type CartQueue = ChangeQueue<CustomerCart | undefined>;

const queues = new WeakMap<Cache, Map<string, CartQueue>>();

/** The one queue of a customer's cart, whichever part of the screen changes it. */
export function useCartQueue(key: ReturnType<typeof keys.customerCart> | null): CartQueue {
  const { cache, mutate } = useSWRConfig();
  const ofCache = queues.get(cache) ?? new Map<string, CartQueue>();
  queues.set(cache, ofCache);
  const name = unstable_serialize(key);
  const queue =
    ofCache.get(name) ??
    createChangeQueue<CustomerCart | undefined>((cart) => {
      if (cart) void mutate(key, cart, { revalidate: false });
    });
  ofCache.set(name, queue);
  return queue;
}
