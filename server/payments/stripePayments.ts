import Stripe from 'stripe';
import { i18n } from '../../contract/i18n.ts';
import { splitAddress } from '../../contract/rules/addresses.ts';
import { currency } from '../../contract/rules/money.ts';
import { withSize } from '../../contract/rules/sizeTexts.ts';
import { BadInput } from '../errors.ts';
import type {
  PaymentEvent,
  PaymentProvider,
  PaymentRequest,
  PaymentState,
} from './paymentProvider.ts';

type StripeSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Another URL than Stripe's own, for tests. */
  apiBase?: string | undefined;
};

/** Stripe Checkout, which also posts events to a webhook. */
export type StripePayments = PaymentProvider & {
  name: 'stripe';
  /** @throws BadInput when the event is forged, or too old */
  readEvent: (rawBody: Buffer, signature: string, now: Date) => PaymentEvent;
};

/** Seconds that an event may be old, as Stripe advises. */
const eventTolerance = 300;

export function createStripePayments(settings: StripeSettings): StripePayments {
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(settings.apiBase && toHost(settings.apiBase)),
  });
  const { sessions } = stripe.checkout;
  const getSession = async (id: string) => toState(await sessions.retrieve(id));

  /** Payment of a session; undefined if nothing had to be paid. */
  async function findPayment(id: string): Promise<string | undefined> {
    const { payment_intent: payment, payment_status: status } = await sessions.retrieve(id);
    if (status === 'no_payment_required') return undefined;
    if (!payment) throw new Error(`Stripe's session ${id} has no payment to give back`);
    return typeof payment === 'string' ? payment : payment.id;
  }

  /** Stripe gives discounts only by coupon; this one is for one session. */
  async function createCoupon(key: string, { code, cents }: { code: string; cents: number }) {
    if (cents === 0) return undefined;
    const coupon = await stripe.coupons.create(
      {
        ...{ name: code, amount_off: toUnits(cents), currency: stripeCurrency() },
        ...{ duration: 'once', max_redemptions: 1 },
      },
      { idempotencyKey: `coupon-${key}` },
    );
    return coupon.id;
  }

  return {
    name: 'stripe',
    async createSession(request) {
      const options = { idempotencyKey: request.key };
      const coupon = await createCoupon(request.key, reductionOf(request));
      const session = await sessions.create(toParams(request, coupon), options).catch(rethrow);
      if (!session.url) throw new Error(`Stripe gave session ${session.id} no page`);
      return { id: session.id, url: session.url };
    },
    getSession,
    async expire(id) {
      try {
        return toState(await sessions.expire(id));
      } catch (error) {
        // Only an open session can be expired: this one was paid, or has ended.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return getSession(id);
        throw error;
      }
    },
    async refund(id) {
      const payment_intent = await findPayment(id);
      if (!payment_intent) return;
      const options = { idempotencyKey: `refund-${id}` };
      await stripe.refunds.create({ payment_intent }, options).catch(ignoreDone);
    },
    async refundPart(id, { key, cents }) {
      const payment_intent = await findPayment(id);
      if (!payment_intent) return;
      // Stripe forgets keys after a day; a provider may be away for longer.
      for await (const { metadata, status } of stripe.refunds.list({ payment_intent })) {
        if (metadata?.key === key && status !== 'failed' && status !== 'canceled') return;
      }
      const options = { idempotencyKey: `refund-${key}` };
      const part = { payment_intent, amount: toUnits(cents), metadata: { key } };
      await stripe.refunds.create(part, options).catch(ignoreDone);
    },
    readEvent(rawBody, signature, now) {
      const event = verify(() =>
        stripe.webhooks.constructEvent(
          rawBody,
          signature,
          settings.webhookSecret,
          eventTolerance,
          undefined,
          now.getTime(),
        ),
      );
      const { id, type } = event;
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
          return {
            id,
            type,
            session: { id: event.data.object.id, state: toState(event.data.object) },
          };
        case 'checkout.session.async_payment_failed':
        case 'checkout.session.expired':
          return { id, type, session: { id: event.data.object.id, state: 'ended' } };
        default:
          return { id, type };
      }
    },
  };
}

