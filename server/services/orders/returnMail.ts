import { dateFormatter, formatDay, zoneName } from '../../../contract/rules/days.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { listWanted } from '../../../contract/rules/returnSteps.ts';
import {
  daysToSendBack,
  isAwaited,
  listUnits,
  reasonLabels,
} from '../../../contract/rules/returns.ts';
import type { CustomerMailKind } from '../../db/orderSchema.ts';
import type { MailContent } from '../../mail/mailContent.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';

export type ReturnMailKind = Extract<CustomerMailKind, `return${string}`>;

/** Specific content of an email about an order. */
export type MailText = Pick<MailContent, 'headline' | 'paragraphs' | 'facts'> & { subject: string };

const formatMoment = dateFormatter({ dateStyle: 'long', timeStyle: 'short' }, { withZone: false });

/** Time of a withdrawal, which its confirmation must contain. */
export function declaredFact(at: Date | string) {
  return { label: 'Declared', text: `${formatMoment(at)} (${zoneName()})` };
}

/** Email about a return. The first one confirms a withdrawal as EU law requires, with its time. */
export function returnMailText(
  kind: ReturnMailKind,
  order: StoredOrder,
  aboutId: string | null,
  shop: Pick<Context['shop'], 'name' | 'address'>,
): MailText {
  const name = `order ${formatOrderNumber(order.number)}`;
  const request = order.requests.find(({ id }) => id === aboutId);
  const lines = request?.lines ?? [];
  const wanted = listWanted(lines);
  const isOnlyExchange = wanted !== '' && lines.every(({ exchange }) => exchange);
  const counted = (count: (line: (typeof lines)[number]) => number) =>
    listUnits(
      order.products,
      lines.map((line) => ({ line: line.line, quantity: count(line) })),
    );
  const received = counted(({ restocked, damaged }) => restocked + damaged);
  switch (kind) {
    case 'returnRequested':
      return {
        ...(isOnlyExchange
          ? { subject: `Your exchange of items of ${name}`, headline: 'We have your exchange' }
          : {
              subject: `Your withdrawal from ${name} is confirmed`,
              headline: 'We have your withdrawal',
            }),
        paragraphs: [
          shop.address === ''
            ? `Please send the items back within ${daysToSendBack} days, and reply to this email if you need our address.`
            : `Please send the items back within ${daysToSendBack} days, to the address below.`,
          ...(isOnlyExchange
            ? []
            : ['Your money goes back the way you paid once we have received them.']),
          ...(request?.exchange
            ? [
                `We keep the new items for you until ${formatDay(request.exchange.until)}, and send them once we have received yours.`,
              ]
            : []),
        ],
        facts: [
          ...(shop.address === ''
            ? []
            : [{ label: 'Return address', text: `${shop.name}\n${shop.address}` }]),
          { label: 'Items', text: counted(({ quantity }) => quantity) },
          ...(wanted ? [{ label: 'Instead', text: wanted }] : []),
          ...(request
            ? [
                { label: 'Reason', text: reasonLabels[request.reason] },
                declaredFact(request.requestedAt),
              ]
            : []),
        ],
      };
    case 'returnReceived':
      return {
        subject: `Your return of ${name} has arrived`,
        headline: 'Your return has arrived',
        paragraphs: [
          isOnlyExchange && request?.exchange?.isHeld
            ? 'We write again when the new items are on their way.'
            : 'We write again when your money is on its way back.',
        ],
        facts: [{ label: 'Received so far', text: received }],
      };
    case 'returnRefused':
      return {
        subject: `About your return of ${name}`,
        // An exchange can be refused after its parcel has arrived.
        headline:
          request && isAwaited({ lines })
            ? 'We can’t take this return'
            : 'We can’t exchange these items',
        paragraphs: [request?.refusal ?? ''],
        facts: [
          {
            label: 'Items',
            text: counted((line) => line.quantity - line.restocked - line.damaged) || wanted,
          },
        ],
      };
    case 'returnRefunded': {
      const refund = order.refunds.find(({ id }) => id === aboutId);
      const cents = refund?.cents ?? 0;
      return {
        subject: `${formatCents(cents)} of ${name} ${refunded(order)}`,
        headline: 'Your refund',
        paragraphs: [refundText(order, cents), ...(refund?.note ? [refund.note] : [])],
        facts: [],
      };
    }
  }
}

/** Refund text for the customer; a manual order still has to be refunded by an admin. */
export function refundText({ manualPayment, giftCardCents }: StoredOrder, cents: number): string {
  const sum = formatCents(cents);
  if (giftCardCents > 0) {
    return `${sum} went back: to your gift card until it has what it paid, the rest the way you paid. It may take a few days until you see it.`;
  }
  return manualPayment === null
    ? `${sum} went back the way you paid. It may take a few days until you see it.`
    : `We give you ${sum} back ourselves, the way you paid. If you don’t have it within a few days, please write to us.`;
}

/** Refund text for a subject or a headline. */
export function refunded({ manualPayment }: StoredOrder): string {
  return manualPayment === null ? 'was refunded' : 'is being refunded';
}
