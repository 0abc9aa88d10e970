import Type from 'typebox';
import { ActivityPage, ActivityQuery } from '../schemas/activity.ts';
import {
  OrderCounts,
  OrderCountsQuery,
  OrderHistoryEntry,
  PrintRequest,
} from '../schemas/adminOrder.ts';
import { Counted } from '../schemas/adminProduct.ts';
import { ApiKey, ApiKeyInput, MadeApiKey } from '../schemas/apiKeys.ts';
import { IdParams, Pdf, SuccessReply } from '../schemas/common.ts';
import {
  CustomerDetails,
  CustomerNote,
  CustomerNoteChange,
  CustomerPage,
  CustomerQuery,
} from '../schemas/customers.ts';
import {
  ConfirmedCount,
  FormerCustomers,
  FormerOrder,
  FormerOrderPage,
  FormerOrderQuery,
  FormerOrders,
  FormerShop,
  ImportReply,
} from '../schemas/formerShop.ts';
import {
  AdminGiftCards,
  GiftCardBlock,
  GiftCardRecipient,
  IssuedGiftCard,
} from '../schemas/giftCards.ts';
import { ManualOrder } from '../schemas/manualOrder.ts';
import { MfaReplacement, MfaSecret } from '../schemas/mfa.ts';
import { NewsletterReader } from '../schemas/newsletter.ts';
import { OrderReply } from '../schemas/order.ts';
import { LinesChange, LinesReply } from '../schemas/orderLines.ts';
import { ParcelRequest } from '../schemas/parcels.ts';
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
import { Staff, StaffChange, StaffInvitation } from '../schemas/staff.ts';
import { OwnData } from '../schemas/user.ts';
import type { EndpointRows } from './row.ts';

