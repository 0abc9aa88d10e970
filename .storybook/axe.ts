/**
 * Tests collect violations only; the panel also lists passes, which takes a third longer. Tests
 * skip `avoid-inline-spacing`, a tenth of the time: only `!important` violates it, which React
 * omits from `style`.
 */
export const axeOptions = navigator.webdriver
  ? { resultTypes: ['violations'], rules: { 'avoid-inline-spacing': { enabled: false } } }
  : {};

/**
 * Elements at the end of a behaviour that no state shows: opened overlays and errors. Axe checks
 * these alone, since the rest of the page is checked in the states, and toasts in their own stories.
 */
export function findOpenedOrRefused(): Element[] {
  const shown = ['dialog', 'alertdialog', 'menu', 'listbox', 'tooltip', 'alert'];
  const selector = [...shown.map((role) => `[role="${role}"]`), '[aria-invalid="true"]', '[open]'];
  return [...document.querySelectorAll(selector.join())]
    .filter((element) => !element.closest('.MuiSnackbar-root'))
    .map((element) => element.closest('.MuiFormControl-root') ?? element);
}
