import { done, type Outcome } from './apiError.ts';
import { persisted, usePersisted } from './persisted.ts';

const none: string[] = [];
const favourites = persisted('hemline.favourites', parseIds);

/** A guest's favourite product ids, kept by the browser; the latest is the last. */
export function useGuestFavourites() {
  return {
    ids: usePersisted(favourites) ?? none,
    async toggle(id: string): Promise<Outcome<undefined>> {
      const before = favourites.read() ?? none;
      favourites.write(
        before.includes(id) ? before.filter((other) => other !== id) : [...before, id].slice(-500),
      );
      return done;
    },
    /** Only these stay. */
    keep: favourites.write,
  };
}

function parseIds(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string').slice(-500) : none;
}
