import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { messages } from '../../../contract/messages.ts';
import { priceFromMain } from '../../../contract/rules/currencies.ts';
import { toDollars } from '../../../contract/rules/money.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import {
  differenceStep,
  isSameSize,
  linePrice,
  linesMessage,
  linesProblem,
} from '../../../contract/rules/orderLines.ts';
import type { May } from '../../../contract/rules/permissions.ts';
import { codeAppliesTo } from '../../../contract/rules/pricing.ts';
import { mainPicture } from '../../../contract/rules/productInput.ts';
import { listLines } from '../../../contract/rules/returns.ts';
import { inSize } from '../../../contract/rules/sizeNames.ts';
import { taxedBill } from '../../../contract/rules/taxes.ts';
import type { LinesChange, LinesReply } from '../../../contract/schemas/orderLines.ts';
import type { DeliveryMethod } from '../../../contract/schemas/selling.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, Conflict, NotAllowed } from '../../errors.ts';
import { inCurrencyOf } from '../../lib/currencies.ts';
import { forStaff } from '../../lib/languages.ts';
import type { SoldLine } from '../../repositories/checkouts.ts';
import { findPaidCheckout } from '../../repositories/exchanges.ts';
import { insertOrderMail } from '../../repositories/mails.ts';
import {
  findOrder,
  insertHistory,
  type StoredOrder,
  updateOrder,
} from '../../repositories/orders.ts';
import { findProductsById } from '../../repositories/products.ts';
import { insertRefund } from '../../repositories/returns.ts';
import { findCode, findDelivery, findTaxes } from '../../repositories/selling.ts';
import { sizeId } from '../../repositories/stock.ts';
import type { CheckoutContext, Context } from '../context.ts';
import { findNamedDelivery } from '../selling/deliveryNames.ts';
import { furtherLanguage, mapInOwnWords, settingsInOwnWords } from '../selling/ownWords.ts';
import { askForChange, type ChangedBill, findAskedChange } from './askForChange.ts';
import { checkProvider } from './changeOrder.ts';
import { finishOrder } from './finishOrder.ts';
import { newInvoice } from './invoices.ts';
import { lockOrder, toChangedOrder, toRulesOrder } from './orderView.ts';
import { findDifference, takeDifference, writeNewLines } from './writeLines.ts';

/**
 * Changes the lines of an order that is not sent yet: its stock, amounts and taxes follow, and a
 * difference of its payment is refunded. If a paid order would cost more, the new units are kept,
 * and the order changes once the customer has paid the difference. The customer is told by email.
 * The same lines again change nothing.
 * @param may says what the caller's role allows
 * @throws BadInput for a size that is named twice
 * @throws NotAllowed when money would go back, and the caller may not refund
 * @throws Conflict when it was changed meanwhile, or units are missing or were sent
 */
export async function changeLines(
  context: CheckoutContext,
  adminId: string,
  id: string,
  change: LinesChange,
  may: May = () => true,
): Promise<LinesReply> {
  const names = new Set(change.lines.map(sizeId));
  if (names.size < change.lines.length)
    throw new BadInput(i18n.t('A size is there twice.'), 'lines');
  const { order, sums } = await inTransaction(context.db, async (tx) => {
    const order = await lockOrder(tx, id);
    return inCurrencyOf(order, () => writeLines(context, tx, order, { adminId, change, may }));
  });
  const finished = change.isPreview ? order : await finishOrder(context, order);
  return inCurrencyOf(order, async () => {
    const message = linesMessage(sums, order.manualPayment !== null, may('orders:sums'));
    const { total, refund, more = 0 } = sums;
    return {
      ...(await toChangedOrder(finished, context, message)),
      ...{ total: toDollars(total), refund: toDollars(refund) },
      ...(more > 0 && { more: toDollars(more) }),
    };
  });
}

