import { i18n } from '../../../contract/i18n.ts';
import { dateFormatter, formatDay, zoneName } from '../../../contract/rules/days.ts';
import { daysToPayMore } from '../../../contract/rules/differences.ts';
import { formatCents, formatPrice } from '../../../contract/rules/money.ts';
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
  return { label: i18n.t('Declared'), text: `${formatMoment(at)} (${zoneName()})` };
}

/** Email about a return. The first one confirms a withdrawal as EU law requires, with its time. */
export function returnMailText(
  kind: ReturnMailKind,
  order: StoredOrder,
  aboutId: string | null,
  shop: Pick<Context['shop'], 'name' | 'address'>,
): MailText {
  const number = formatOrderNumber(order.number);
  const request = order.requests.find(({ id }) => id === aboutId);
  const lines = request?.lines ?? [];
  const wanted = listWanted(lines);
  const exchange = request?.exchange;
  const difference = exchange?.isPaid ? undefined : exchange?.difference;
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
          ? {
              subject: i18n.t('Your exchange of items of order {number}', { number }),
              headline: i18n.t('We received your exchange request'),
            }
          : {
              subject: i18n.t('Your withdrawal from order {number} is confirmed', { number }),
              headline: i18n.t('We received your withdrawal'),
            }),
        paragraphs: [
          shop.address === ''
            ? i18n.t(
                'Please send the items back within {days} days, and reply to this email if you need our address.',
                { days: daysToSendBack },
              )
            : i18n.t('Please send the items back within {days} days, to the address below.', {
                days: daysToSendBack,
              }),
          ...(isOnlyExchange
            ? []
            : [i18n.t('We’ll refund the payment method you used once we have received them.')]),
          ...(difference
            ? [
                i18n.t(
                  'The new items cost {sum} more: please pay that on the page of your order within {days} days, or we refund what you send back.',
                  { sum: formatPrice(difference), days: daysToPayMore },
                ),
              ]
            : []),
          ...(exchange
            ? [
                difference
                  ? i18n.t(
                      'We keep the new items for you until {day}, and longer once that is paid. We send them once we have received yours.',
                      { day: formatDay(exchange.until) },
                    )
                  : i18n.t(
                      'We keep the new items for you until {day}, and send them once we have received yours.',
                      { day: formatDay(exchange.until) },
                    ),
              ]
            : []),
        ],
        facts: [
          ...(shop.address === ''
            ? []
            : [{ label: i18n.t('Return address'), text: `${shop.name}\n${shop.address}` }]),
          { label: i18n.t('Items'), text: counted(({ quantity }) => quantity) },
          ...(wanted ? [{ label: i18n.t('Instead'), text: wanted }] : []),
          ...(request
            ? [
                { label: i18n.t('Reason'), text: i18n.t(reasonLabels[request.reason]) },
                declaredFact(request.requestedAt),
              ]
            : []),
        ],
      };
    case 'returnReceived':
      return {
        subject: i18n.t('Your return of order {number} has arrived', { number }),
        headline: i18n.t('Your return has arrived'),
        paragraphs: [
          isOnlyExchange && exchange?.isHeld
            ? i18n.t('We’ll write again when the new items are on their way.')
            : i18n.t('We’ll write again when your refund is on its way.'),
        ],
        facts: [{ label: i18n.t('Received so far'), text: received }],
      };
    case 'returnRefused':
      return {
        subject: i18n.t('About your return of order {number}', { number }),
        // An exchange can be refused after its parcel has arrived.
        headline:
          request && isAwaited({ lines })
            ? i18n.t('We can’t take this return')
            : i18n.t('We can’t exchange these items'),
        paragraphs: [request?.refusal ?? ''],
        facts: [
          {
            label: i18n.t('Items'),
            text: counted((line) => line.quantity - line.restocked - line.damaged) || wanted,
          },
        ],
      };
    case 'returnRefunded': {
      const refund = order.refunds.find(({ id }) => id === aboutId);
      const cents = refund?.cents ?? 0;
      const sum = formatCents(cents);
      return {
        subject:
          order.manualPayment === null
            ? i18n.t('{sum} of order {number} was refunded', { sum, number })
            : i18n.t('{sum} of order {number} is being refunded', { sum, number }),
        headline: i18n.t('Your refund'),
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
    return i18n.t(
      'We refunded {sum}: first to your gift card, up to what it paid, and the rest to the payment method you used. It may take a few days to arrive.',
      { sum },
    );
  }
  return manualPayment === null
    ? i18n.t(
        'We refunded {sum} to the payment method you used. It may take a few days to arrive.',
        { sum },
      )
    : i18n.t(
        'We’ll refund {sum} to you directly, the same way you paid. If it doesn’t arrive within a few days, please write to us.',
        { sum },
      );
}
