import { v7 } from 'uuid';
import { i18n } from '../../../contract/i18n.ts';
import { msPerDay } from '../../../contract/rules/days.ts';
import { daysToPayMore } from '../../../contract/rules/differences.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { isSameSize, linesProblem } from '../../../contract/rules/orderLines.ts';
import { listLines } from '../../../contract/rules/returns.ts';
import type { LinesChange } from '../../../contract/schemas/orderLines.ts';
import type { Database } from '../../db/database.ts';
import { Conflict } from '../../errors.ts';
import { termsOf } from '../../lib/currencies.ts';
import { forStaff } from '../../lib/languages.ts';
import { addMs } from '../../lib/time.ts';
import { writeHold } from '../../repositories/cart.ts';
import {
  completeCheckout,
  findCheckoutById,
  findSoldLines,
  insertCheckout,
  type SoldLine,
} from '../../repositories/checkouts.ts';
import { findPaidCheckout } from '../../repositories/exchanges.ts';
import { insertOrderMail } from '../../repositories/mails.ts';
import { insertOrderPayment, type StoredPayment } from '../../repositories/orderPayments.ts';
import {
  findOrder,
  insertHistory,
  type StoredOrder,
  updateOrder,
} from '../../repositories/orders.ts';
import { reserveUnits } from '../../repositories/stock.ts';
import type { CheckoutContext } from '../context.ts';
import { releaseExchange } from './holdExchange.ts';
import { newInvoice } from './invoices.ts';
import { toRulesOrder } from './orderView.ts';
import { findDifference, takeDifference, writeNewLines } from './writeLines.ts';

/** Amounts of an order with its new lines. */
export type ChangedBill = Pick<
  StoredOrder,
  'totalCents' | 'deliveryCents' | 'taxes' | 'discountCents' | 'waivedCents'
>;

/** Extra time of the holds: a payment in the last second must still arrive. */
const grace = msPerDay;

/** Asks the customer for the difference of an exchange or a change, whose checkout keeps the units. */
export async function askForDifference(
  tx: Database,
  order: StoredOrder,
  asked: { exchangeId: string; returnId: string | null; cents: number; at: Date },
): Promise<string> {
  const { at, ...payment } = asked;
  const paid = await findPaidCheckout(tx, order.sessionId);
  const id = v7();
  await insertOrderPayment(tx, {
    ...{ ...payment, id, orderId: order.id, paidSessionId: paid?.id ?? order.sessionId },
    ...{ createdAt: at, until: addMs(at, daysToPayMore * msPerDay) },
  });
  return id;
}

type Asked = {
  lines: readonly SoldLine[];
  bill: ChangedBill;
  /** Sizes with their additional units. */
  added: readonly (SoldLine & { more: number })[];
  cents: number;
};

/**
 * Holds the units that a more expensive change adds, and asks for the difference; the order stays
 * as it is.
 */
export async function askForChange(
  context: CheckoutContext,
  tx: Database,
  order: StoredOrder,
  { lines, bill, added, cents }: Asked,
  { at, userId }: { at: Date; userId: string },
): Promise<StoredOrder> {
  const exchangeId = v7();
  const expiresAt = addMs(at, daysToPayMore * msPerDay + grace);
  await insertCheckout(
    tx,
    {
      ...{ id: exchangeId, userId: order.userId, status: 'exchange', contentKey: '' },
      ...{ ...bill, ...termsOf(order), provider: 'exchange', createdAt: at, expiresAt },
      ...{ deliveryName: null, code: null, codeId: null, giftCardCents: 0, giftCardId: null },
      // The order keeps the contact details.
      ...{ fullName: '', address: '', phone: '', email: '' },
    },
    lines,
  );
  for (const { more, ...size } of added) {
    if (!(await reserveUnits(tx, size, more))) throw new Error(`Not free: ${size.name}`);
    await writeHold(tx, { userId: order.userId, sessionId: exchangeId }, size, more, expiresAt);
  }
  const { id: orderId } = order;
  const aboutId = await askForDifference(tx, order, { exchangeId, returnId: null, cents, at });
  await updateOrder(tx, orderId, {});
  const changes = forStaff(context, () => ({
    difference: {
      from: null,
      to: i18n.t('{price} more asked for, for {items}', {
        price: formatCents(cents),
        items: listLines(lines),
      }),
    },
  }));
  await insertHistory(tx, { id: v7(), orderId, at, userId, changes });
  await insertOrderMail(tx, { orderId, kind: 'payMore', aboutId, createdAt: at });
  return (await findOrder(tx, orderId)) ?? order;
}

/** Amounts of a change that awaits payment, if it is the same one. */
export async function findAskedChange(
  tx: Database,
  { payments }: StoredOrder,
  wanted: LinesChange['lines'],
) {
  const open = payments.find(({ state, isExchange }) => state === 'open' && !isExchange);
  const session = open && (await findCheckoutById(tx, open.exchangeId));
  if (!open || !session) return undefined;
  const lines = await findSoldLines(tx, session.id);
  const isSame =
    lines.length === wanted.length &&
    wanted.every((line) =>
      lines.some((old) => isSameSize(old, line) && old.quantity === line.quantity),
    );
  return isSame ? { total: session.totalCents, refund: 0, more: open.cents } : undefined;
}

/**
 * Gives an order the lines and amounts of a paid change.
 * @param userId who recorded it; undefined for a payment
 * @throws Conflict when the order can't have them any more
 */
export async function applyChange(
  context: CheckoutContext,
  tx: Database,
  order: StoredOrder,
  { exchangeId }: StoredPayment,
  by: { at: Date; userId?: string | undefined },
): Promise<void> {
  const session = await findCheckoutById(tx, exchangeId);
  if (!session) throw new Error('A change has no checkout');
  await releaseExchange(tx, exchangeId, by.at);
  const lines = await findSoldLines(tx, exchangeId);
  // This one is being paid.
  const problem = linesProblem({ ...toRulesOrder(order), payments: [], giftCard: 0 }, lines);
  if (problem) throw new Conflict(problem);
  const units = await findDifference(tx, order, lines, by.at);
  const { totalCents, deliveryCents, taxes, code, discountCents, waivedCents } = session;
  await takeDifference(tx, order, units, by);
  await updateOrder(tx, order.id, {
    ...{ totalCents, deliveryCents, taxes, discountCents, waivedCents },
    ...(order.code === null && { code }),
    ...(await newInvoice(context, tx, order, by.at)),
  });
  await writeNewLines(tx, order, lines);
  await completeCheckout(tx, exchangeId);
  const changes = forStaff(context, () => ({
    items: { from: listLines(order.products), to: listLines(lines) },
  }));
  const entry = { id: v7(), orderId: order.id, at: by.at, userId: by.userId ?? null };
  await insertHistory(tx, { ...entry, changes });
}
