import { messages } from '../../contract/messages.ts';
import { toCents, toDollars } from '../../contract/rules/money.ts';
import {
  differenceStep,
  isSameSize,
  linePrice,
  linesMessage,
  linesProblem,
} from '../../contract/rules/orderLines.ts';
import { replacedNumbers } from '../../contract/rules/orderNumber.ts';
import { toOrderTaxes } from '../../contract/rules/orderTaxes.ts';
import { codeAppliesTo } from '../../contract/rules/pricing.ts';
import { hasPrint } from '../../contract/rules/prints.ts';
import { refundedPart } from '../../contract/rules/refunds.ts';
import { listLines, listUnits } from '../../contract/rules/returns.ts';
import { taxedBill } from '../../contract/rules/taxes.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { LinesChange, LinesReply } from '../../contract/schemas/orderLines.ts';
import { MockFailure } from './mockEndpoint.ts';
import type { TaxSources } from './orderRules.ts';

function askedFor(
  { _id, payments = [], manualPayment }: Order,
  { total, more }: { total: number; more: number },
  lines: readonly { product: { name: string }; size: string; quantity: number }[],
): NonNullable<Order['payments']>[number] {
  return {
    ...{ id: `${_id.slice(0, -2)}d${payments.length + 1}`, state: 'open' },
    ...{ amount: toDollars(more), total: toDollars(total), until: '2026-05-08T10:00:00.000Z' },
    items: listLines(lines.map(({ product, ...line }) => ({ ...line, name: product.name }))),
    ...(manualPayment && { isManual: true }),
  };
}

/** Replaces the invoice of a paid order that changes. */
export function renewInvoice(order: Order) {
  if (!hasPrint('invoice', order)) return;
  order.invoice = {
    number: `${order.number}-${replacedNumbers(order).length + 2}`,
    createdAt: '2026-05-08T10:00:00.000Z',
  };
}

/** Gives an order other lines, without stock and delivery methods. */
export function changeLines(
  order: Order,
  { lines: wanted, version, isPreview = false }: LinesChange,
  { shelf, selling, newest }: TaxSources & { newest: number },
): Omit<LinesReply, 'success' | 'order'> & {
  message: string;
  change?: { from: string; to: string };
} {
  const products = order.products.map(({ product_id: productId, price, ...line }) => ({
    ...{ ...line, productId, priceCents: toCents(price) },
  }));
  const isSame =
    wanted.length === products.length &&
    wanted.every((line) =>
      products.some((old) => isSameSize(old, line) && old.quantity === line.quantity),
    );
  const totalCents = toCents(order.total);
  if (isSame)
    return {
      total: order.total,
      refund: 0,
      message: linesMessage({ total: totalCents, refund: 0 }, false),
    };
  if (version !== newest) throw new MockFailure(409, messages.orderHasChanged, 'version');
  const requests = order.returns?.requests ?? [];
  const problem = linesProblem({ ...order, products, requests }, wanted);
  if (problem) throw new MockFailure(409, problem);
  const code = selling.codes.find((each) => each.code === order.discount?.code);
  const lines = wanted.map(({ productId, size, quantity }) => {
    const product = shelf.find(({ _id }) => _id === productId);
    const old = products.find((line) => isSameSize(line, { productId, size }));
    if (!product) throw new MockFailure(409, `${old?.name} is no longer in the shop.`);
    const priceCents = linePrice({ products }, { productId, size }, toCents(product.price));
    const { category, kind } = product;
    return {
      product,
      old,
      productId,
      size,
      quantity,
      priceCents,
      billed: { category, kind, quantity, cents: priceCents * quantity },
    };
  });
  const { bill, taxes } = taxedBill(
    lines.map(({ billed }) => billed),
    { ...(code && { code }) },
    { rates: selling.taxes, address: order.address },
  );
  const sums = { totalCents, refundedCents: refundedPart(order) };
  const step = differenceStep({ ...order, ...sums }, bill.total);
  if (typeof step === 'string') throw new MockFailure(409, step);
  const outcome = { total: bill.total, refund: step.refundCents, more: step.moreCents };
  const reply = {
    ...{ total: toDollars(outcome.total), refund: toDollars(outcome.refund) },
    ...(outcome.more > 0 && { more: toDollars(outcome.more) }),
    message: linesMessage(outcome, order.manualPayment !== undefined),
  };
  if (isPreview) return reply;
  if (outcome.more > 0) {
    order.payments = [...(order.payments ?? []), askedFor(order, outcome, lines)];
    return reply;
  }
  const listed = (some: Order['products']) =>
    listUnits(
      some,
      some.map(({ quantity }, line) => ({ line, quantity })),
    );
  const from = listed(order.products);
  renewInvoice(order);
  order.products = lines.map(({ product, old, size, quantity, priceCents }) => ({
    product_id: product._id,
    name: old?.name ?? product.name,
    picture: old?.picture ?? product.images[0]?.signedUrl ?? '',
    ...{ size, quantity, price: toDollars(priceCents) },
    subtotal: toDollars(priceCents * quantity),
    ...(code && !codeAppliesTo(code, product) && { codeApplies: false }),
  }));
  order.total = reply.total;
  delete order.tax;
  delete order.taxes;
  Object.assign(order, toOrderTaxes(taxes));
  if (order.discount) order.discount.amount = toDollars(bill.discount);
  return { ...reply, change: { from, to: listed(order.products) } };
}
