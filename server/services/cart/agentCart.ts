import { randomUUID } from 'node:crypto';
import { i18n } from '../../../contract/i18n.ts';
import { picturesOf, type SiteMeta } from '../../../contract/pages.ts';
import { cartLink } from '../../../contract/rules/cartLink.ts';
import { currency, toCents } from '../../../contract/rules/money.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { commaSize } from '../../../contract/rules/sizeNames.ts';
import { availableUnits, onlyLeft } from '../../../contract/rules/stock.ts';
import { variantId } from '../../../contract/rules/structuredData.ts';
import type { CartItem, CartLine } from '../../../contract/schemas/cart.ts';
import { inTransaction } from '../../db/database.ts';
import { isUuid } from '../../lib/ids.ts';
import { addMs } from '../../lib/time.ts';
import {
  addAgentCart,
  changeAgentCart,
  findAgentCart,
  removeAgentCart,
} from '../../repositories/cart.ts';
import { findProductsById } from '../../repositories/products.ts';
import { productIdIn } from '../catalogue/ucpProduct.ts';
import type { Context } from '../context.ts';
import { priceGuestCart } from './cartView.ts';

/** Milliseconds that a cart lives after its last change. */
const life = 24 * 60 * 60 * 1000;

type RequestedItem = { item: { id: string }; quantity: number };

/** A message of the Universal Commerce Protocol. */
type Message = { type: 'error'; code: string; content: string; severity: 'recoverable' };

/** Makes a cart; without an id if nothing in it can be bought. */
export async function createAgentCart(
  context: Context,
  items: readonly RequestedItem[],
  shop: SiteMeta,
) {
  const { lines, messages } = await resolveItems(context, items);
  const priced = await priceCart(context, lines, shop, messages);
  if (priced.line_items.length === 0 && items.length > 0) return priced;
  const cart = { id: randomUUID(), lines, expiresAt: addMs(context.now(), life) };
  await inTransaction(context.db, (tx) => addAgentCart(tx, cart));
  return withId(priced, cart);
}

/** Returns undefined if the cart does not exist or has expired. */
export async function readAgentCart(context: Context, id: string, shop: SiteMeta) {
  const cart = isUuid(id) ? await findAgentCart(context.db, id, context.now()) : undefined;
  return cart && withId(await priceCart(context, cart.lines, shop), cart);
}

/** Replaces all lines; undefined if there is no such cart (any more). */
export async function updateAgentCart(
  context: Context,
  id: string,
  items: readonly RequestedItem[],
  shop: SiteMeta,
) {
  const now = context.now();
  const { lines, messages } = await resolveItems(context, items);
  const cart = { id, lines, expiresAt: addMs(now, life) };
  const isChanged =
    isUuid(id) && (await inTransaction(context.db, (tx) => changeAgentCart(tx, cart, now)));
  return isChanged ? withId(await priceCart(context, lines, shop, messages), cart) : undefined;
}

/** Removes a cart; returns its last state, or undefined if there was none. */
export async function cancelAgentCart(context: Context, id: string, shop: SiteMeta) {
  const last = await readAgentCart(context, id, shop);
  if (last) await inTransaction(context.db, (tx) => removeAgentCart(tx, id));
  return last;
}

const withId = <T>(priced: T, { id, expiresAt }: { id: string; expiresAt: Date }) => ({
  id,
  ...priced,
  expires_at: expiresAt.toISOString(),
});

/** Lines of the sizes that items name, and messages about those that name none. */
async function resolveItems({ db }: Context, items: readonly RequestedItem[]) {
  const ids = [...new Set(items.flatMap(({ item }) => productIdIn(item.id) ?? []))];
  const products = await findProductsById(db, ids);
  const lines: CartLine[] = [];
  const messages: Message[] = [];
  for (const { item, quantity } of items) {
    const itemId = productIdIn(item.id) ?? '';
    const sizes = products.get(itemId)?.sizes ?? [];
    const found = sizes.find(({ size }) => variantId(itemId, size) === item.id);
    if (found) lines.push({ itemId, size: found.size, quantity });
    else
      messages.push(
        problem('item_unavailable', i18n.t('There is no variant {id}', { id: item.id })),
      );
  }
  return { lines, messages };
}

/** The lines as a guest's cart has them, without what is not available. */
async function priceCart(
  context: Context,
  lines: CartLine[],
  shop: SiteMeta,
  before: readonly Message[] = [],
) {
  const { cartData, removed = [], message = '' } = await priceGuestCart(context, lines);
  const messages = [
    ...before,
    ...(removed.length > 0 ? [problem('item_unavailable', message)] : []),
  ];
  const bought: CartItem[] = [];
  for (const { product, size, quantity } of cartData) {
    const entry = product.sizes.find((one) => one.size === size);
    const free = entry ? availableUnits(entry) : 0;
    if (free < quantity) {
      const text = onlyLeft(free, nameInColour(product), size);
      messages.push(problem(free > 0 ? 'quantity_reduced' : 'out_of_stock', text));
    }
    if (free > 0) bought.push({ product, size, quantity: Math.min(free, quantity) });
  }
  const line_items = bought.map(({ product, size, quantity }) => {
    const id = variantId(product._id, size);
    const price = toCents(product.price);
    const [image_url] = picturesOf(product, shop);
    const title = commaSize(nameInColour(product), size);
    const item = { id, title, price, ...(image_url && { image_url }) };
    return { id, item, quantity, totals: totalsOf(price * quantity) };
  });
  const amount = line_items.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);
  return {
    line_items,
    currency: currency().code,
    totals: totalsOf(amount),
    ...(messages.length > 0 && { messages }),
    continue_url:
      shop.url +
      cartLink(
        bought.map(({ product, size, quantity }) => ({ itemId: product._id, size, quantity })),
      ),
  };
}

/** Goods alone: delivery and taxes follow in the shop's checkout. */
function totalsOf(amount: number) {
  return [
    { type: 'subtotal', amount },
    { type: 'total', amount },
  ];
}

function problem(code: string, content: string): Message {
  return { type: 'error', code, content, severity: 'recoverable' };
}
