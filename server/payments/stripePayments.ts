import Stripe from 'stripe';
import { BadInput } from '../errors.ts';
import type { PaymentEvent, PaymentProvider, PaymentState } from './paymentProvider.ts';
import { rethrow, stripeCurrency, toParams } from './stripeRequest.ts';

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

/** Stripe Checkout through the official SDK. */
export function createStripePayments(settings: StripeSettings): StripePayments {
  const stripe = new Stripe(settings.secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(settings.apiBase && toHost(settings.apiBase)),
  });
  const { sessions } = stripe.checkout;
  const getSession = async (id: string) => toState(await sessions.retrieve(id));

  /** The payment of a session; undefined where nothing had to be paid. */
  async function findPayment(id: string): Promise<string | undefined> {
    const { payment_intent: payment, payment_status: status } = await sessions.retrieve(id);
    if (status === 'no_payment_required') return undefined;
    if (!payment) throw new Error(`Stripe's session ${id} has no payment to give back`);
    return typeof payment === 'string' ? payment : payment.id;
  }

  /** Stripe takes nothing off but by a coupon; this one is for one session. */
  async function createCoupon(key: string, { code, cents }: { code: string; cents: number }) {
    if (cents === 0) return undefined;
    const coupon = await stripe.coupons.create(
      {
        ...{ name: code, amount_off: cents, currency: stripeCurrency() },
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
      const coupon = request.discount && (await createCoupon(request.key, request.discount));
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
    async refundPart(id, { key, cents: amount }) {
      const payment_intent = await findPayment(id);
      if (!payment_intent) return;
      // Stripe forgets keys after a day; a provider may be away for longer.
      for await (const { metadata, status } of stripe.refunds.list({ payment_intent })) {
        if (metadata?.key === key && status !== 'failed' && status !== 'canceled') return;
      }
      const options = { idempotencyKey: `refund-${key}` };
      const part = { payment_intent, amount, metadata: { key } };
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

/** A payment that went back already is what was asked for. */
function ignoreDone(error: unknown): void {
  const isDone =
    error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded';
  if (!isDone) throw error;
}

/** A session that is complete without being paid has a payment under way: it is still open. */
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
