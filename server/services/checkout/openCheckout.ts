import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import type { Languages } from '../../../contract/languages.ts';
import { messages } from '../../../contract/messages.ts';
import { checkoutProblems, priceDetails, stockProblems } from '../../../contract/rules/checkout.ts';
import { priceFromMain } from '../../../contract/rules/currencies.ts';
import { deliveryName } from '../../../contract/rules/deliveryName.ts';
import { giftCardShare, giftCardShareProblem } from '../../../contract/rules/giftCards.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { mainPicture } from '../../../contract/rules/productInput.ts';
import type { CheckoutRequest } from '../../../contract/schemas/order.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, NotLoggedIn, refuse } from '../../errors.ts';
import { isInMainCurrency, termsInUse } from '../../lib/currencies.ts';
import { isUuid } from '../../lib/ids.ts';
import { forStaff, spokenLanguage } from '../../lib/languages.ts';
import { addMs } from '../../lib/time.ts';
import { type CartLineRow, findCartLines } from '../../repositories/cart.ts';
import {
  type CheckoutSession,
  findOpenCheckout,
  giftCardProvider,
  insertCheckout,
  type PricedCheckout,
  type SoldLine,
} from '../../repositories/checkouts.ts';
import { linkCheckout } from '../../repositories/measuring.ts';
import { findOrdersOf } from '../../repositories/orders.ts';
import { findProductsById } from '../../repositories/products.ts';
import { findDelivery, findTaxes } from '../../repositories/selling.ts';
import { sizeId } from '../../repositories/stock.ts';
import { lockCustomer } from '../../repositories/users.ts';
import { lockHeldStock } from '../cart/holds.ts';
import type { CheckoutContext, ShopUrls } from '../context.ts';
import { takeGiftCard } from '../selling/giftCards.ts';
import { furtherLanguage, mapInOwnWords, settingsInOwnWords } from '../selling/ownWords.ts';
import { takeDiscountCode } from '../selling/selling.ts';

/** Milliseconds until a checkout session expires. */
const checkoutLife = 30 * 60_000;

/** The previous session, which has to end first. */
type Replaces = { replaces: CheckoutSession };

/**
 * Returns the customer's open session for this content, or a new one, which takes over the cart's
 * holds. A guest's cart is in their browser, so the request has it.
 * @param visitorId of a visitor who consented to be measured
 * @throws NotLoggedIn when the guest has an order already: another one needs another guest
 */
export async function openCheckout(
  { db, payments, now, languages }: CheckoutContext,
  userId: string,
  details: CheckoutRequest['orderDetails'],
  urls: ShopUrls,
  visitorId?: string,
): Promise<CheckoutSession | Replaces> {
  return inTransaction(db, async (tx) => {
    const session = await writeCheckout(tx, {
      ...{ userId, details, urls, provider: payments.name, now: now(), languages },
    });
    if (visitorId && !('replaces' in session)) await linkCheckout(tx, session.id, visitorId);
    return session;
  });
}

type CheckoutToWrite = {
  userId: string;
  details: CheckoutRequest['orderDetails'];
  urls: ShopUrls;
  /** Name of the payment provider, or `hand`. */
  provider: string;
  now: Date;
  languages?: Languages | undefined;
  /** Set for a manual order, which may be handed over without delivery. */
  isManual?: boolean;
  /** Identifies a repeated request; by default a hash of items, recipient and return URL. */
  contentKey?: string;
};

/** Writes the checkout in the caller's transaction. */
export async function writeCheckout(
  tx: Database,
  { userId, details, urls, now, languages, isManual = false, ...asked }: CheckoutToWrite,
): Promise<CheckoutSession | Replaces> {
  const { fullName = '', address, phone, email } = details;
  const { isGuest } = await lockCustomer(tx, userId);
  if (isGuest && (await findOrdersOf(tx, userId)).length > 0) throw new NotLoggedIn();
  const cart = isGuest
    ? details.products.filter(({ productId }) => isUuid(productId))
    : await findCartLines(tx, userId);
  if (cart.length === 0) throw new BadInput(messages.emptyCart);
  const order = await priceOrder(tx, cart, details, {
    ...{ userId, email, now, languages, isManual },
  });
  const { totalCents, giftCardCents } = order.bill;
  const isPaidByCard = giftCardCents > 0 && giftCardCents === totalCents;
  const provider = isPaidByCard ? giftCardProvider : asked.provider;
  const terms = termsInUse();
  const content = [order, fullName, address, phone, email, urls];
  const contentKey =
    asked.contentKey ?? toContentKey(terms.currency === null ? content : [...content, terms]);

  const open = await findOpenCheckout(tx, userId);
  if (open) {
    const same = open.contentKey === contentKey && open.provider === provider;
    return same && open.expiresAt > now ? open : { replaces: open };
  }
  const stock = await lockHeldStock(tx, userId, order.lines, now);
  refuse(stockProblems(order.lines, stock.available));
  const times = { createdAt: now, expiresAt: addMs(now, checkoutLife) };
  // An admin's language is not the customer's.
  const language = isManual ? null : spokenLanguage();
  const contact = { fullName, address, phone, email, language };
  const id = v7();
  const payment = { provider, ...(isPaidByCard && { providerId: `gift_${id}` }) };
  const row = { id, userId, contentKey, ...payment, ...terms, ...order.bill, ...contact, ...times };
  const session = await insertCheckout(tx, row, order.lines);
  for (const line of order.lines) {
    const inCart = cart.find((each) => sizeId(each) === sizeId(line))?.quantity ?? 0;
    const stays = Math.min(stock.heldByCart(line), inCart - line.quantity);
    stock.hold(line, stays);
    stock.holdForSession(line, line.quantity, session);
  }
  await stock.save();
  return session;
}

