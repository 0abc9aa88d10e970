import type { FastifyInstance } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { route } from '../http/route.ts';
import {
  deleteCustomer,
  exportCustomer,
  listCustomers,
  readCustomer,
  saveNote,
} from '../services/admin/customers.ts';
import type { CheckoutContext } from '../services/context.ts';

/** The shop's customers, for admins. */
export function customerRoutes(app: FastifyInstance, context: CheckoutContext): void {
  route(app, 'GET /customers', ({ query }) => listCustomers(context, query));
  route(app, 'GET /customer/:id', ({ params }) => readCustomer(context, params.id));
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
