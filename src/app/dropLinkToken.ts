import { paths } from '../../contract/paths.ts';

/**
 * Browsers keep the state of a history entry whose URL is opened anew: without its link, the page for
 * a new password must not have the link's token. A reload and Back keep it. For the start of the app,
 * before it reads the browser's history.
 */
export function dropLinkToken() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || window.location.pathname !== paths.resetPassword) return;
  window.history.replaceState(null, '');
}
