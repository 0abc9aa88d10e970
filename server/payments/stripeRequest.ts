import Stripe from 'stripe';
import { splitAddress } from '../../contract/rules/addresses.ts';
import { currency } from '../../contract/rules/money.ts';
import { BadInput } from '../errors.ts';
import type { PaymentRequest } from './paymentProvider.ts';

/** Stripe takes no session shorter than 30 minutes by its own clock; ours may be ahead. */
const clockMarginSeconds = 60;

/**
 * What Stripe is asked for: a page for cards, priced in cents by us. The delivery is a line of its
 * own, as everything is whose price is settled.
 * @param coupon Stripe's id of the discount
 */
export function toParams(
  request: PaymentRequest,
  coupon: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  const { lines, delivery, shipping } = request;
  const sold = lines.map(({ name, size, quantity, priceCents }) =>
    toLine(`${name}, size ${size}`, quantity, priceCents),
  );
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: request.key,
    customer_email: request.email,
    line_items: delivery
      ? [...sold, toLine(`Delivery: ${delivery.name}`, 1, delivery.cents)]
      : sold,
    ...(shipping && { payment_intent_data: { shipping: toShipping(shipping) } }),
    ...(coupon && { discounts: [{ coupon }] }),
    expires_at: Math.ceil(Date.parse(request.expiresAt) / 1000) + clockMarginSeconds,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

/** Without the country: Stripe takes only its code, and an address may call it anything. */
function toShipping({ fullName, phone, address }: NonNullable<PaymentRequest['shipping']>) {
  const [line1 = '', city = '', , postal_code = ''] = splitAddress(address);
  return { name: fullName, phone, address: { line1, city, postal_code } };
}

function toLine(name: string, quantity: number, cents: number) {
  return {
    quantity,
    price_data: {
      currency: stripeCurrency(),
      unit_amount: cents,
      product_data: { name },
    },
  };
}

/** As Stripe writes it. */
export function stripeCurrency(): string {
  return currency().code.toLowerCase();
}

/**
 * Throws a refusal of Stripe again: as BadInput when the customer can change something about it.
 */
export function rethrow(error: unknown): never {
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
