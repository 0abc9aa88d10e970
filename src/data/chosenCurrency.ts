import type { Currency } from '../../contract/rules/money.ts';
import { persisted } from './persisted.ts';

const year = 365 * 24 * 60 * 60;

/**
 * Keeps the currency of the visitor's pages in a cookie, which the server reads: it renders them, so
 * no price changes after the first paint. Without one, pages are in the shop's main currency.
 */
function keep(code: string | undefined) {
  const value = code ? `${code}; max-age=${year}` : '; max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have no cookieStore for long
  document.cookie = `hemline.currency=${value}; path=/; samesite=lax`;
}

const reloadedAt = persisted('hemline.mainCurrency', Number, 'sessionStorage');

/**
 * Reloads the page in the shop's main currency, unless it is in it. A page that comes in another one
 * again within a minute, such as from a cache, is not reloaded again.
 */
export function returnToMainCurrency(isInMain: boolean): void {
  if (isInMain) reloadedAt.remove();
  else {
    keep(undefined);
    if (Date.now() - (reloadedAt.read() || 0) < 60_000) return;
    reloadedAt.write(Date.now());
    window.location.reload();
  }
}

/** Loads the page again in this currency. */
export function chooseCurrency(chosen: Currency, main: Currency): void {
  keep(chosen.code === main.code ? undefined : chosen.code);
  reloadedAt.remove();
  window.location.reload();
}
