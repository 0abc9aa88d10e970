import Type from 'typebox';
import { CountReply } from '../schemas/adminProduct.ts';
import { IdParams, SuccessReply } from '../schemas/common.ts';
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
import { OwnData } from '../schemas/user.ts';
import type { EndpointRows } from './row.ts';

/** Extensions for admins: customers, including those of a former shop. */
export const customerExtensions = {
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
    action: /*i18n*/ 'Changed a note',
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
    action: /*i18n*/ 'Deleted a customer',
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
      'Orders of a former shop, newest first, a page at a time; without sums for a role that does not see them',
    query: FormerOrderQuery,
    reply: FormerOrderPage,
  },
  'POST /importcustomers': {
    permission: 'customers:write',
    action: /*i18n*/ 'Imported customers',
    summary:
      'Adds customers of a former shop as accounts without a password; emails that have an account are left alone',
    body: FormerCustomers,
    reply: ImportReply,
  },
  'POST /importorders': {
    permission: 'customers:write',
    action: /*i18n*/ 'Imported orders of a former shop',
    summary: 'Adds orders of a former shop as history; each number and time is kept once',
    body: FormerOrders,
    reply: ImportReply,
  },
  'POST /mailformercustomers': {
    permission: 'customers:write',
    action: /*i18n*/ 'Mailed imported customers',
    summary:
      'Emails a link to choose a password to each imported customer without one, once; it answers how many. 409 if they are more than the caller has seen',
    body: ConfirmedCount,
    reply: CountReply,
  },
  'POST /removeformerorders': {
    permission: 'customers:write',
    action: /*i18n*/ 'Removed the orders of a former shop',
    summary:
      'Removes all orders of a former shop, but for those of erased customers; 409 if they are more than the caller has seen',
    body: ConfirmedCount,
    reply: CountReply,
  },
  'POST /eraseformerorders/:id': {
    permission: 'customers:write',
    action: /*i18n*/ 'Erased a customer of a former shop',
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
} as const satisfies EndpointRows;
