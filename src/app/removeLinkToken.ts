import { withoutLanguage } from '../../contract/languages.ts';
import { paths } from '../../contract/paths.ts';

/**
 * Removes an emailed link's token from the history state when the URL is opened again without it,
 * since browsers keep the state of such an entry. Reload and Back keep the token. Call it at
 * startup, before the app reads the history.
 */
export function removeLinkToken() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const path = withoutLanguage(window.location.pathname);
  if (visit?.type !== 'navigate' || path !== paths.resetPassword) return;
  window.history.replaceState(null, '');
}
