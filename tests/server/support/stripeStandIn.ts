import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';

export const stripeKey = 'sk_test_of_the_tests';
export const webhookSecret = 'whsec_of_the_tests';

type Session = {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  client_reference_id: string | null;
  amount_total: number;
};

type StripeRequest = {
  call: string;
  key: string | undefined;
  version: string | undefined;
  form: Record<string, string>;
};

/** A few calls of Stripe's API as documented, with strict checks of requests. */
export async function startStripe(now: () => Date) {
  const requests: StripeRequest[] = [];
  const sessions = new Map<string, Session>();
  const answers = new Map<string, { sent: string; session: Session }>();
  const refunds: string[] = [];
  const made: { payment: string; cents: number; key: string }[] = [];
  /** Number of calls that fail, and the payment whose refunds fail. */
  const control = { failing: 0, stuck: '' };
  const given = (payment: string) => made.filter((each) => each.payment === payment);

  function create(key: string | undefined, sent: string, form: Record<string, string>) {
    const known = key ? answers.get(key) : undefined;
    if (known && known.sent !== sent) return refuse(400, 'idempotency_error', 'Other parameters');
    if (known) return { status: 200, body: known.session };
    const minutes = (Number(form.expires_at) - now().getTime() / 1000) / 60;
    if (!(minutes >= 30 && minutes <= 24 * 60))
      return refuse(400, 'invalid_request_error', 'expires_at');
    const id = `cs_test_${sessions.size + 1}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.test/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: form.client_reference_id ?? null,
      amount_total: totalOf(form),
    };
    sessions.set(id, session);
    if (key) answers.set(key, { sent, session });
    return { status: 200, body: session };
  }

  function refund(key: string | undefined, form: Record<string, string>) {
    if (key && refunds.includes(key)) return { status: 200, body: { object: 'refund' } };
    const payment = form.payment_intent ?? '';
    if (payment === control.stuck) return refuse(500, 'api_error', 'Stripe is down');
    const session = [...sessions.values()].find((each) => each.payment_intent === payment);
    if (!session) return refuse(404, 'invalid_request_error', 'No such payment_intent');
    const rest = given(payment).reduce((sum, { cents }) => sum - cents, session.amount_total);
    const cents = Number(form.amount ?? rest);
    if (cents > rest) return refuse(400, 'invalid_request_error', 'More than is left');
    refunds.push(key ?? '');
    made.push({ payment, cents, key: form['metadata[key]'] ?? '' });
    return { status: 200, body: { object: 'refund' } };
  }

  function answer(call: string, key: string | undefined, sent: string) {
    const form = Object.fromEntries(new URLSearchParams(sent));
    if (control.failing > 0) {
      control.failing--;
      return refuse(500, 'api_error', 'Stripe is down');
    }
    if (call === 'POST /v1/checkout/sessions') return create(key, sent, form);
    if (call === 'POST /v1/coupons') {
      return { status: 200, body: { object: 'coupon', id: `coupon of ${form.amount_off}` } };
    }
    if (call === 'POST /v1/refunds') return refund(key, form);
    if (call.startsWith('GET /v1/refunds?')) {
      const payment = new URL(call.slice(4), 'http://stripe').searchParams.get('payment_intent');
      const data = given(payment ?? '').map(({ key }) => ({ object: 'refund', metadata: { key } }));
      return { status: 200, body: { object: 'list', has_more: false, data } };
    }
    const [, id = '', verb] = call.match(/\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/) ?? [];
    const session = sessions.get(id);
    if (!session) return refuse(404, 'invalid_request_error', 'No such session');
    if (verb && session.status !== 'open') return refuse(400, 'invalid_request_error', 'Not open');
    if (verb) session.status = 'expired';
    return { status: 200, body: session };
  }

  const server = createServer(async (request, reply) => {
    const sent = await text(request);
    const call = `${request.method} ${request.url}`;
    const key = header(request, 'idempotency-key');
    const version = header(request, 'stripe-version');
    requests.push({ call, key, version, form: Object.fromEntries(new URLSearchParams(sent)) });
    const isKnown = request.headers.authorization === `Bearer ${stripeKey}`;
    const { status, body } = isKnown
      ? answer(call, key, sent)
      : refuse(401, 'invalid_request_error', 'Invalid API Key');
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    refunds,
    /** Forgets idempotency keys, as Stripe does after a day. */
    forgetKeys: () => refunds.splice(0),
    control,
    /** Cents of each refund of a session's payment. */
    given: (id: string) => given(`pi_${id}`).map(({ cents }) => cents),
    pay: (id: string) => {
      const session = sessions.get(id);
      if (session?.status !== 'open') throw new Error(`${id} cannot be paid`);
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: `pi_${id}`,
      });
    },
    /** A session event, signed as Stripe does at `at`. */
    event: (
      type: string,
      session: string | object,
      at = now(),
      id = `evt_${type}_${at.getTime()}`,
    ) => {
      const object = typeof session === 'string' ? sessions.get(session) : session;
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
      return { payload, signature: sign(payload, at) };
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** Header of Stripe's events. */
export function sign(payload: string, at: Date, secret = webhookSecret): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  return new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

function totalOf(form: Record<string, string>): number {
  const lines = Object.keys(form).filter((name) => name.endsWith('[unit_amount]'));
  const off = Number(form['discounts[0][coupon]']?.replace('coupon of ', '') ?? 0);
  return lines.reduce((sum, name) => {
    const quantity = form[name.replace(/\[price_data\].*/, '[quantity]')];
    return sum + Number(form[name]) * Number(quantity);
  }, -off);
}

function header(request: IncomingMessage, name: string): string | undefined {
  return request.headers[name]?.toString();
}

function refuse(status: number, type: string, message: string) {
  return { status, body: { error: { type, message } } };
}