async function writeLines(
  context: CheckoutContext,
  tx: Database,
  order: StoredOrder,
  { adminId, change, may }: { adminId: string; change: LinesChange; may: May },
) {
  const { payments, now } = context;
  const { id } = order;
  const isSame =
    change.lines.length === order.products.length &&
    change.lines.every((line) =>
      order.products.some((old) => isSameSize(old, line) && old.quantity === line.quantity),
    );
  if (isSame) return { order, sums: { total: order.totalCents, refund: 0, more: 0 } };
  const asked = await findAskedChange(tx, order, change.lines);
  if (asked) return { order, sums: asked };
  if (change.version !== order.version) throw new Conflict(messages.orderHasChanged, 'version');
  // An exchange's order shares the first order's payment.
  const paid = await findPaidCheckout(tx, order.sessionId);
  const before = { ...toRulesOrder(order), giftCard: toDollars(paid?.giftCardCents ?? 0) };
  const problem = linesProblem(before, change.lines);
  if (problem) throw new Conflict(problem);
  const isExchange = paid !== undefined && paid.id !== order.sessionId;
  const { lines, bill } = await priceLines({ ...context, db: tx }, order, change.lines, isExchange);
  const step = differenceStep(before, bill.totalCents, may('orders:sums'));
  if (typeof step === 'string') throw new Conflict(step);
  const { refundCents: cents, moreCents: more } = step;
  const sums = { total: bill.totalCents, refund: cents, more };
  if (cents > 0 && !may('orders:refund')) throw new NotAllowed(messages.notInRole);
  if (cents + more > 0) await checkProvider(tx, order, payments.name);
  const at = now();
  const { isPreview = false } = change;
  const by = { at, userId: adminId };
  const units = await findDifference(tx, order, lines, at);
  if (isPreview) return { order, sums };
  if (more > 0) {
    const added = units.filter(({ more }) => more > 0);
    const wanted = { lines, bill, added, cents: more };
    return { order: await askForChange(context, tx, order, wanted, by), sums };
  }
  await takeDifference(tx, order, units, by);
  await updateOrder(tx, id, { ...bill, ...(await newInvoice(context, tx, order, at)) });
  await writeNewLines(tx, order, lines);
  const aboutId = cents > 0 ? v7() : undefined;
  if (aboutId) {
    const refund = { id: aboutId, orderId: id, cents, createdAt: at, reducesTotal: true };
    await insertRefund(tx, { ...refund, note: null });
  }
  const changes = forStaff(context, () => ({
    items: { from: listLines(order.products), to: listLines(lines) },
  }));
  await insertHistory(tx, { id: v7(), orderId: id, at, userId: adminId, changes });
  await insertOrderMail(tx, { orderId: id, kind: 'changed', aboutId, createdAt: at });
  return { order: (await findOrder(tx, id)) ?? order, sums };
}

/**
 * Prices lines as a checkout does; those of ordered products keep their prices, and the delivery of
 * an exchange stays free.
 */
async function priceLines(
  context: Context,
  order: StoredOrder,
  wanted: LinesChange['lines'],
  isExchange: boolean,
): Promise<{ lines: SoldLine[]; bill: ChangedBill }> {
  const tx = context.db;
  const products = await findProductsById(
    tx,
    wanted.map(({ productId }) => productId),
  );
  const named = await mapInOwnWords(
    context,
    products,
    furtherLanguage(context, order.language ?? null),
  );
  const code = order.code === null ? undefined : await findCode(tx, order.code);
  const lines = wanted.map(({ productId, size, quantity }) => {
    const product = products.get(productId);
    if (!product?.sizes.some((each) => each.size === size)) throw goneProblem(order, productId);
    const old = order.products.find((line) => isSameSize(line, { productId, size }));
    const priceCents = linePrice(order, { productId, size }, priceFromMain(product.priceCents));
    const { category, kind } = product;
    return {
      billed: { category, kind, quantity, cents: priceCents * quantity },
      line: {
        ...{ productId, size, quantity, priceCents },
        name: old?.name ?? nameInColour(named.get(productId) ?? product),
        picture: old?.picture ?? mainPicture(product.images)?.name ?? '',
        codeApplies: !code || codeAppliesTo(code, product),
      },
    };
  });
  const delivery = isExchange ? undefined : await deliveryOf(context, order);
  const terms = { ...(delivery && { delivery }), ...(code && { code }) };
  const rates = await findTaxes(tx);
  const { bill, taxes } = taxedBill(
    lines.map(({ billed }) => billed),
    terms,
    { rates, address: order.address, addedIn: order.taxPlaces },
  );
  return {
    lines: lines.map(({ line }) => line),
    bill: {
      ...{ totalCents: bill.total, deliveryCents: bill.delivery, taxes },
      ...{ discountCents: bill.discount, waivedCents: bill.waived },
    },
  };
}

function goneProblem({ products }: StoredOrder, productId: string): Conflict {
  const line = products.find((each) => each.productId === productId);
  return new Conflict(
    line
      ? i18n.t('{product} is no longer in the shop: remove it, or keep the items as they are.', {
          product: inSize(line.name, line.size),
        })
      : i18n.t('A product is no longer in the shop: remove it, or keep the items as they are.'),
  );
}

/**
 * The order's delivery method, in an order without its id by the name; one that has ended keeps its
 * price.
 */
async function deliveryOf(
  context: Context,
  { deliveryId, deliveryName: name, deliveryCents, language }: StoredOrder,
): Promise<DeliveryMethod | undefined> {
  if (name === null) return undefined;
  const methods = await findDelivery(context.db);
  const ended = { id: '', name, price: toDollars(deliveryCents), countries: [] };
  const findByName = async () => {
    const kept = furtherLanguage(context, language ?? null);
    const shown = await settingsInOwnWords(context, 'delivery', methods, kept);
    return findNamedDelivery([...shown, ...methods], name);
  };
  const found = deliveryId ? methods.find(({ id }) => id === deliveryId) : await findByName();
  return found ?? { ...ended, minDays: 0, maxDays: 0 };
}
