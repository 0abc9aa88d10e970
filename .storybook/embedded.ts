/** In the URL of a story that stands beside others on a page. */
export const embedded = 'embedded=true';

/** Stories beside each other share the browser's storage: one must not follow what another chose, as its scheme. */
export function keepToItself() {
  if (!location.search.includes(embedded)) return;
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
}
