import { i18n } from '../i18n.ts';
import type { OrderReturn, ReturnRequest } from '../schemas/returns.ts';
import { listed } from './beside.ts';
import { formatCents, toCents } from './money.ts';
import { wholeLines } from './returnLines.ts';
import {
  isAwaited,
  listUnits,
  reasonLabels,
  receivedUnits,
  type SentOrder,
  waitsForExchange,
} from './returns.ts';
import { withSize } from './sizeTexts.ts';

/**
 * An admin's steps of a return. Each returns a refusal as text, its effect with an entry for the
 * order's history, in the language in use, or undefined if it was done before.
 */

/** History entry for a requested return. */
export function requestedText(
  products: SentOrder['products'],
  { reason, lines }: Pick<ReturnRequest, 'reason' | 'lines'>,
  wanted = '',
): string {
  const values = { items: listUnits(products, lines), reason: i18n.t(reasonLabels[reason]) };
  return wanted === ''
    ? i18n.t('Requested: {items} ({reason})', values)
    : i18n.t('Requested: {items} ({reason}), in exchange for {wanted}', { ...values, wanted });
}

/** Returned units of a line. */
export type Arrival = { line: number; restocked: number; damaged: number };

/** Errors in a request's lines: each must be known, and named once, or once for each new item. */
export function lineProblems(
  lines: readonly Pick<ReturnRequest['lines'][number], 'line' | 'exchange'>[],
  known: readonly number[],
): Map<string, string> {
  const problems = new Map<string, string>();
  const keys = lines.map(({ line, exchange: { productId = '', size = '' } = {} }) =>
    [line, productId, size].join(' '),
  );
  lines.forEach(({ line }, index) => {
    const isTwice = keys.indexOf(keys[index] ?? '') < index;
    if (!isTwice && known.includes(line)) return;
    const problem = isTwice
      ? i18n.t('This line is named twice.')
      : i18n.t('There is no such line.');
    problems.set(`lines[${index}].line`, problem);
  });
  return problems;
}

/**
 * Records the total of returned units of each line, the new ones, and whether the whole order is
 * back.
 * @param order `isRestocked`: a refund of the whole order has put its units back into stock
 */
export function receiveStep(
  order: Pick<SentOrder, 'products' | 'requests'> & { isRestocked: boolean },
  { lines, refusal }: OrderReturn,
  counts: readonly Arrival[],
): { arrivals: Arrival[]; isWhole: boolean; history: string } | string | undefined {
  const arrivals: Arrival[] = [];
  for (const { line, ...counted } of counts) {
    const known = wholeLines(lines).find((each) => each.line === line);
    if (!known) continue;
    const restocked = counted.restocked - known.restocked;
    const damaged = counted.damaged - known.damaged;
    if (restocked < 0 || damaged < 0) {
      return i18n.t('More of this return has come back by now: load the order again.');
    }
    if (counted.restocked + counted.damaged > known.quantity) {
      return i18n.t('Only {count} of this line are awaited.', { count: known.quantity });
    }
    if (restocked + damaged > 0) arrivals.push({ line, restocked, damaged });
  }
  if (arrivals.length === 0) return undefined;
  if (refusal !== undefined) return i18n.t('This return was refused.');
  if (order.isRestocked) {
    return i18n.t('This order was refunded: its items are in stock already.');
  }
  const { products, requests } = order;
  const units = arrivals.map(({ line, restocked, damaged }) => ({
    ...{ line, quantity: restocked + damaged },
  }));
  const received = receivedUnits(requests, products);
  for (const { line, quantity } of units) received[line] = (received[line] ?? 0) + quantity;
  const damaged = arrivals.reduce((sum, arrival) => sum + arrival.damaged, 0);
  const items = listUnits(products, units);
  return {
    arrivals,
    isWhole: products.every(({ quantity }, line) => received[line] === quantity),
    history:
      damaged === 0
        ? i18n.t('Received: {items}', { items })
        : i18n.t(
            '{count, plural, one {Received: {items} (# damaged)} other {Received: {items} (# damaged)}}',
            { count: damaged, items },
          ),
  };
}

export const exchangeEndedText =
  /*i18n*/ 'The new items are no longer held for this return. Refund it instead.';

