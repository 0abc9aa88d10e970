import type { FastifyInstance } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { NotAllowed } from '../errors.ts';
import { route } from '../http/route.ts';
import { countFormerCustomers } from '../repositories/formerCustomers.ts';
import { countFormerOrders } from '../repositories/formerOrders.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import {
  askForNewsletter,
  confirmNewsletter,
  endNewsletter,
  listReaders,
} from '../services/accounts/newsletter.ts';
import {
  deleteCustomer,
  exportCustomer,
  listCustomers,
  readCustomer,
  saveNote,
} from '../services/admin/customers.ts';
import {
  importCustomers,
  importOrders,
  mailFormerCustomers,
  removeAllFormerOrders,
} from '../services/admin/formerShop.ts';
import type { CheckoutContext } from '../services/context.ts';
import {
  eraseFormerCustomer,
  findFormerOrderPage,
  listFormerOrders,
  listFormerOrdersLike,
} from '../services/orders/formerOrders.ts';

/** The shop's customers for admins, including a former shop's, and the newsletter. */
export function customerRoutes(
  app: FastifyInstance,
  context: CheckoutContext,
  limit: AccountLimits,
): void {
  route(app, 'POST /newsletter', async ({ caller, body: { wanted, language } }, { request }) => {
    const attempt = { ip: request.ip, by: caller.id };
    const message = wanted
      ? await limit('newsletter', attempt, () => askForNewsletter(context, caller.id, language))
      : await endNewsletter(context, caller.id);
    return { success: true, message };
  });
  route(app, 'POST /confirmnewsletter', async ({ body }, { request }) => {
    await limit('endstockalerts', { ip: request.ip }, () => confirmNewsletter(context, body.token));
    return { success: true, message: messages.newsletterConfirmed };
  });
  route(app, 'GET /newsletter', () => listReaders(context));

  route(app, 'GET /formerorders', ({ caller }) => listFormerOrders(context, caller.id));
  route(app, 'GET /allformerorders', ({ query }) => findFormerOrderPage(context, query));
  route(app, 'GET /formershop', async () => ({
    ...(await countFormerCustomers(context.db)),
    orders: await countFormerOrders(context.db),
  }));
  route(app, 'POST /importcustomers', ({ body }) => importCustomers(context, body.customers));
  route(app, 'POST /importorders', ({ body }) => importOrders(context, body.orders));
  route(app, 'POST /mailformercustomers', ({ body }) => mailFormerCustomers(context, body.count));
  route(app, 'POST /removeformerorders', ({ body }) => removeAllFormerOrders(context, body.count));
  route(app, 'POST /eraseformerorders/:id', async ({ params }) => {
    await eraseFormerCustomer(context, params.id);
    return { success: true, message: messages.customerDeleted };
  });
  route(app, 'GET /exportformerorders/:id', async ({ params }, reply) => {
    reply.header('cache-control', 'no-store');
    return listFormerOrdersLike(context, params.id);
  });

  route(app, 'GET /customers', async ({ query, caller }) => {
    const sortsByTotal = query.sort === 'spend' || query.sort === '-spend';
    if (sortsByTotal && !caller.permissions.includes('orders:sums')) {
      throw new NotAllowed(messages.notInRole);
    }
    return listCustomers(context, query);
  });
  route(app, 'GET /customer/:id', async ({ params, caller }) => {
    const { formerOrders = [], ...details } = await readCustomer(context, params.id);
    return caller.permissions.includes('orders:read') ? { ...details, formerOrders } : details;
  });
  route(app, 'POST /customernote/:id', ({ params, body }) => saveNote(context, params.id, body));
  route(app, 'GET /exportcustomer/:id', async ({ params }, reply) => {
    reply.header('cache-control', 'no-store');
    return exportCustomer(context, params.id);
  });
  route(app, 'POST /deletecustomer/:id', async ({ params }) => {
    await deleteCustomer(context, params.id);
    return { success: true, message: messages.customerDeleted };
  });
}
