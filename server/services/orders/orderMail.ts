import { i18n } from '../../../contract/i18n.ts';
import { sharedPicturePath } from '../../../contract/pages.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { noticeIn } from '../../../contract/rules/shopProfile.ts';
import { trackingOf } from '../../../contract/rules/tracking.ts';
import type { CustomerMailKind } from '../../db/orderSchema.ts';
import { pagesUrl } from '../../lib/languages.ts';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import type { OrderMail } from '../../repositories/mails.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';
import { differenceTexts } from './differenceMail.ts';
import { mailBill } from './ownerMail.ts';
import { parcelText, trackingTexts } from './parcelMail.ts';
import {
  declaredFact,
  type MailText,
  type ReturnMailKind,
  refundText,
  returnMailText,
} from './returnMail.ts';

/**
 * Email to an order's customer about its state; internal notes are never in it.
 * @param link opens the order without a login
 */
export function orderMail(
  { kind, aboutId, replaced, guarantees }: About,
  order: StoredOrder,
  link: string,
  { shop, publicUrl, languages }: Context,
): Mail {
  const pages = pagesUrl({ publicUrl, languages });
  const notice = noticeIn(shop, i18n.locale, languages);
  const isOfReturn = isReturnMail(kind);
  const text: MailText = isOfReturn
    ? returnMailText(kind, order, aboutId, shop)
    : mailTexts[kind](order, aboutId, { replaced });
  const { subject, headline } = text;
  // An email that was pending during the refund is the only one to mention it: see
  // `finishOrder.ts`.
  const paragraphs = [...text.paragraphs, ...(isOfReturn ? [] : moneyTexts(order))];
  const { customerNote, fullName, address } = order;
  const parcel = order.parcels.find(({ id }) => id === aboutId);
  const { url } = kind === 'shipped' ? trackingOf((parcel ?? order).trackingUrl) : {};
  const goesOut = order.stockDeducted && address !== '' && tellingWhere.includes(kind);
  return renderMail(order.email, subject, {
    shop,
    publicUrl: pages,
    preview: paragraphs[0] ?? headline,
    headline,
    paragraphs,
    ...(!isOfReturn && !paragraphs.includes(customerNote) && { note: customerNote }),
    ...(url && { link: { label: i18n.t('Follow your parcel'), url } }),
    // The page of an order requires the zip code of its address.
    button:
      address === ''
        ? { label: i18n.t('Visit the shop'), url: pages }
        : { label: i18n.t('See your order'), url: link },
    facts: [
      ...(text.facts ?? []),
      ...(goesOut
        ? [
            {
              label: i18n.t('Delivery address'),
              text: fullName ? `${fullName}, ${address}` : address,
            },
          ]
        : []),
      ...guaranteeFacts(order, guarantees),
    ],
    ...(!isOfReturn && { bill: mailBill(order, publicUrl) }),
    ...(kind === 'placed' &&
      notice && {
        notice: { ...notice, url: publicUrl + sharedPicturePath('shop', notice.picture) },
      }),
    reason: i18n.t('You get this mail because you ordered at {shop}.', { shop: shop.name }),
  });
}

type About = Pick<OrderMail, 'aboutId'> &
  Replacing & {
    kind: CustomerMailKind;
    /** Years of the producers' guarantees, by product id. */
    guarantees?: ReadonlyMap<string, string> | undefined;
  };

/** `replaced`: the order whose units were exchanged, for an exchange's own order. */
type Replacing = { replaced?: Pick<StoredOrder, 'number'> | undefined };

/** Returns true for an email that confirms a contract, which must repeat guarantees of durability. */
export function confirms(kind: CustomerMailKind): boolean {
  return kind === 'placed' || kind === 'exchanged';
}

function guaranteeFacts({ products }: StoredOrder, guarantees?: ReadonlyMap<string, string>) {
  const texts = products.flatMap(({ productId, name }) => {
    const years = Number(guarantees?.get(productId) ?? 0);
    if (years === 0) return [];
    const text = i18n.t(
      '{years, plural, one {The producer guarantees for # year that it lasts. Your legal guarantee applies as well.} other {The producer guarantees for # years that it lasts. Your legal guarantee applies as well.}}',
      { years },
    );
    return [i18n.t('{label}: {text}', { label: name, text })];
  });
  if (texts.length === 0) return [];
  return [{ label: i18n.t('Guarantee'), text: [...new Set(texts)].join('\n') }];
}

const tellingWhere: CustomerMailKind[] = ['placed', 'exchanged', 'shipped', 'addressChanged'];

function isReturnMail(kind: CustomerMailKind): kind is ReturnMailKind {
  return kind.startsWith('return');
}

const mailTexts: Record<
  Exclude<CustomerMailKind, ReturnMailKind>,
  (order: StoredOrder, aboutId: string | null, replacing: Replacing) => MailText
