import { sharedPicturePath } from '../../../contract/pages.ts';
import { formatCents } from '../../../contract/rules/money.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { unsentLines } from '../../../contract/rules/parcels.ts';
import { listUnits } from '../../../contract/rules/returns.ts';
import { trackingOf } from '../../../contract/rules/tracking.ts';
import type { CustomerMailKind } from '../../db/orderSchema.ts';
import type { Mail } from '../../mail/mail.ts';
import { renderMail } from '../../mail/renderMail.ts';
import type { OrderMail } from '../../repositories/mails.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import type { Context } from '../context.ts';
import { toRulesOrder } from './orderView.ts';
import { mailBill } from './ownerMail.ts';
import {
  declaredFact,
  type MailText,
  type ReturnMailKind,
  refunded,
  refundText,
  returnMailText,
} from './returnMail.ts';

/**
 * Email to an order's customer about its state; internal notes are never in it.
 * @param link opens the order without a login
 */
export function orderMail(
  { kind, aboutId }: Pick<OrderMail, 'aboutId'> & { kind: CustomerMailKind },
  order: StoredOrder,
  link: string,
  { shop, publicUrl }: Context,
): Mail {
  const isOfReturn = isReturnMail(kind);
  const text: MailText = isOfReturn
    ? returnMailText(kind, order, aboutId, shop)
    : mailTexts[kind](order, aboutId);
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
    publicUrl,
    preview: paragraphs[0] ?? headline,
    headline,
    paragraphs,
    ...(!isOfReturn && !paragraphs.includes(customerNote) && { note: customerNote }),
    ...(url && { link: { label: 'Follow your parcel', url } }),
    // The page of an order requires the zip code of its address.
    button:
      address === ''
        ? { label: 'Visit the shop', url: publicUrl }
        : { label: 'See your order', url: link },
    ...(text.facts && { facts: text.facts }),
    ...(!isOfReturn && { bill: mailBill(order, publicUrl) }),
    ...(goesOut && {
      facts: [
        ...(text.facts ?? []),
        { label: 'Delivery address', text: fullName ? `${fullName}, ${address}` : address },
      ],
    }),
    ...(kind === 'placed' &&
      shop.notice && {
        notice: {
          url: publicUrl + sharedPicturePath('shop', shop.notice.picture),
          text: shop.notice.text,
        },
      }),
    reason: `You get this mail because you ordered at ${shop.name}.`,
  });
}

/** Emails with the delivery address. */
const tellingWhere: CustomerMailKind[] = ['placed', 'shipped', 'addressChanged'];

function isReturnMail(kind: CustomerMailKind): kind is ReturnMailKind {
  return kind.startsWith('return');
}

const mailTexts: Record<
  Exclude<CustomerMailKind, ReturnMailKind>,
  (order: StoredOrder, aboutId: string | null) => MailText
