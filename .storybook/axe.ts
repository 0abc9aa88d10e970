/**
 * Tests collect violations only; the panel also lists passes, which takes a third longer. Tests
 * skip `avoid-inline-spacing`, a tenth of the time: only `!important` violates it, which React
 * omits from `style`.
 */
export const axeOptions = navigator.webdriver
  ? { resultTypes: ['violations'], rules: { 'avoid-inline-spacing': { enabled: false } } }
  : {};

/**
 * Returns true if a behaviour ends with something that no state shows: an opened overlay or an
 * error. Everything else is checked in the states.
 */
export function hasOpenedOrRefused(): boolean {
  const shown = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip', 'alert'];
  const selector = [...shown.map((role) => `[role="${role}"]`), '[aria-invalid="true"]', '[open]'];
  return document.querySelector(selector.join()) !== null;
}