export function toContentKey(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

type PricedOrder = { lines: SoldLine[]; bill: PricedCheckout };

/**
 * Prices the request from the database. Every line must be in the cart with at least as many units.
 * The uses of a code are counted under its lock.
 * @throws BadInput when a line is named twice
 * @throws Conflict when the cart or the shop changed; `fields` has the error of each line
 */
async function priceOrder(
  tx: Database,
  cart: readonly Pick<CartLineRow, 'productId' | 'size' | 'quantity'>[],
  details: CheckoutRequest['orderDetails'],
  by: {
    userId: string;
    email: string;
    now: Date;
    languages: Languages | undefined;
    isManual: boolean;
  },
): Promise<PricedOrder> {
  const asked = details.products;
  asked.forEach((line, index) => {
    const path = `orderDetails.products[${index}]`;
    if (asked.findIndex((other) => sizeId(other) === sizeId(line)) < index)
      throw new BadInput(i18n.t('{field} is there twice', { field: path }), {
        [path]: i18n.t('is there twice'),
      });
  });
  const quantities = new Map(cart.map((line) => [sizeId(line), line.quantity]));
  const productIds = cart.map((line) => line.productId);
  const products = new Map(
    [...(await findProductsById(tx, productIds))].map(([id, product]) => [
      id,
      { ...product, priceCents: priceFromMain(product.priceCents) },
    ]),
  );
  const isHandedOver = by.isManual && details.delivery === undefined;
  const delivery = isHandedOver ? [] : await findDelivery(tx);
  const code =
    details.code === undefined ? undefined : await takeDiscountCode(tx, details.code, by);
  const rates = await findTaxes(tx);
  refuse(
    checkoutProblems(details, {
      inCart: (line) => quantities.get(sizeId(line)) ?? 0,
      product: (id) => products.get(id),
      ...{ delivery, code, taxes: rates },
    }),
  );
  // A refused code is a text here.
  const taken = typeof code === 'string' ? undefined : code;
  const { lines, method, bill, taxes } = priceDetails(details, {
    product: (id) => products.get(id),
    ...{ delivery, code: taken, taxes: rates },
  });
  const giftCard = await payWithCard(tx, bill.total, details, by);
  const context = { db: tx, languages: by.languages };
  const language = by.isManual ? null : furtherLanguage(context, spokenLanguage());
  const named = await mapInOwnWords(context, products, language);
  const methods = method ? [method] : [];
  const [shownMethod] = await settingsInOwnWords(context, 'delivery', methods, language);
  return {
    lines: lines.map(({ product, line, codeApplies }) => ({
      productId: product.id,
      name: nameInColour(named.get(product.id) ?? product),
      picture: mainPicture(product.images)?.name ?? '',
      size: line.size,
      quantity: line.quantity,
      priceCents: product.priceCents,
      codeApplies,
    })),
    bill: {
      totalCents: bill.total,
      deliveryId: method?.id ?? null,
      // Staff read it; `shownDelivery` writes it for the customer.
      deliveryName: shownMethod ? forStaff(by, () => deliveryName(shownMethod)) : null,
      deliveryCents: bill.delivery,
      code: taken?.code ?? null,
      codeId: taken?.id ?? null,
      discountCents: bill.discount,
      waivedCents: bill.waived,
      taxes,
      ...giftCard,
    },
  };
}

/** @throws Conflict when the card can't pay, or not the amount that the shopper was shown */
async function payWithCard(
  tx: Database,
  totalCents: number,
  { giftCard: asked }: CheckoutRequest['orderDetails'],
  by: { userId: string; now: Date },
) {
  if (!asked) return { giftCardCents: 0, giftCardId: null };
  if (!isInMainCurrency()) {
    const problem = i18n.t('Gift cards pay only in the shop’s main currency.');
    refuse(new Map([['orderDetails.giftCard', problem]]));
  }
  const card = await takeGiftCard(tx, asked.code, by);
  const share = typeof card === 'string' ? 0 : giftCardShare(totalCents, card.balanceCents);
  const problem = typeof card === 'string' ? card : giftCardShareProblem(asked.amount, share);
  if (problem) refuse(new Map([['orderDetails.giftCard', problem]]));
  return {
    giftCardCents: share,
    giftCardId: share > 0 && typeof card !== 'string' ? card.id : null,
  };
}