> = {
  placed: (order) => ({
    subject: i18n.t('We received your order {number}', numberOf(order)),
    headline: i18n.t('Thank you for your order'),
    paragraphs: placedTexts(order),
  }),
  exchanged: (order, _, { replaced = order }) => ({
    subject: i18n.t('Your exchange for order {number}', numberOf(replaced)),
    headline: i18n.t('We accepted your exchange'),
    paragraphs: [
      i18n.t('The new items are order {number}.', numberOf(order)),
      ...placedTexts(order, true),
    ],
  }),
  unfilled: (order) => ({
    subject: i18n.t('Your order {number} could not be fulfilled', numberOf(order)),
    headline: i18n.t('We could not fulfil your order'),
    paragraphs: order.customerNote === '' ? [] : [order.customerNote],
  }),
  addressChanged: (order) => ({
    subject: i18n.t('The address of your order {number} was corrected', numberOf(order)),
    headline: i18n.t('The address of your order was corrected'),
    paragraphs: [
      i18n.t('If it is not right yet, please write to us before the parcel is on its way.'),
    ],
  }),
  changed: (order, aboutId) => {
    const refund = order.differences.find(({ id }) => id === aboutId);
    return {
      subject: i18n.t('Your order {number} was changed', numberOf(order)),
      headline: i18n.t('Your order was changed'),
      paragraphs: [
        i18n.t('These are its items now.'),
        ...(refund
          ? [i18n.t('We will refund {sum} of your payment.', { sum: formatCents(refund.cents) })]
          : []),
      ],
    };
  },
  shipped: (order, aboutId) => {
    const index = order.parcels.findIndex(({ id }) => id === aboutId);
    const parcel = order.parcels[index];
    if (parcel) return parcelText(order, parcel, index);
    return {
      subject: i18n.t('Your order {number} is on its way', numberOf(order)),
      headline: i18n.t('Your order is on its way'),
      paragraphs: [i18n.t('The carrier has your parcel.'), ...trackingTexts(order)],
    };
  },
  delivered: (order) => ({
    subject: i18n.t('Your order {number} has arrived', numberOf(order)),
    headline: i18n.t('Your order has arrived'),
    paragraphs: [
      order.isGuest
        ? i18n.t('We hope you like it.')
        : i18n.t('We hope you like it. In your profile you can rate what you bought.'),
    ],
  }),
  cancelled: (order) => ({
    subject: i18n.t('Your order {number} was cancelled', numberOf(order)),
    headline: i18n.t('Your order was cancelled'),
    paragraphs: [i18n.t('It will not be sent.')],
  }),
  withdrawn: (order) => ({
    subject: i18n.t('Your withdrawal from order {number} is confirmed', numberOf(order)),
    headline: i18n.t('We received your withdrawal'),
    paragraphs: [i18n.t('You withdrew from the whole order before it was sent. It was cancelled.')],
    facts: [declaredFact(order.sentAt)],
  }),
  refunded: (order) => {
    const isManual = order.manualPayment !== null;
    return {
      subject: isManual
        ? i18n.t('The payment of order {number} is being refunded', numberOf(order))
        : i18n.t('The payment of order {number} was refunded', numberOf(order)),
      headline: isManual
        ? i18n.t('Your payment is being refunded')
        : i18n.t('Your payment was refunded'),
      paragraphs: [],
    };
  },
  ...differenceTexts,
  newLink: (order) => ({
    subject: i18n.t('Your new link to order {number}', numberOf(order)),
    headline: i18n.t('Your new link'),
    paragraphs: [i18n.t('The links in our earlier emails no longer work.')],
  }),
  askedLink: (order) => ({
    subject: i18n.t('Your link to order {number}', numberOf(order)),
    headline: i18n.t('Withdraw from your purchase'),
    paragraphs: [
      i18n.t(
        'Someone, hopefully you, asked for this link. It opens your order, where you can withdraw from the purchase without giving a reason.',
      ),
      i18n.t('If it was not you, there is nothing to do: your order stays as it is.'),
    ],
  }),
};

function numberOf({ number }: Pick<StoredOrder, 'number'>) {
  return { number: formatOrderNumber(number) };
}

/** The order may have been changed since it was placed. */
function placedTexts(order: StoredOrder, isExchange = false): string[] {
  const { paymentStatus, refundPending, deliveryStatus, address } = order;
  if (deliveryStatus === 'cancelled') return [i18n.t('It has been cancelled since.')];
  if (refundPending || paymentStatus === 'refunded') return [];
  return [
    ...(isExchange
      ? []
      : [paymentStatus === 'paid' ? i18n.t('It is paid.') : i18n.t('It is not paid yet.')]),
    ...(deliveryStatus === 'processing' && address !== ''
      ? [i18n.t('We are getting it ready, and write again when it is on its way.')]
      : []),
  ];
}

/** Payment status, unless simply paid. */
function moneyTexts(order: StoredOrder): string[] {
  const { paymentStatus, refundPending, totalCents, refundedCents } = order;
  // Earlier refunds were announced when they were made.
  if (totalCents === refundedCents) return [];
  const cents = totalCents - refundedCents;
  if (paymentStatus === 'refunded') return [refundText(order, cents)];
  return refundPending
    ? [i18n.t('We’ll refund {sum} to the payment method you used.', { sum: formatCents(cents) })]
    : [];
}
