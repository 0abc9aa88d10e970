import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { pageKindOf } from '../../contract/rules/pageKinds.ts';
import type { Vital } from '../../contract/rules/webVitals.ts';
import type { VisitVitals } from '../../contract/schemas/webVitals.ts';
import type { ApiServer } from './call.ts';
import { createApiClient } from './http.ts';

/**
 * Tells the server once, when the page is hidden or left for the first time, how fast it was: the kind
 * of page that the visit began with and its vitals, nothing else, and not in anybody's name. What
 * happened before is counted, so it may begin late. A failure is ignored. Visitors who ask not to be
 * tracked are not measured.
 */
export function measureVisit(api: ApiServer): void {
  const page = pageKindOf(window.location.pathname);
  if (!page || wantsNone()) return;
  const visit: VisitVitals = { page };

  function keep({ name, value }: Metric) {
    visit[name.toLowerCase() as Vital] = value;
  }

  function tell() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    if (Object.keys(visit).length === 1) return;
    void createApiClient(api).send('POST /webvitals', { body: visit });
  }

  for (const measure of [onLCP, onINP, onCLS]) measure(keep, { reportAllChanges: true });
  // The package's own listeners, on the window, are told first.
  document.addEventListener('visibilitychange', tell);
}

/** By Do Not Track or Global Privacy Control (https://w3c.github.io/gpc/). */
function wantsNone(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}
