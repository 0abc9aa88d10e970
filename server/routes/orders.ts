import type { FastifyInstance } from 'fastify';
import { messages } from '../../contract/messages.ts';
import { parseOrderNumber } from '../../contract/rules/orderNumber.ts';
import type { OrderLink } from '../../contract/schemas/orderLink.ts';
import type { Config } from '../config.ts';
import { BadInput } from '../errors.ts';
import { route } from '../http/route.ts';
import { sendPrint, urlsOf } from '../http/send.ts';
import { hashToken } from '../security/tokens.ts';
import type { AccountLimits } from '../services/accounts/accountLimits.ts';
import { createOrder, startCheckout } from '../services/checkout/checkout.ts';
import type { CheckoutContext } from '../services/context.ts';
import { findConsenting } from '../services/measuring/measuring.ts';
import {
  cancelOrder,
  findLinked,
  mailOrderLink,
  openOrder,
  payLinkedDifference,
  renewOrderLink,
  returnLinkedOrder,
} from '../services/orders/orderLinks.ts';
import { listOrders, toOrder } from '../services/orders/orderView.ts';
import { payOwnDifference } from '../services/orders/payDifference.ts';
import { printInvoice, printLinkedInvoice } from '../services/orders/printOrders.ts';
import { requestReturn } from '../services/orders/requestReturn.ts';
import { visitorIdOf } from './measuring.ts';

export function orderRoutes(
  app: FastifyInstance,
  context: CheckoutContext,
  config: Pick<Config, 'ALLOWED_ORIGINS' | 'PUBLIC_URL'>,
  limit: AccountLimits,
): void {
  route(app, 'POST /stripe/create-checkout-session', async ({ caller, body }, { request }) => {
    const visitor = await findConsenting(context, visitorIdOf(request, config));
    return startCheckout(context, caller.id, body, urlsOf(request, config), visitor?.id);
  });
  route(app, 'POST /createorder', ({ caller, body }) =>
    createOrder(context, caller.id, body.sessionId),
  );
  // The zip code can be guessed: wrong ones count, per link and per order.
  const byLink = <T>({ token, zip }: OrderLink, ip: string, work: () => Promise<T>) => {
    if (zip === undefined) return work();
    const attempt = { ip, by: hashToken(token) };
    return limit('orderlink', attempt, async () => {
      // By the order, as anybody can have further links mailed with its number and email.
      const { id } = await findLinked(context, token);
      return limit('orderlinkzips', { ip, by: id }, work);
    });
  };
  route(app, 'POST /openorder', ({ body }, reply) => {
    reply.header('cache-control', 'no-store');
    return byLink(body, reply.request.ip, () => openOrder(context, body));
  });
  route(app, 'POST /cancelorder', ({ body }, reply) =>
    byLink(body, reply.request.ip, () => cancelOrder(context, body)),
  );
  route(app, 'POST /neworderlink', async ({ body }, reply) => {
    await byLink(body, reply.request.ip, () => renewOrderLink(context, body));
    return { success: true, message: messages.orderLinkSent };
  });
  route(app, 'POST /mailorderlink', async ({ body }, reply) => {
    const number = parseOrderNumber(body.number);
    if (number === undefined) throw new BadInput(messages.notOrderNumber, 'number');
    await limit('mailorderlink', { ip: reply.request.ip, email: String(number) }, async () =>
      mailOrderLink(context, body),
    );
    return { success: true, message: messages.orderLinkAsked };
  });
  route(app, 'POST /returnlinkedorder', ({ body }, reply) =>
    byLink(body, reply.request.ip, () => returnLinkedOrder(context, body)),
  );
  route(app, 'POST /linkedinvoice', async ({ body }, reply) => {
    const { ip } = reply.request;
    return sendPrint(reply, await byLink(body, ip, () => printLinkedInvoice(context, body)));
  });
  route(app, 'GET /invoice/:id', async ({ caller, params, query }, reply) => {
    const order = { userId: caller.id, orderId: params.id, ...query };
    return sendPrint(reply, await printInvoice(context, order));
  });
  route(app, 'POST /returnorder/:id', async ({ caller, params, body }) => {
    const order = await requestReturn(context, { userId: caller.id, orderId: params.id }, body);
    const message = messages.returnRequested;
    return { success: true, message, order: await toOrder(order, context) };
  });
  route(app, 'POST /paydifference/:id', ({ caller, params }, { request }) =>
    payOwnDifference(context, caller.id, params.id, urlsOf(request, config)),
  );
  route(app, 'POST /paylinkeddifference', ({ body }, { request }) =>
    byLink(body, request.ip, () => payLinkedDifference(context, body, urlsOf(request, config))),
  );
  route(app, 'GET /getorders', ({ caller }) => listOrders(context, caller.id));
}
