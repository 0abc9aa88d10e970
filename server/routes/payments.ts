import type { FastifyInstance } from 'fastify';
import type { CheckoutContext } from '../services/checkout/checkoutContext.ts';
import type { Payments } from '../services/checkout/createPayments.ts';
import { stripeWebhookRoute } from './stripeWebhook.ts';
import { testPaymentRoutes } from './testPayment.ts';

/** What the payment provider needs of this server, in a room of its own: it sends other bodies. */
export async function paymentRoutes(
  app: FastifyInstance,
  context: CheckoutContext,
  payments: Payments,
): Promise<void> {
  await app.register(async (room) => {
    if (payments.name === 'stripe') await stripeWebhookRoute(room, context, payments);
    else await testPaymentRoutes(room, context, payments);
  });
}
