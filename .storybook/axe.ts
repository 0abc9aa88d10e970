/**
 * What fails is all that a test reads; the panel lists what passes, too, which takes a third longer.
 * Inline spacing that can't be overridden takes `!important`, which React leaves out of `style`; to
 * look for it takes a tenth of the time.
 */
export const axeOptions = navigator.webdriver
  ? { resultTypes: ['violations'], rules: { 'avoid-inline-spacing': { enabled: false } } }
  : {};

/**
 * Whether there is something at the end of a behaviour that no state shows: what has opened, or what
 * is said of a mistake. The rest of the component is checked in its states.
 */
export function hasOpenedOrRefused(): boolean {
  const shown = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip', 'alert'];
  const selector = [...shown.map((role) => `[role="${role}"]`), '[aria-invalid="true"]', '[open]'];
  return document.querySelector(selector.join()) !== null;
}
