import type { FastifyReply } from 'fastify';
import type { Print } from '../services/orders/printOrders.ts';

/** Hands a PDF over as a file; it says where somebody lives, so nothing keeps it. */
export function sendPrint(reply: FastifyReply, { name, pdf, message }: Print): FastifyReply {
  if (message) reply.header('x-message', message);
  return reply
    .type('application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(pdf);
}