> = {
  placed: (order) => ({
    subject: `${nameOf(order)} has come in`,
    headline: 'Thank you for your order',
    paragraphs: placedTexts(order),
  }),
  unfilled: (order) => ({
    subject: `${nameOf(order)} could not be filled`,
    headline: 'We could not fulfil your order',
    paragraphs: order.customerNote === '' ? [] : [order.customerNote],
  }),
  addressChanged: (order) => ({
    subject: `The address of your order ${formatOrderNumber(order.number)} was corrected`,
    headline: 'The address of your order was corrected',
    paragraphs: ['If it is not right yet, please write to us before the parcel is on its way.'],
  }),
  changed: (order, aboutId) => {
    const refund = order.differences.find(({ id }) => id === aboutId);
    return {
      subject: `${nameOf(order)} was changed`,
      headline: 'Your order was changed',
      paragraphs: [
        'These are its items now.',
        ...(refund ? [`${formatCents(refund.cents)} of your payment goes back to you.`] : []),
      ],
    };
  },
  shipped: (order, aboutId) => {
    const index = order.parcels.findIndex(({ id }) => id === aboutId);
    const parcel = order.parcels[index];
    if (parcel) return parcelText(order, parcel, index);
    return {
      subject: `${nameOf(order)} is on its way`,
      headline: 'Your order is on its way',
      paragraphs: ['The carrier has your parcel.', ...trackingTexts(order)],
    };
  },
  delivered: (order) => ({
    subject: `${nameOf(order)} has arrived`,
    headline: 'Your order has arrived',
    paragraphs: [
      order.isGuest
        ? 'We hope you like it.'
        : 'We hope you like it. In your profile you can rate what you bought.',
    ],
  }),
  cancelled: (order) => ({
    subject: `${nameOf(order)} was cancelled`,
    headline: 'Your order was cancelled',
    paragraphs: ['It will not be sent.'],
  }),
  withdrawn: (order) => ({
    subject: `Your withdrawal from order ${formatOrderNumber(order.number)} is confirmed`,
    headline: 'We have your withdrawal',
    paragraphs: ['You withdrew from the whole order before it was sent. It was cancelled.'],
    facts: [declaredFact(order.sentAt)],
  }),
  refunded: (order) => ({
    subject: `The payment of order ${formatOrderNumber(order.number)} ${refunded(order)}`,
    headline: `Your payment ${refunded(order)}`,
    paragraphs: [],
  }),
  newLink: (order) => ({
    subject: `Your new link to order ${formatOrderNumber(order.number)}`,
    headline: 'Your new link',
    paragraphs: ['The links in our earlier emails no longer work.'],
  }),
  askedLink: (order) => ({
    subject: `Your link to order ${formatOrderNumber(order.number)}`,
    headline: 'Withdraw from your purchase',
    paragraphs: [
      'Someone, hopefully you, asked for this link. It opens your order, where you can withdraw from the purchase without saying why.',
      'If it was not you, there is nothing to do: your order stays as it is.',
    ],
  }),
};

/** Parcel of an order that is sent in several. */
function parcelText(
  order: StoredOrder,
  parcel: StoredOrder['parcels'][number],
  index: number,
): MailText {
  const unsent = unsentLines(toRulesOrder(order));
  const contents = { label: 'In this parcel', text: listUnits(order.products, parcel.lines) };
  const name = formatOrderNumber(order.number);
  return {
    subject: `Parcel ${index + 1} of your order ${name} is on its way`,
    headline: 'A parcel is on its way',
    paragraphs: [
      parcel.carrier === ''
        ? 'The carrier has a parcel of your order.'
        : `${parcel.carrier} has a parcel of your order.`,
      ...trackingTexts(parcel),
      unsent.length > 0
        ? 'We send the rest in another parcel, and write again.'
        : 'All of your order has been sent.',
    ],
    facts: [
      contents,
      ...(unsent.length > 0
        ? [{ label: 'Still to come', text: listUnits(order.products, unsent) }]
        : []),
    ],
  };
}

function trackingTexts({ trackingUrl }: Pick<StoredOrder, 'trackingUrl'>): string[] {
  const { number } = trackingOf(trackingUrl);
  return number === undefined ? [] : [`Its tracking number is ${number}.`];
}

function nameOf({ number }: StoredOrder): string {
  return `Your order ${formatOrderNumber(number)}`;
}

/** The order may have been changed since it was placed. */
function placedTexts(order: StoredOrder): string[] {
  const { paymentStatus, refundPending, deliveryStatus, address } = order;
  if (deliveryStatus === 'cancelled') return ['It has been cancelled since.'];
  if (refundPending || paymentStatus === 'refunded') return [];
  return [
    paymentStatus === 'paid' ? 'It is paid.' : 'It is not paid yet.',
    ...(deliveryStatus === 'processing' && address !== ''
      ? ['We are getting it ready, and write again when it is on its way.']
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
  return refundPending ? [`${formatCents(cents)} goes back the way you paid.`] : [];
}
