import { useCallback } from 'react';
import useLocalStorageState from 'use-local-storage-state';

const none: string[] = [];
const serializer = { parse: parseIds as (text: string) => unknown, stringify: JSON.stringify };

/** How many products are remembered. */
export const mostViewed = 12;

/** The ids of the products this browser looked at, the latest first. */
export function useRecentlyViewed() {
  const [ids = none, setIds] = useLocalStorageState<string[]>('hemline.recentlyViewed', {
    serializer,
  });
  const rememberViewed = useCallback(
    (id: string) =>
      setIds((before = none) =>
        before[0] === id
          ? before
          : [id, ...before.filter((other) => other !== id)].slice(0, mostViewed),
      ),
    [setIds],
  );
  return { ids, rememberViewed };
}

function parseIds(text: string): string[] {
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) return none;
  return value.filter((id) => typeof id === 'string' && id.length <= 64).slice(0, mostViewed);
}