/** Extensions for admins: orders, customers, reviews and staff. */
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
    action: 'Sent a parcel',
    summary:
      'Sends units of an order as a parcel, which a mail tells the customer; with the last units it is shipped',
    params: IdParams,
    body: ParcelRequest,
    reply: OrderReply,
  },
  'POST /changelines/:id': {
    permission: 'orders:write',
    action: 'Changed the items of an order',
    summary:
      'Gives an unsent order other items, at the prices that it was ordered for; a difference of its payment goes back, which needs `orders:refund`. 409 if it would cost more than was paid',
    params: IdParams,
    body: LinesChange,
    reply: LinesReply,
  },
  'POST /openreturn/:id': {
    permission: 'orders:write',
    action: 'Opened a return',
    summary: 'Asks to return units of an order for its customer; a mail confirms it to them',
    params: IdParams,
    body: ReturnRequest,
    reply: OrderReply,
  },
  'POST /receivereturn/:id': {
    permission: 'orders:ship',
    action: 'Recorded returned units',
    summary: 'Says how many units of a return have come back, and which are in stock again',
    params: IdParams,
    body: ReceivedUnits,
    reply: OrderReply,
  },
  'POST /refusereturn/:id': {
    permission: 'orders:write',
    action: 'Refused a return',
    summary: 'Refuses what of a return has not been received, with a reason for the customer',
    params: IdParams,
    body: ReturnRefusal,
    reply: OrderReply,
  },
  'POST /sendexchange/:id': {
    permission: 'orders:write',
    action: 'Accepted an exchange',
    summary: 'Accepts the exchange of a return that has come back: its new units become an order',
    params: IdParams,
    reply: OrderReply,
  },
  'POST /refundreturns/:id': {
    permission: 'orders:refund',
    action: 'Refunded a return',
    summary: 'Gives back the price of what an order’s returns have brought back, once',
    params: IdParams,
    body: ReturnsRefund,
    reply: OrderReply,
  },
  'POST /refundpart/:id': {
    permission: 'orders:refund',
    action: 'Refunded a part',
    summary: 'Gives back any part of a paid order’s money, without a return',
    params: IdParams,
    body: PartRefund,
    reply: OrderReply,
  },
  'GET /allreviews': {
    permission: 'reviews:read',
    summary: 'Every review, the newest first; with `limit` a page',
    query: AdminReviewQuery,
    reply: AdminReviewPage,
  },
  'POST /handlereview/:id': {
    permission: 'reviews:write',
    action: 'Moderated a review',
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
    action: 'Took an order',
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
    summary: 'Who changed what of an order, the latest first',
    params: IdParams,
    reply: Type.Array(OrderHistoryEntry),
  },
  'GET /giftcards': {
    permission: 'orders:sums',
    summary: 'The gift cards that were paid or given away, the newest first, with their history',
    reply: AdminGiftCards,
  },
  'POST /issuegiftcard': {
    permission: 'orders:refund',
    action: 'Gave a gift card away',
    summary: 'Gives a gift card away; its code is emailed to the recipient',
    body: IssuedGiftCard,
    reply: SuccessReply,
  },
  'POST /blockgiftcard/:id': {
    permission: 'orders:refund',
    action: 'Blocked or unblocked a gift card',
    summary: 'Stops a gift card from paying, or lets it pay again',
    params: IdParams,
    body: GiftCardBlock,
    reply: SuccessReply,
  },
  'POST /resendgiftcard/:id': {
    permission: 'orders:refund',
    action: 'Sent a gift card again',
    summary: 'Emails a gift card again, with a new code; the code before stops working',
    params: IdParams,
    body: GiftCardRecipient,
    reply: SuccessReply,
  },
  'POST /refundgiftcard/:id': {
    permission: 'orders:refund',
    action: 'Refunded a gift card',
    summary:
      'Gives the buyer of an unused gift card the money back, and ends the card; 409 for a used one',
    params: IdParams,
    reply: SuccessReply,
  },
  'GET /customers': {
    permission: 'customers:read',
    summary: 'Accounts, and guests who ordered, once for each email; with `limit` a page',
    query: CustomerQuery,
    reply: CustomerPage,
  },
  'GET /customer/:id': {
    permission: 'customers:read',
    summary: 'One customer, with addresses, orders, reviews and the shop’s note',
    params: IdParams,
    reply: CustomerDetails,
  },
  'POST /customernote/:id': {
    permission: 'customers:write',
    action: 'Changed a note',
    summary: 'Changes the shop’s note about a customer; 409 when another admin was faster',
    params: IdParams,
    body: CustomerNoteChange,
    reply: CustomerNote,
  },
  'GET /exportcustomer/:id': {
    permission: 'customers:export',
    summary: 'What `GET /exportuser` answers that customer; for guests, of all with the same email',
    params: IdParams,
    audited: true,
    reply: OwnData,
  },
  'POST /deletecustomer/:id': {
    permission: 'customers:write',
    action: 'Deleted a customer',
    summary:
      'Deletes a customer’s account, or what is known of guests with an email, as `POST /deleteuser` does; 409 for an admin',
    params: IdParams,
    audited: true,
    reply: SuccessReply,
  },
  'GET /formershop': {
    permission: 'customers:read',
    summary: 'Numbers of customers and orders of a former shop that were imported, and of emails',
    reply: FormerShop,
  },
  'GET /allformerorders': {
    permission: 'orders:read',
    summary:
      'Orders of a former shop, the newest first, a page at a time; without sums for a role that does not see them',
    query: FormerOrderQuery,
    reply: FormerOrderPage,
  },
  'POST /importcustomers': {
    permission: 'customers:write',
    action: 'Imported customers',
    summary:
      'Adds customers of a former shop as accounts without a password; emails that have an account are left alone',
    body: FormerCustomers,
    reply: ImportReply,
  },
  'POST /importorders': {
    permission: 'customers:write',
    action: 'Imported orders of a former shop',
    summary: 'Adds orders of a former shop as history; each number and time is kept once',
    body: FormerOrders,
    reply: ImportReply,
  },
  'POST /mailformercustomers': {
    permission: 'customers:write',
    action: 'Mailed imported customers',
    summary:
      'Emails a link to choose a password to each imported customer without one, once; it answers how many. 409 if they are more than the caller has seen',
    body: ConfirmedCount,
    reply: Counted,
  },
  'POST /removeformerorders': {
    permission: 'customers:write',
    action: 'Removed the orders of a former shop',
    summary:
      'Removes all orders of a former shop, but for those of erased customers; 409 if they are more than the caller has seen',
    body: ConfirmedCount,
    reply: Counted,
  },
  'POST /eraseformerorders/:id': {
    permission: 'customers:write',
    action: 'Erased a customer of a former shop',
    summary: 'Erases name, email, phone and address of an order’s customer, on all their orders',
    params: IdParams,
    audited: true,
    reply: SuccessReply,
  },
  'GET /exportformerorders/:id': {
    permission: 'customers:export',
    summary: 'This order of a former shop and the others of its customer',
    params: IdParams,
    audited: true,
    reply: Type.Array(FormerOrder),
  },
  'GET /staff': {
    permission: 'staff:read',
    summary: 'The admins with their roles, and what each role allows',
    reply: Staff,
  },
  'POST /invitestaff': {
    permission: 'staff:write',
    action: 'Invited an admin',
    summary:
      'Makes an admin of an email, who gets a link to choose a password; again for who has yet to. An account of a customer loses its password. 409 for an admin',
    body: StaffInvitation,
    audited: true,
    reply: SuccessReply,
  },
  'POST /changestaff/:id': {
    permission: 'staff:write',
    action: 'Changed a role',
    summary: 'Gives an admin another role, from the next call on; 409 for the last owner',
    params: IdParams,
    body: StaffChange,
    audited: true,
    reply: SuccessReply,
  },
  'POST /removestaff/:id': {
    permission: 'staff:write',
    action: 'Removed an admin',
    summary: 'Makes an admin a customer and ends their sessions; 409 for the last owner',
    params: IdParams,
    audited: true,
    reply: SuccessReply,
  },
  'GET /apikeys': {
    permission: 'staff:read',
    summary: 'Keys with which programs make admin calls, without the keys themselves',
    reply: Type.Array(ApiKey),
  },
  'POST /makeapikey': {
    permission: 'staff:write',
    action: 'Made an API key',
    summary:
      'Makes a key, sent as `Authorization: Bearer`, with some of the caller’s own permissions. The reply alone has it',
    body: ApiKeyInput,
    audited: true,
    reply: MadeApiKey,
  },
  'POST /revokeapikey/:id': {
    permission: 'staff:write',
    action: 'Revoked an API key',
    summary: 'Ends a key at once',
    params: IdParams,
    audited: true,
    reply: SuccessReply,
  },
  'GET /activity': {
    permission: 'audit:read',
    summary: 'Which admin changed what, the latest first',
    query: ActivityQuery,
    reply: ActivityPage,
  },
  'POST /mfa/reregister': {
    permission: 'own',
    action: 'Began to replace an authenticator',
    summary: 'Starts enrolment of another authenticator; the one in use counts until verified',
    body: MfaReplacement,
    audited: true,
    reply: MfaSecret,
  },
} as const satisfies EndpointRows;
