import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';
import { withoutLanguage } from '../../contract/languages.ts';
import { pageKindOf } from '../../contract/rules/pageKinds.ts';
import type { Vital } from '../../contract/rules/webVitals.ts';
import type { VisitVitals } from '../../contract/schemas/webVitals.ts';
import { hasGlobalPrivacyControl } from '../lib/globalPrivacyControl.ts';
import type { ApiServer } from './call.ts';
import { createApiClient } from './http.ts';

/**
 * Reports the landing page's kind and web vitals to the server once, anonymously, when the page is
 * first hidden or left. May start late, because earlier events are counted. Ignores failures, and
 * skips visitors who opted out of tracking.
 */
export function measureVisit(api: ApiServer): void {
  const page = pageKindOf(withoutLanguage(window.location.pathname));
  if (!page || refusesTracking()) return;
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
  // Registered on the document, after the library's own listeners.
  document.addEventListener('visibilitychange', tell);
}

/** Returns true for Do Not Track or Global Privacy Control. */
function refusesTracking(): boolean {
  return navigator.doNotTrack === '1' || hasGlobalPrivacyControl();
}
