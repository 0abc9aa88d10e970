import { messages } from '../../contract/messages.ts';
import { notOpenProblem, outcomeProblem } from '../../contract/rules/differences.ts';
import { formatPrice, toCents, toDollars } from '../../contract/rules/money.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { OrderPayment, PaymentOutcome } from '../../contract/schemas/payments.ts';
import { MockFailure } from './mockEndpoint.ts';
import { renewInvoice } from './orderLines.ts';

/** Payment page of a difference. */
export function paymentPage(payments: readonly OrderPayment[], id: string) {
  const payment = payments.find((each) => each.id === id);
  if (!payment) throw new MockFailure(404, messages.noSuchPayment);
  if (payment.state !== 'open') {
    const { state, amount } = payment;
    throw new MockFailure(409, notOpenProblem({ state, cents: toCents(amount) }));
  }
  return { url: `/api/test-payment/test_${id}` };
}

const settled = { waive: 'waived', withdraw: 'ended', paid: 'paid' } as const;

/** Settles a difference without its stock; returns the entry for the history, and the message. */
export function settleDifference(order: Order, id: string, outcome: PaymentOutcome['outcome']) {
  const payment = order.payments?.find((each) => each.id === id);
  if (!payment) throw new MockFailure(404, messages.noSuchPayment);
  const { amount, state, isManual = false, total = order.total } = payment;
  const problem = outcomeProblem({ state, cents: toCents(amount), isManual }, outcome);
  if (problem) throw new MockFailure(409, problem);
  payment.state = settled[outcome];
  if (outcome === 'paid') order.total = total;
  if (outcome === 'waive' && !payment.isExchange)
    order.total = toDollars(toCents(total) - toCents(amount));
  if (outcome !== 'withdraw' && !payment.isExchange) renewInvoice(order);
  const request = order.returns?.requests.find(({ exchange }) => exchange?.difference === amount);
  if (payment.isExchange && request?.exchange) {
    if (outcome === 'withdraw') request.exchange.isHeld = false;
    else if (outcome === 'waive') {
      delete request.exchange.difference;
      delete request.exchange.isPaid;
    } else request.exchange.isPaid = true;
  }
  const price = formatPrice(amount);
  return {
    waive: { history: `${price} more waived`, message: messages.differenceWaived },
    withdraw: { history: `${price} more withdrawn`, message: messages.differenceWithdrawn },
    paid: { history: `${price} more recorded as paid`, message: messages.differencePaid },
  }[outcome];
}
