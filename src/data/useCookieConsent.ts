import { persisted, usePersisted } from './persisted.ts';

const consent = persisted('hemline.cookieConsent', (stored) => stored === true);

/** Whether the cookie banner was accepted; remembered by the browser (specification R23). */
export function useCookieConsent() {
  return { accepted: usePersisted(consent) === true, accept: () => consent.write(true) };
}