/** Reason why an exchange can't be sent yet, whatever it costs; undefined if it can. */
export function sendExchangeProblem(request: OrderReturn, seesAmounts = true): string | undefined {
  if (!request.exchange) return i18n.t('Nothing of this return is exchanged.');
  if (!waitsForExchange(request)) {
    return i18n.t(exchangeEndedText);
  }
  const lines = request.lines.filter(({ exchange }) => exchange);
  if (lines.some(({ quantity, restocked, damaged }) => restocked + damaged < quantity)) {
    return i18n.t('Record all items of this exchange as received first, or refuse the return.');
  }
  const { difference, isPaid } = request.exchange;
  // Roles without `orders:sums` see no difference.
  if (isPaid !== false) return undefined;
  return seesAmounts && difference !== undefined
    ? i18n.t('{price} more must be paid first, or waived.', {
        price: formatCents(toCents(difference)),
      })
    : i18n.t('The difference must be paid first, or waived.');
}

/**
 * Sends the held units of an exchange whose parcel has arrived; `cents` are what they take of the
 * payment. The refusal names no amounts for staff who may not see them.
 */
export function exchangeStep(
  request: OrderReturn,
  rest: number,
  seesAmounts = true,
): { cents: number } | string | undefined {
  const { exchange } = request;
  if (exchange?.order) return undefined;
  const problem = sendExchangeProblem(request, seesAmounts);
  if (!exchange || problem !== undefined) return problem;
  const cents = toCents(exchange.total);
  if (cents <= rest) return { cents };
  return seesAmounts
    ? i18n.t(
        'Only {rest} of the payment is left for an exchange of {price}: refuse the exchange, and refund the rest.',
        { rest: formatCents(rest), price: formatCents(cents) },
      )
    : i18n.t(
        'Too little of the payment is left for this exchange: refuse it, and refund the rest.',
      );
}

/** New units of a return: "1 × Linen shirt, size L". */
export function listWanted(lines: OrderReturn['lines']): string {
  const wanted = lines.flatMap(({ quantity, exchange }) =>
    exchange ? [withSize(`${quantity} × ${exchange.name}`, exchange.size)] : [],
  );
  return listed(wanted, ';');
}

/** Refuses the units of a return that have not come back, with a reason. */
export function refuseStep(
  { products }: Pick<SentOrder, 'products'>,
  request: OrderReturn,
  reason: string,
): { refusal: string; history: string } | string | undefined {
  const refusal = reason.trim();
  if (request.refusal === refusal) return undefined;
  if (!isAwaited(request)) {
    if (waitsForExchange(request)) return { refusal, history: i18n.t('Exchange refused') };
    return i18n.t('Nothing of this return is awaited any more.');
  }
  const lines = request.lines.map(({ line, quantity, restocked, damaged }) => ({
    ...{ line, quantity: quantity - restocked - damaged },
  }));
  return { refusal, history: i18n.t('Refused: {items}', { items: listUnits(products, lines) }) };
}

/**
 * Refunds returned units; amounts are in cents.
 * @param due total due by now
 * @param refunded earlier refunds
 * @param asked the amount that the admin saw
 */
export function refundStep(
  due: number,
  refunded: readonly number[],
  asked: number,
): { history: string } | string | undefined {
  if (due === 0) {
    return refunded.includes(asked) ? undefined : i18n.t('There is nothing to refund.');
  }
  if (due === asked) return { history: formatCents(due) };
  return i18n.t('{price} is to be refunded by now: load the order again.', {
    price: formatCents(due),
  });
}

/** Shown to the admin while a refund is pending. */
export const refundPendingMessage =
  /*i18n*/ 'The payment provider does not answer: the refund follows as soon as it does.';

/** Message for the admin after a refund. */
export function refundMessage(
  cents: number,
  { isPending, manualPayment }: { isPending: boolean; manualPayment?: string | undefined },
): string {
  if (isPending) {
    return i18n.t(refundPendingMessage);
  }
  const price = formatCents(cents);
  return manualPayment === undefined
    ? i18n.t('{price} went back to the customer.', { price })
    : i18n.t('Refund {price} manually, the way it was paid.', { price });
}
