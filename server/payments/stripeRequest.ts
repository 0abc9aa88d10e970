import Stripe from 'stripe';
import { BadInput } from '../errors.ts';
import type { PaymentRequest } from './paymentProvider.ts';

/** Stripe takes no session shorter than 30 minutes by its own clock; ours may be ahead. */
const clockMarginSeconds = 60;

/** What Stripe is asked for: a page for cards, priced in cents by us. */
export function toParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: request.key,
    customer_email: request.email,
    line_items: request.lines.map(({ name, size, quantity, priceCents }) => ({
      quantity,
      price_data: {
        currency: 'usd',
        unit_amount: priceCents,
        product_data: { name: `${name}, size ${size}` },
      },
    })),
    expires_at: Math.ceil(Date.parse(request.expiresAt) / 1000) + clockMarginSeconds,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

/**
 * Throws a refusal of Stripe again: as BadInput when the customer can change something about it.
 */
export function explain(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    if (error.code === 'amount_too_small' || error.code === 'amount_too_large') {
      throw new BadInput('A card cannot be charged this total: it is too small or too large.');
    }
    if (error.param === 'customer_email') {
      throw new BadInput('Invalid email address', {
        'orderDetails.email': 'Invalid email address',
      });
    }
  }
  throw error;
}
