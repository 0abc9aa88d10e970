import { useSyncExternalStore } from 'react';

/** Value in the browser's storage, shared by all readers and tabs. */
export type Persisted<T> = {
  /** Undefined if absent or invalid; referentially stable until it changes. */
  read: () => T | undefined;
  /** If storage is full or disabled, the value lasts as long as the page. */
  write: (value: T) => void;
  remove: () => void;
  subscribe: (listener: () => void) => () => void;
};

const changes = ['storage', 'pageshow'];

/**
 * Creates a value that is stored as JSON.
 * @param parse validates the untrusted stored value; returns undefined or throws if it is invalid
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

  // Without a key, storage was cleared, or Back restores the page: it missed changes, except in
  // Chromium.
  function onChange(event: Event) {
    const changed = (event as StorageEvent).key;
    if (changed === key || !changed) tell();
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
      if (listeners.size === 0) for (const type of changes) window.addEventListener(type, onChange);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const type of changes) window.removeEventListener(type, onChange);
      };
    },
  };
}

/** Current value, synchronized across tabs; undefined during server rendering and hydration. */
export function usePersisted<T>({ read, subscribe }: Persisted<T>): T | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** Removes this tab's values by key prefix, without notifying listeners. */
export function removeFromSession(prefix: string) {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
    }
  });
}

/** Swallows errors: disabled storage throws on any access, and stored JSON may be broken. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
