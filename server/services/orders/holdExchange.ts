import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { priceFromMain } from '../../../contract/rules/currencies.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import {
  asksTwice,
  asksTwiceText,
  dearerBy,
  exchangeDays,
  exchangeDifference,
  exchangedTaxes,
  exchangePrice,
  exchangeProblem,
  paidForUnits,
  payableLines,
  type UnitsPaid,
} from '../../../contract/rules/exchanges.ts';
import { leastPayment } from '../../../contract/rules/leastPayment.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { addedCents } from '../../../contract/rules/pricing.ts';
import { mainPicture } from '../../../contract/rules/productInput.ts';
import { returnUnits } from '../../../contract/rules/returns.ts';
import { onlyIncluded } from '../../../contract/rules/taxes.ts';
import type { ReturnRequest } from '../../../contract/schemas/returns.ts';
import type { Database } from '../../db/database.ts';
import { Conflict } from '../../errors.ts';
import { termsOf } from '../../lib/currencies.ts';
import { isUuid } from '../../lib/ids.ts';
import { addMs } from '../../lib/time.ts';
import { removeHoldsOf, writeHold } from '../../repositories/cart.ts';
import { findSoldLines, insertCheckout, type SoldLine } from '../../repositories/checkouts.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { findProductsById, type StoredProduct } from '../../repositories/products.ts';
import { findTaxes } from '../../repositories/selling.ts';
import { reserveUnits, sizeId } from '../../repositories/stock.ts';
import { lockAndReleaseExpired } from '../cart/holds.ts';
import { furtherLanguage, mapInOwnWords, type Words } from '../selling/ownWords.ts';

type NewLine = SoldLine & {
  /** Position of the old units' line. */
  replaces: number;
  product: StoredProduct;
  paid: UnitsPaid;
  more: number;
};

/**
 * Holds the new units that a request asks for, in a checkout that becomes their order.
 * @returns its id, the units, and the cents that they cost more; nothing if the request is for a
 * refund
 * @throws Conflict if the units can't be exchanged, or are not available
 */
export async function holdExchange(
  context: Words,
  order: StoredOrder,
  { lines: asked }: ReturnRequest,
  now: Date,
): Promise<{ exchangeId: string; wanted: SoldLine[]; moreCents: number } | undefined> {
  if (!asked.some(({ exchange }) => exchange)) return undefined;
  if (asksTwice(asked)) throw new Conflict(i18n.t(asksTwiceText));
  const tx = context.db;
  const priced = await priceLines(context, order, asked, now);
  const dearer = await billOf(tx, order, priced);
  const difference = exchangeDifference(
    dearer.totalCents,
    priced.map(({ paid }) => paid),
  );
  const lines = payableLines(priced, difference);
  const { totalCents, taxes } = await billOf(tx, order, lines);
  const moreCents = difference < leastPayment() ? 0 : difference;
  const exchangeId = v7();
  const expiresAt = addMs(now, exchangeDays * msPerDay);
  const { userId } = order;
  await insertCheckout(
    tx,
    {
      ...{ id: exchangeId, userId, status: 'exchange', contentKey: '', provider: 'exchange' },
      ...{ totalCents, ...termsOf(order), createdAt: now, expiresAt },
      ...{ deliveryName: null, deliveryCents: 0 },
      ...{ code: null, codeId: null, discountCents: 0, waivedCents: 0 },
      ...{ giftCardCents: 0, giftCardId: null },
      taxes,
      // The order keeps the contact details.
      ...{ fullName: '', address: '', phone: '', email: '' },
    },
    lines.map(({ product: _, paid: __, more: ___, ...line }) => line),
  );
  for (const line of lines) {
    if (!(await reserveUnits(tx, line, line.quantity)))
      throw new Error(`Not free: ${sizeId(line)}`);
    await writeHold(tx, { userId, sessionId: exchangeId }, line, line.quantity, expiresAt);
  }
  return { exchangeId, wanted: lines, moreCents };
}

async function billOf(tx: Database, order: StoredOrder, lines: readonly NewLine[]) {
  const goods = lines.map(({ priceCents, quantity, product, paid }) => ({
    ...{ cents: priceCents * quantity, quantity, product, paid },
  }));
  const taxes = await taxesOf(tx, order, goods);
  return { totalCents: goods.reduce((sum, { cents }) => sum + cents, addedCents(taxes)), taxes };
}

/** Added taxes are those that were paid for the old units; the included ones are those of today. */
async function taxesOf(
  tx: Database,
  order: StoredOrder,
  lines: readonly { cents: number; quantity: number; product: StoredProduct; paid: UnitsPaid }[],
) {
  return [
    ...exchangedTaxes(order.taxes, lines),
    ...onlyIncluded({ lines, delivery: 0 }, await findTaxes(tx), order.address),
  ];
}

/** Locks the sizes, and returns the new lines in the order of those that they replace. */
async function priceLines(
  context: Words,
  order: StoredOrder,
  asked: ReturnRequest['lines'],
  now: Date,
): Promise<NewLine[]> {
  const wanted = asked.flatMap(({ line, quantity, exchange }) =>
    exchange && isUuid(exchange.productId) ? [{ line, quantity, ...exchange }] : [],
  );
  const bought = order.products.map(({ productId }) => productId);
  const ids = [...new Set([...bought, ...wanted.map(({ productId }) => productId)])];
  const tx = context.db;
  const stock = await lockAndReleaseExpired(tx, wanted, now);
  const products = await findProductsById(tx, ids);
  const named = await mapInOwnWords(
    context,
    products,
    furtherLanguage(context, order.language ?? null),
  );
  const bill = { ...order, lines: order.products };
  const before = order.products.map((_, line) => returnUnits(order.requests, line, 'quantity'));
  const inOrder = [...asked].sort((a, b) => a.line - b.line);
  return inOrder.flatMap(({ line, quantity, exchange }) => {
    const paid = paidForUnits(bill, before, { line, quantity });
    before[line] = (before[line] ?? 0) + quantity;
    const old = order.products[line];
    if (!exchange || !old) return [];
    const { productId, size } = exchange;
    const product = products.get(productId);
    const row = stock.get(sizeId(exchange));
    const shopCents = product ? priceFromMain(product.priceCents) : 0;
    const problem = exchangeProblem(
      { ...old, style: products.get(old.productId)?.style ?? '' },
      product && {
        ...{ productId, name: nameInColour(product), style: product.style },
        priceCents: shopCents,
        available: row ? row.quantity - row.reserved : 0,
      },
      { size, quantity },
    );
    if (problem || !product) throw new Conflict(problem ?? '');
    const more = dearerBy(old, { productId, priceCents: shopCents });
    const priceCents = exchangePrice(paid, quantity, shopCents, more);
    const name = nameInColour(named.get(productId) ?? product);
    const item = {
      replaces: line,
      productId,
      name,
      picture: mainPicture(product.images)?.name ?? '',
    };
    return [{ ...item, size, quantity, priceCents, codeApplies: true, product, paid, more }];
  });
}

/** Releases the units that an exchange still holds; returns its lines. */
export async function releaseExchange(
  tx: Database,
  exchangeId: string,
  now: Date,
): Promise<SoldLine[]> {
  const lines = await findSoldLines(tx, exchangeId);
  await lockAndReleaseExpired(tx, lines, now);
  for (const hold of await removeHoldsOf(tx, exchangeId)) {
    await reserveUnits(tx, hold, -hold.quantity);
  }
  return lines;
}
