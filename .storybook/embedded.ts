/** In the URL of a story that stands beside others on a page. */
export const embedded = 'embedded=true';

/** Stories beside each other share the browser's storage: one must not find or follow what another chose, as its scheme. */
export function keepToItself() {
  if (!location.search.includes(embedded)) return;
  const kept = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
    clear: () => kept.clear(),
  };
  Object.defineProperty(window, 'localStorage', { value: storage });
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
}
