/** What fails is all that a test reads; the panel lists what passes, too, which takes a third longer. */
export const axeOptions = navigator.webdriver ? { resultTypes: ['violations'] } : {};

/**
 * Whether there is something at the end of a behaviour that no state shows: what has opened, or what
 * is said of a mistake. The rest of the component is checked in its states.
 */
export function hasOpenedOrRefused(): boolean {
  const shown = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip', 'alert'];
  const selector = [...shown.map((role) => `[role="${role}"]`), '[aria-invalid="true"]', '[open]'];
  return document.querySelector(selector.join()) !== null;
}
