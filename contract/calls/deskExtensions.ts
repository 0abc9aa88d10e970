import Type from 'typebox';
import {
  OrderCounts,
  OrderCountsQuery,
  OrderHistoryEntry,
  PrintRequest,
} from '../schemas/adminOrder.ts';
import { IdParams, Pdf, SuccessReply } from '../schemas/common.ts';
import {
  AdminGiftCards,
  GiftCardBlock,
  GiftCardRecipient,
  IssuedGiftCard,
} from '../schemas/giftCards.ts';
import { ManualOrder } from '../schemas/manualOrder.ts';
import { NewsletterReader } from '../schemas/newsletter.ts';
import { OrderReply } from '../schemas/order.ts';
import { LinesChange, LinesReply } from '../schemas/orderLines.ts';
import { ParcelRequest } from '../schemas/parcels.ts';
import { PaymentOutcome } from '../schemas/payments.ts';
import {
  PartRefund,
  ReceivedUnits,
  ReturnRefusal,
  ReturnRequest,
  ReturnsRefund,
} from '../schemas/returns.ts';
import {
  AdminReviewPage,
  AdminReviewQuery,
  ChangedReview,
  ReviewChange,
} from '../schemas/reviews.ts';
import type { EndpointRows } from './row.ts';

/** Extensions for admins: orders, returns, reviews and gift cards. */
export const deskExtensions = {
  'POST /printorders': {
    permission: 'orders:read',
    summary:
      'Invoices or packing slips of several orders, as one PDF; X-Message says which were left out, and why. With none to print: 409',
    body: PrintRequest,
    pdf: true,
    reply: Pdf,
  },
  'POST /sendparcel/:id': {
    permission: 'orders:ship',
    action: /*i18n*/ 'Sent a parcel',
    summary:
      'Sends units of an order as a parcel, which a mail tells the customer; with the last units it is shipped',
    params: IdParams,
    body: ParcelRequest,
    reply: OrderReply,
  },
  'POST /changelines/:id': {
    permission: 'orders:write',
    action: /*i18n*/ 'Changed the items of an order',
    summary:
      'Gives an unsent order other items, at the prices that it was ordered for; a difference of its payment goes back, which needs `orders:refund`, or is asked for, and then the order changes once it is paid',
    params: IdParams,
    body: LinesChange,
    reply: LinesReply,
  },
  'POST /settledifference/:id': {
    permission: 'orders:write',
    action: /*i18n*/ 'Settled a difference',
    summary:
      'Waives a difference that a customer is asked to pay, which needs `orders:refund`, withdraws it, or records its payment for a manual order',
    params: IdParams,
    body: PaymentOutcome,
    reply: OrderReply,
  },
  'POST /openreturn/:id': {
    permission: 'orders:write',
    action: /*i18n*/ 'Opened a return',
    summary: 'Asks to return units of an order for its customer; a mail confirms it to them',
    params: IdParams,
    body: ReturnRequest,
    reply: OrderReply,
  },
  'POST /receivereturn/:id': {
    permission: 'orders:ship',
    action: /*i18n*/ 'Recorded returned units',
    summary: 'Says how many units of a return have come back, and which are in stock again',
    params: IdParams,
    body: ReceivedUnits,
    reply: OrderReply,
  },
  'POST /refusereturn/:id': {
    permission: 'orders:write',
    action: /*i18n*/ 'Refused a return',
    summary: 'Refuses what of a return has not been received, with a reason for the customer',
    params: IdParams,
    body: ReturnRefusal,
    reply: OrderReply,
  },
  'POST /sendexchange/:id': {
    permission: 'orders:write',
    action: /*i18n*/ 'Accepted an exchange',
    summary: 'Accepts the exchange of a return that has come back: its new units become an order',
    params: IdParams,
    reply: OrderReply,
  },
  'POST /refundreturns/:id': {
    permission: 'orders:refund',
    action: /*i18n*/ 'Refunded a return',
    summary: 'Gives back the price of what an order’s returns have brought back, once',
    params: IdParams,
    body: ReturnsRefund,
    reply: OrderReply,
  },
  'POST /refundpart/:id': {
    permission: 'orders:refund',
    action: /*i18n*/ 'Refunded a part',
    summary: 'Gives back any part of a paid order’s money, without a return',
    params: IdParams,
    body: PartRefund,
    reply: OrderReply,
  },
  'GET /allreviews': {
    permission: 'reviews:read',
    summary: 'Every review, newest first; with `limit` a page',
    query: AdminReviewQuery,
    reply: AdminReviewPage,
  },
  'POST /handlereview/:id': {
    permission: 'reviews:write',
    action: /*i18n*/ 'Moderated a review',
    summary: 'Takes a review down or puts it up again, and answers it for all to read',
    params: IdParams,
    body: ReviewChange,
    reply: ChangedReview,
  },
  'GET /newsletter': {
    permission: 'customers:export',
    summary: 'Who confirmed that they want the newsletter',
    reply: Type.Array(NewsletterReader),
  },
  'POST /takeorder': {
    permission: 'orders:write',
    action: /*i18n*/ 'Took an order',
    summary:
      'An order that came by telephone or at a market, from the stock as any other; 409 names what has changed',
    body: ManualOrder,
    reply: OrderReply,
  },
  'GET /ordercounts': {
    permission: 'orders:read',
    summary: 'How many orders are in each delivery state, and what they come to',
    query: OrderCountsQuery,
    reply: OrderCounts,
  },
  'GET /orderhistory/:id': {
    permission: 'orders:read',
    summary: 'Who changed what of an order, latest first',
    params: IdParams,
    reply: Type.Array(OrderHistoryEntry),
  },
  'GET /giftcards': {
    permission: 'orders:sums',
    summary: 'The gift cards that were paid or given away, newest first, with their history',
    reply: AdminGiftCards,
  },
  'POST /issuegiftcard': {
    permission: 'orders:refund',
    action: /*i18n*/ 'Gave a gift card away',
    summary: 'Gives a gift card away; its code is emailed to the recipient',
    body: IssuedGiftCard,
    reply: SuccessReply,
  },
  'POST /blockgiftcard/:id': {
    permission: 'orders:refund',
    action: /*i18n*/ 'Blocked or unblocked a gift card',
    summary: 'Stops a gift card from paying, or lets it pay again',
    params: IdParams,
    body: GiftCardBlock,
    reply: SuccessReply,
  },
  'POST /resendgiftcard/:id': {
    permission: 'orders:refund',
    action: /*i18n*/ 'Sent a gift card again',
    summary: 'Emails a gift card again, with a new code; the code before stops working',
    params: IdParams,
    body: GiftCardRecipient,
    reply: SuccessReply,
  },
  'POST /refundgiftcard/:id': {
    permission: 'orders:refund',
    action: /*i18n*/ 'Refunded a gift card',
    summary: 'Refunds an unused gift card to its buyer, and ends the card; 409 for a used one',
    params: IdParams,
    reply: SuccessReply,
  },
} as const satisfies EndpointRows;
