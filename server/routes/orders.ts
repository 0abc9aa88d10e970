import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { route } from '../http/route.ts';
import { urlsOf } from '../http/urls.ts';
import { startCheckout } from '../services/checkout/checkout.ts';
import type { CheckoutContext } from '../services/checkout/checkoutContext.ts';
import { createOrder, listOrders } from '../services/orders/orders.ts';

/** Paying for the cart, and the orders that come of it. */
export function orderRoutes(
  app: FastifyInstance,
  context: CheckoutContext,
  config: Pick<Config, 'ALLOWED_ORIGINS' | 'PUBLIC_URL'>,
): void {
  route(app, 'POST /stripe/create-checkout-session', ({ caller, body }, { request }) =>
    startCheckout(context, caller.id, body, urlsOf(request, config)),
  );
  route(app, 'POST /createorder', ({ caller, body }) =>
    createOrder(context, caller.id, body.sessionId),
  );
  route(app, 'GET /getorders', ({ caller }) => listOrders(context, caller.id));
}