/** A refunded payment needs no other refund. */
function ignoreDone(error: unknown): void {
  const isDone =
    error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
  if (!isDone) throw error;
}

/** A completed session that is not paid has a pending payment: it is still open. */
function toState({ status, payment_status: payment }: Stripe.Checkout.Session): PaymentState {
  if (payment === 'paid' || payment === 'no_payment_required') return 'paid';
  return status === 'expired' ? 'ended' : 'open';
}

function verify(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Stripe.errors.StripeError) {
      throw new BadInput('This is not an event of Stripe, or it is too old.');
    }
    throw error;
  }
}

function toHost(url: string) {
  const { hostname: host, port, protocol } = new URL(url);
  const isPlain = protocol === 'http:';
  return {
    host,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}

/** Stripe takes one coupon, so a code and a gift card share it. */
function reductionOf({ discount, giftCardCents = 0 }: PaymentRequest) {
  const names = [discount?.code, giftCardCents > 0 && i18n.t('Gift card')].filter(Boolean);
  // Stripe's longest name.
  return { code: names.join(', ').slice(0, 40), cents: (discount?.cents ?? 0) + giftCardCents };
}

/** Stripe accepts no session shorter than 30 minutes by its own clock; ours may be ahead. */
const clockMarginSeconds = 60;

/**
 * Parameters for Stripe; delivery and added taxes are lines, because they are final.
 * @param coupon Stripe's id of the discount
 */
function toParams(
  request: PaymentRequest,
  coupon: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  const { lines, delivery, shipping, taxes = [] } = request;
  const sold = lines.map(({ name, size, quantity, priceCents }) =>
    toLine(withSize(name, size), quantity, priceCents),
  );
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: request.key,
    customer_email: request.email,
    line_items: [
      ...sold,
      ...(delivery ? [toLine(delivery.label, 1, delivery.cents)] : []),
      ...taxes.map(({ name, rate, cents }) => toLine(`${rate}% ${name}`, 1, cents)),
    ],
    ...(shipping && { payment_intent_data: { shipping: toShipping(shipping) } }),
    ...(coupon && { discounts: [{ coupon }] }),
    expires_at: Math.ceil(Date.parse(request.expiresAt) / 1000) + clockMarginSeconds,
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
  };
}

/** Without the country: Stripe accepts only its code, but addresses name it freely. */
function toShipping({ fullName, phone, address }: NonNullable<PaymentRequest['shipping']>) {
  const [line1 = '', city = '', , postal_code] = splitAddress(address);
  // Stripe refuses an empty text.
  return { name: fullName, phone, address: { line1, city, ...(postal_code && { postal_code }) } };
}

function toLine(name: string, quantity: number, cents: number) {
  return {
    quantity,
    price_data: { currency: stripeCurrency(), unit_amount: toUnits(cents), product_data: { name } },
  };
}

/** Cents in the units that Stripe counts: hundredths of these two, which have no smaller coins. */
function toUnits(cents: number): number {
  return ['ISK', 'UGX'].includes(currency().code) ? cents * 100 : cents;
}

function stripeCurrency(): string {
  return currency().code.toLowerCase();
}

/** Rethrows a refusal of Stripe, as BadInput if the customer can correct something. */
function rethrow(error: unknown): never {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    if (error.code === 'amount_too_small' || error.code === 'amount_too_large') {
      throw new BadInput(
        i18n.t('A card cannot be charged this total: it is too small or too large.'),
      );
    }
    if (error.param === 'customer_email') {
      const problem = i18n.t('Invalid email address');
      throw new BadInput(problem, { 'orderDetails.email': problem });
    }
  }
  throw error;
}
