import useLocalStorageState from 'use-local-storage-state';

/** Whether the cookie banner was accepted; remembered by the browser (spec section 9). */
export function useCookieConsent() {
  const [accepted, setAccepted] = useLocalStorageState<boolean>('hemline.cookieConsent');
  return { accepted: accepted === true, accept: () => setAccepted(true) };
}
