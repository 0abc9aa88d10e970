import { i18n } from '../../../contract/i18n.ts';
import { formatDay } from '../../../contract/rules/days.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { listLines } from '../../../contract/rules/returns.ts';
import type { CustomerMailKind } from '../../db/orderSchema.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { type MailText, refundText } from './returnMail.ts';

type DifferenceMailKind = Extract<CustomerMailKind, `${string}More`>;

/** Emails about a difference that the customer is asked to pay. */
export const differenceTexts: Record<
  DifferenceMailKind,
  (order: StoredOrder, aboutId: string | null) => MailText
> = {
  payMore: (order, aboutId) => {
    const { sum, number, day, items } = differenceOf(order, aboutId);
    return {
      subject: i18n.t('Please pay {sum} more for order {number}', { number, sum }),
      headline: i18n.t('Your order changes once the rest is paid'),
      paragraphs: [
        i18n.t('The new items cost {sum} more than you have paid.', { sum }),
        order.manualPayment === null
          ? i18n.t(
              'Pay the difference on your order’s page by {day}. We hold the new items until then.',
              {
                day,
              },
            )
          : i18n.t(
              'Pay us the difference by {day}, the same way you paid for the order. We hold the new items until then.',
              {
                day,
              },
            ),
        i18n.t('If you don’t, your order stays as it is.'),
      ],
      facts: [{ label: i18n.t('Items after the change'), text: items }],
    };
  },
  paidMore: (order, aboutId) => {
    const { sum, number, isExchange } = differenceOf(order, aboutId);
    return {
      subject: i18n.t('We received your payment of {sum} for order {number}', { number, sum }),
      headline: i18n.t('Thank you for your payment'),
      paragraphs: [
        isExchange
          ? i18n.t('We send the new items once we have received yours.')
          : i18n.t('Your order has been changed. These are its items now.'),
      ],
    };
  },
  waivedMore: (order, aboutId) => {
    const { sum, number, isExchange } = differenceOf(order, aboutId);
    return {
      subject: i18n.t('You don’t need to pay {sum} more for order {number}', { number, sum }),
      headline: i18n.t('Nothing more to pay'),
      paragraphs: [
        i18n.t('The new items cost {sum} more, but you don’t need to pay the difference.', { sum }),
        isExchange
          ? i18n.t('We send the new items once we have received yours.')
          : i18n.t('Your order has been changed. These are its items now.'),
      ],
    };
  },
  endedMore: (order, aboutId) => {
    const { sum, cents, number, isExchange, refundDue, isWaived } = differenceOf(order, aboutId);
    const isCancelled = order.deliveryStatus === 'cancelled';
    // A difference is refunded through its own payment, not to the order's gift card.
    const back = refundText({ ...order, giftCardCents: 0 }, cents);
    if (refundDue && (isWaived || isCancelled)) {
      return {
        ...(isWaived
          ? {
              subject: i18n.t('You don’t need to pay {sum} more for order {number}', {
                number,
                sum,
              }),
              headline: i18n.t('Nothing more to pay'),
            }
          : {
              subject: i18n.t('Your order {number} was cancelled', { number }),
              headline: i18n.t('Your order was cancelled'),
            }),
        paragraphs: [back],
      };
    }
    return {
      subject: i18n.t('The new items for order {number} are no longer held', { number }),
      headline: i18n.t('The new items are no longer held'),
      paragraphs: [
        refundDue ? back : i18n.t('The difference of {price} is no longer due.', { price: sum }),
        isExchange
          ? i18n.t('Returned items are refunded instead.')
          : i18n.t('Your order stays as it is.'),
      ],
    };
  },
};

function differenceOf({ number, payments }: StoredOrder, aboutId: string | null) {
  const payment = payments.find(({ id }) => id === aboutId);
  const cents = payment?.cents ?? 0;
  return {
    ...{ cents, sum: formatCents(cents), number: formatOrderNumber(number) },
    day: formatDay(payment?.until ?? new Date(0)),
    items: listLines(payment?.lines ?? []),
    isExchange: payment?.isExchange ?? false,
    refundDue: payment?.refundDue ?? false,
    isWaived: payment?.state === 'waived',
  };
}

/** Email to the owner: the difference was paid, or ended. */
export function ownerDifferenceText(order: StoredOrder, aboutId: string | null, isInTime: boolean) {
  const { sum, number, items, isExchange, refundDue, isWaived } = differenceOf(order, aboutId);
  const facts = [{ label: i18n.t('Items'), text: items }];
  if (refundDue) {
    const back =
      order.manualPayment === null
        ? i18n.t('{sum} that was paid will be refunded to the customer.', { sum })
        : i18n.t('Refund {price} manually, the way it was paid.', { price: sum });
    return {
      subject: i18n.t('Refund of the extra {sum} for order {number}', { sum, number }),
      headline: i18n.t('A paid difference is refunded'),
      paragraphs: isWaived ? [back] : [i18n.t('The new items are for sale again.'), back],
      facts,
    };
  }
  return {
    subject: isInTime
      ? i18n.t('{sum} more paid for order {number}', { sum, number })
      : i18n.t('Difference of {sum} not paid for order {number}', { sum, number }),
    headline: isInTime
      ? i18n.t('A difference is paid')
      : i18n.t('A difference was not paid in time'),
    paragraphs: [
      isInTime
        ? isExchange
          ? i18n.t('Accept the exchange once the returned items have arrived.')
          : i18n.t('The order has its new items, and is ready to be packed.')
        : i18n.t('The new items are for sale again.'),
    ],
    facts,
  };
}
