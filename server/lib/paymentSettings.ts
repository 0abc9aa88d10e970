import Type from 'typebox';
import { dollars } from '../../contract/rules/money.ts';
import { isCurrency } from './currency.ts';

/** Settings of what is paid, and through whom; `config.ts` checks and documents them. */
export const paymentSettings = {
  /** What the shop sells in; to be settled before the first order, as orders keep sums alone. */
  CURRENCY: Type.Refine(
    Type.String({
      default: dollars.code,
      description:
        'the ISO 4217 code of a currency that has two decimals, in capitals, like USD, EUR or GBP',
    }),
    isCurrency,
  ),
  /** With it payments go through Stripe, else through the test payment page. */
  STRIPE_SECRET_KEY: Type.Optional(
    Type.String({ pattern: '^[rs]k_\\w+$', description: 'a secret key of Stripe, like sk_live_…' }),
  ),
  /** Of the webhook that posts to /api/stripe/webhook. */
  STRIPE_WEBHOOK_SECRET: Type.Optional(
    Type.String({
      pattern: '^whsec_\\S+$',
      description: 'a signing secret of Stripe, like whsec_…',
    }),
  ),
  /** Another URL than Stripe's own, for tests. */
  STRIPE_API_BASE: Type.Optional(
    Type.String({
      pattern: '^https?://[^/\\s,?#]+/?$',
      description: 'a URL like http://127.0.0.1:12111',
    }),
  ),
};
