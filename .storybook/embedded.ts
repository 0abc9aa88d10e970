/** In the URL of a story that stands beside others on a page. */
export const embedded = 'embedded=true';

/**
 * Stories beside each other, and those of several tabs, share the browser's storage: one must not find
 * or follow what another chose, as its scheme, nor end another's session.
 */
export function keepToItself() {
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
