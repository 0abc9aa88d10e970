import { IdParams, PaymentPage, Pdf, StrictObject, SuccessReply } from '../schemas/common.ts';
import { OrderReply } from '../schemas/order.ts';
import {
  customerPrint,
  LinkedPayment,
  LinkedPrintRequest,
  LinkedReturnRequest,
  OpenedOrder,
  OrderLink,
  OrderLinkRequest,
  ProvenOrderLink,
} from '../schemas/orderLink.ts';
import { ReturnRequest } from '../schemas/returns.ts';
import type { EndpointRows } from './row.ts';

/** Extensions for customers and guests: their orders, by account or by the link in a mail. */
export const orderExtensions = {
  'POST /openorder': {
    summary: 'The order of the link in a mail; where it goes only with the zip code',
    body: OrderLink,
    readOnly: true,
    reply: OpenedOrder,
  },
  'POST /cancelorder': {
    summary: 'Cancels the order of the link before it is on its way, and refunds it',
    body: ProvenOrderLink,
    reply: OpenedOrder,
  },
  'POST /neworderlink': {
    summary: 'Emails a new link to the order of the link; all links before it stop working',
    body: ProvenOrderLink,
    reply: SuccessReply,
  },
  'POST /mailorderlink': {
    summary:
      'Emails a link to the order with this number and email, for a withdrawal; the answer never says whether there is one',
    body: OrderLinkRequest,
    reply: SuccessReply,
  },
  'POST /returnlinkedorder': {
    summary: 'Asks to return units of the order of the link; a mail confirms it',
    body: LinkedReturnRequest,
    reply: OpenedOrder,
  },
  'POST /paydifference/:id': {
    summary:
      'The payment page for a difference of the customer’s own order, for `window.location.href`; `payment=paid` or `payment=cancelled` leads back',
    params: IdParams,
    reply: PaymentPage,
  },
  'POST /paylinkeddifference': {
    summary: 'The same for the order of the link',
    body: LinkedPayment,
    reply: PaymentPage,
  },
  'POST /returnorder/:id': {
    summary: 'Asks to return units of the customer’s own order; a mail confirms it',
    params: IdParams,
    body: ReturnRequest,
    reply: OrderReply,
  },
  'POST /linkedinvoice': {
    summary: 'The invoice of the order of the link, or the slip of its return, as PDF',
    body: LinkedPrintRequest,
    pdf: true,
    reply: Pdf,
  },
  'GET /invoice/:id': {
    summary: 'The invoice of the customer’s own order, or the slip of its return, as PDF',
    params: IdParams,
    query: StrictObject(customerPrint),
    pdf: true,
    reply: Pdf,
  },
} as const satisfies EndpointRows;
