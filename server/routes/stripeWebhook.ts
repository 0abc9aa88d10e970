import type { FastifyInstance } from 'fastify';
import { BadInput } from '../errors.ts';
import type { StripePayments } from '../payments/stripePayments.ts';
import type { CheckoutContext } from '../services/checkout/checkoutContext.ts';
import { handlePaymentEvent } from '../services/checkout/paymentEvents.ts';

/** Where Stripe posts its events. The signature is over the bytes, so nothing may parse them first. */
export async function stripeWebhookRoute(
  app: FastifyInstance,
  context: CheckoutContext,
  payments: StripePayments,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post('/stripe/webhook', async ({ body, headers }) => {
    const signature = headers['stripe-signature'];
    if (!Buffer.isBuffer(body) || typeof signature !== 'string') {
      throw new BadInput('An event of Stripe has a JSON body and a Stripe-Signature.');
    }
    await handlePaymentEvent(context, payments.readEvent(body, signature, context.now()));
    return { received: true };
  });
}
