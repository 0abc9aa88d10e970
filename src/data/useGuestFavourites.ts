import useLocalStorageState from 'use-local-storage-state';

const none: string[] = [];
const serializer = { parse: parseIds as (text: string) => unknown, stringify: JSON.stringify };

/** A guest's favourite product ids, kept by the browser; the latest is the last. */
export function useGuestFavourites() {
  const [stored, setIds] = useLocalStorageState<string[]>('hemline.favourites', { serializer });
  return {
    ids: stored ?? none,
    toggle: (id: string) =>
      setIds((before = none) =>
        before.includes(id) ? before.filter((other) => other !== id) : [...before, id].slice(-500),
      ),
    /** Only these stay. */
    keep: setIds as (ids: string[]) => void,
  };
}

function parseIds(text: string): string[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(-500) : none;
}
