import type { FastifyInstance, FastifyReply } from 'fastify';
import { i18n, inLanguage } from '../../contract/i18n.ts';
import { type Languages, pathIn, splitLanguage } from '../../contract/languages.ts';
import { paths } from '../../contract/paths.ts';
import { BadInput } from '../errors.ts';
import { inCurrencyOf } from '../lib/currencies.ts';
import { onlyEnglish } from '../lib/languages.ts';
import type { StripePayments } from '../payments/stripePayments.ts';
import { endedPaymentPage, testPagePolicy, testPaymentPage } from '../payments/testPaymentPage.ts';
import type { Payments } from '../services/checkout/createPayments.ts';
import {
  cancelPayment,
  handlePaymentEvent,
  paymentArrived,
} from '../services/checkout/endCheckout.ts';
import {
  successUrlOf,
  type TestPayment,
  type TestPayments,
} from '../services/checkout/testPayments.ts';
import type { CheckoutContext } from '../services/context.ts';

type PageRequest = { Params: { id: string }; Querystring: { declined?: unknown } };
type FormRequest = { Params: { id: string }; Body: URLSearchParams };

/** Matches only what can be a payment's id. */
const path = '/test-payment/:id(^test_[\\w-]+$)';

const declined =
  /*i18n*/ 'The card was declined and nothing was paid. Try again, or go back to your cart.';
const outOfDate = /*i18n*/ 'This page was out of date. Choose again.';

/** Payment pages and webhooks; in their own scope, because their bodies are not in the contract. */
export async function paymentRoutes(
  app: FastifyInstance,
  context: CheckoutContext,
  payments: Payments,
) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    if (payments.name === 'stripe') stripeWebhookRoute(scope, context, payments);
    else testPaymentRoutes(scope, context, payments);
  });
}

/** Webhook for Stripe's events. The signature covers the raw bytes, so the body is not parsed. */
function stripeWebhookRoute(
  app: FastifyInstance,
  context: CheckoutContext,
  payments: StripePayments,
): void {
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

/** The test payment page, which replaces a provider's for a shop without a key. */
function testPaymentRoutes(app: FastifyInstance, context: CheckoutContext, payments: TestPayments) {
  const { languages = onlyEnglish } = context;
  function show(reply: FastifyReply, payment: TestPayment | undefined, write: () => string) {
    const inItsLanguage = () => inLanguage(languageOf(payment, languages), write);
    return sendPage(reply, payment, inCurrencyOf(payment?.request ?? {}, inItsLanguage));
  }

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );

  app.get<PageRequest>(path, async ({ params, query }, reply) => {
    const payment = await payments.find(params.id);
    if (payment?.state === 'paid') return reply.redirect(successUrlOf(payment), 303);
    if (payment?.state === 'open') {
      return show(reply, payment, () =>
        testPaymentPage(payment, 'declined' in query ? i18n.t(declined) : undefined),
      );
    }
    return show(reply.code(payment ? 410 : 404), payment, () =>
      endedPaymentPage(cartUrlOf(payment, languages)),
    );
  });

  app.post<FormRequest>(path, async ({ params: { id }, body }, reply) => {
    const used = await payments.useToken(id, body?.get('token') ?? '');
    const payment = used ?? (await payments.find(id));
    // A second press of Pay finds it paid, and is redirected in the same way.
    if (payment?.state !== 'open') return reply.redirect(`/api/test-payment/${id}`, 303);
    if (!used) {
      return show(reply.code(403), payment, () => testPaymentPage(payment, i18n.t(outOfDate)));
    }
    switch (body.get('action')) {
      case 'pay':
        if ((await payments.pay(id)) === 'paid') await paymentArrived(context, id);
        return reply.redirect(`/api/test-payment/${id}`, 303);
      case 'cancel':
        await cancelPayment(context, id);
        return reply.redirect(payment.request.cancelUrl, 303);
      default:
        return reply.redirect(`/api/test-payment/${id}?declined`, 303);
    }
  });
}

/** In the language of the pages that the payment leads back to. */
function languageOf(payment: TestPayment | undefined, languages: Languages) {
  const path = payment ? new URL(payment.request.cancelUrl).pathname : '/';
  return splitLanguage(path, languages).language;
}

function sendPage(reply: FastifyReply, payment: TestPayment | undefined, page: string) {
  const origin = payment ? new URL(payment.request.cancelUrl).origin : '';
  return reply
    .headers({
      'content-security-policy': testPagePolicy(origin),
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

function cartUrlOf(payment: TestPayment | undefined, languages: Languages): string | undefined {
  const path = pathIn(languageOf(payment, languages), paths.cart, languages);
  return payment && new URL(path, payment.request.cancelUrl).href;
}
