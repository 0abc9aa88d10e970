import { useSyncExternalStore } from 'react';

/** One value in the browser's storage, the same for all its readers, in every tab. */
export type Persisted<T> = {
  /** Undefined where it is absent or invalid; the same object until it changes. */
  read: () => T | undefined;
  /** Where storage is full or disabled, the value lasts as long as the page. */
  write: (value: T) => void;
  remove: () => void;
  subscribe: (listener: () => void) => () => void;
};

/**
 * A value that is stored as JSON under a key.
 * @param parse validates what is stored, which anything may have written; undefined or an error for
 *   what is invalid
 */
export function persisted<T>(
  key: string,
  parse: (stored: unknown) => T | undefined,
  area: 'localStorage' | 'sessionStorage' = 'localStorage',
): Persisted<T> {
  const listeners = new Set<() => void>();
  let stored: { text: string | null; value: T | undefined } = { text: null, value: undefined };
  let unstored: { value: T } | undefined;

  function tell() {
    for (const listener of [...listeners]) listener();
  }

  function onStorage(event: StorageEvent) {
    if (event.key === key || event.key === null) tell();
  }

  return {
    read() {
      if (unstored) return unstored.value;
      const text = attempt(() => globalThis[area].getItem(key)) ?? null;
      if (text !== stored.text) {
        stored = {
          text,
          value: text === null ? undefined : attempt(() => parse(JSON.parse(text))),
        };
      }
      return stored.value;
    },
    write(value) {
      try {
        globalThis[area].setItem(key, JSON.stringify(value));
        unstored = undefined;
      } catch {
        unstored = { value };
      }
      tell();
    },
    remove() {
      attempt(() => globalThis[area].removeItem(key));
      unstored = undefined;
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/**
 * The value as it is now, in this tab and the others; undefined while a page is rendered by a server
 * or taken over from there.
 */
export function usePersisted<T>({ read, subscribe }: Persisted<T>): T | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** Removes this tab's values with this key prefix, without notifying listeners. */
export function removeFromSession(prefix: string) {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  });
}

/** Storage that is disabled throws at every touch; what it holds may be broken. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
