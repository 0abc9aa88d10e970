import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { StripePayments } from '../../payments/stripePayments.ts';
import { createTestPayments, type TestPayments } from './testPayments.ts';

/** Payments of any provider; `name` distinguishes them. */
export type Payments = StripePayments | TestPayments;

type PaymentSettings = Pick<
  Config,
  'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_API_BASE'
>;

/** Stripe when there is a key for it, else the test payment page. The SDK is loaded only if used. */
export async function createPayments(
  config: PaymentSettings,
  context: { db: Database; now: () => Date },
): Promise<Payments> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if (!secretKey || !webhookSecret) return createTestPayments(context);
  const { createStripePayments } = await import('../../payments/stripePayments.ts');
  return createStripePayments({ secretKey, webhookSecret, apiBase: config.STRIPE_API_BASE });
}
