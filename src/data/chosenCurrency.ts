import type { Currency } from '../../contract/rules/money.ts';

const year = 365 * 24 * 60 * 60;

/**
 * Keeps the currency of the visitor's pages in a cookie, which the server reads: it renders them, so
 * no price changes after the first paint. Without one, pages are in the shop's main currency.
 */
function keep(code: string | undefined) {
  const value = code ? `${code}; max-age=${year}` : '; max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have no cookieStore for long
  document.cookie = `currency=${value}; path=/; samesite=lax`;
}

/** Loads the page again in the shop's main currency. */
export function returnToMainCurrency(): void {
  keep(undefined);
  window.location.reload();
}

/** Loads the page again in this currency. */
export function chooseCurrency(chosen: Currency, main: Currency): void {
  keep(chosen.code === main.code ? undefined : chosen.code);
  window.location.reload();
}
