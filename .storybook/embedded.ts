/** URL parameter of stories embedded in a docs page. */
export const embedded = 'embedded=true';

/**
 * Isolates the storage of embedded stories and tabs, which they would share: a story must not read
 * or follow another one's choices, such as its scheme, nor end its session.
 */
export function isolateStorage() {
  const kept = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
}
