import { inCurrency } from '../../contract/rules/inCurrency.ts';
import { type Currency, toCents } from '../../contract/rules/money.ts';
import { parseGuestLines } from '../lib/cart/cartLines.ts';
import { createApiClient } from './http.ts';
import { persisted } from './persisted.ts';

const guestCart = persisted('hemline.cart', parseGuestLines);

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

/** Loads the page again in this currency, with the guest's cart at its prices there. */
export async function chooseCurrency(chosen: Currency, main: Currency): Promise<void> {
  const isMain = chosen.code === main.code;
  // Without its new prices, the cart says that they have changed.
  await priceCart(chosen, isMain ? '/api' : `/api/in/${chosen.code}`).catch(() => {});
  keep(isMain ? undefined : chosen.code);
  window.location.reload();
}

async function priceCart(chosen: Currency, url: string) {
  const lines = guestCart.read() ?? [];
  if (lines.length === 0) return;
  const id = [...new Set(lines.map(({ itemId }) => itemId))];
  const { items } = await createApiClient({ url }).call('GET /allproducts', { query: { id } });
  const prices = new Map(items.map(({ _id, price }) => [_id, price]));
  guestCart.write(
    lines.map((line) => {
      const price = prices.get(line.itemId);
      return price === undefined
        ? line
        : { ...line, priceCents: inCurrency(chosen, () => toCents(price)) };
    }),
  );
}
