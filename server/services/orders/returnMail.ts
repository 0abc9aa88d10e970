import { formatCents } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { daysToSendBack, listUnits, reasonLabels } from '../../../contract/rules/returns.ts';
import type { CustomerMailKind } from '../../db/orderSchema.ts';
import type { MailContent } from '../../mail/mailContent.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';
import { refunded, refundText } from './refundText.ts';

export type ReturnMailKind = Extract<CustomerMailKind, `return${string}`>;

/** What a mail about an order says of its own. */
export type MailText = Pick<MailContent, 'headline' | 'paragraphs' | 'facts'> & { subject: string };

const moment = new Intl.DateTimeFormat('en-GB', {
  ...({ dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const),
});

/**
 * What a mail tells of a return. The first one confirms a withdrawal as EU law wants it: what was
 * declared, for which order, and when.
 */
export function returnMailText(
  kind: ReturnMailKind,
  order: StoredOrder,
  aboutId: string | null,
  shop: Pick<Context['shop'], 'name' | 'address'>,
): MailText {
  const name = `order ${formatOrderNumber(order.number)}`;
  const request = order.requests.find(({ id }) => id === aboutId);
  const lines = request?.lines ?? [];
  const counted = (count: (line: (typeof lines)[number]) => number) =>
    listUnits(
      order.products,
      lines.map((line) => ({ line: line.line, quantity: count(line) })),
    );
  const received = counted(({ restocked, damaged }) => restocked + damaged);
  switch (kind) {
    case 'returnRequested':
      return {
        subject: `Your withdrawal from ${name} is confirmed`,
        headline: 'We have your withdrawal',
        paragraphs: [
          shop.address === ''
            ? `Please send the items back within ${daysToSendBack} days, and reply to this email if you need our address.`
            : `Please send the items back within ${daysToSendBack} days, to the address below.`,
          'Your money goes back the way you paid once we have received them.',
        ],
        facts: [
          ...(shop.address === ''
            ? []
            : [{ label: 'Return address', text: `${shop.name}\n${shop.address}` }]),
          { label: 'Items', text: counted(({ quantity }) => quantity) },
          ...(request
            ? [
                { label: 'Reason', text: reasonLabels[request.reason] },
                { label: 'Declared', text: `${moment.format(new Date(request.requestedAt))} UTC` },
              ]
            : []),
        ],
      };
    case 'returnReceived':
      return {
        subject: `Your return of ${name} has arrived`,
        headline: 'Your return has arrived',
        paragraphs: ['We write again when your money is on its way back.'],
        facts: [{ label: 'Received so far', text: received }],
      };
    case 'returnRefused':
      return {
        subject: `About your return of ${name}`,
        headline: 'We can’t take this return',
        paragraphs: [request?.refusal ?? ''],
        facts: [
          {
            label: 'Items',
            text: counted((line) => line.quantity - line.restocked - line.damaged),
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
