/**
 * A shop has one provider at a time. One that replaces Stripe sees open Stripe checkouts as ended,
 * and can't refund Stripe's payments. A new provider needs, besides its file in this folder:
 * - its settings in `lib/settings.ts`, with their check and `secrets` in `config.ts`, and their row
 *   in docs/operations.md
 * - its choice in `services/checkout/createPayments.ts`, and in `shop.ts`, which adds demo orders
 *   only without a provider
 * - its webhook in `routes/payments.ts`, and a server with it in
 *   `tests/server/support/accessShop.ts`: `authorization.test.ts` checks only those servers' routes,
 *   and names Stripe's webhook
 * - its smallest payments in `contract/rules/leastPayment.ts`
 * - a stand-in with tests, as `stripeStandIn.ts` has, and a part in `tests/trust/payments.test.ts`
 * - statement O5 in docs/specification.md
 *
 * The browser needs only its setting in the hint of `SetupChecklist.tsx`: the specification's
 * `POST /stripe/create-checkout-session` serves every provider.
 */

import type { IncludedTax } from '../../contract/rules/taxes.ts';

/** Amount in whole cents. */
type PaymentLine = { name: string; size: string; quantity: number; priceCents: number };

/** A payment request for a provider's page. The same `key` always means the same request. */
export type PaymentRequest = {
  /** Idempotency key: the id of the shop's own session. */
  key: string;
  email: string;
  /** ISO 4217 code of the amounts; absent for the shop's main currency. */
  currency?: string;
  /** The recipient, if one was named. */
  shipping?: { fullName: string; phone: string; address: string };
  lines: PaymentLine[];
  /** `label` is the word for delivery and the name, in the language of the payment. */
  delivery?: { name: string; label: string; cents: number };
  discount?: { code: string; cents: number };
  /** Part of the total that a gift card pays. */
  giftCardCents?: number;
  /** Taxes that are added to the prices. */
  taxes?: readonly IncludedTax[];
  /** End of the page, ISO 8601. */
  expiresAt: string;
  /** Base URL of this server, such as https://shop.example, without a trailing slash. */
  serverUrl: string;
  /**
   * Return URL after payment. `{CHECKOUT_SESSION_ID}` in it becomes the id that `createSession`
   * returns: Stripe replaces it, for others their file must.
   */
  successUrl: string;
  /** Return URL without payment. */
  cancelUrl: string;
};

/** `ended` was not paid and never will be. */
export type PaymentState = 'open' | 'paid' | 'ended';

export type PaymentEvent = {
  id: string;
  type: string;
  /** Absent for events that the shop ignores. */
  session?: { id: string; state: PaymentState };
};

/** Payment provider. Session ids here are the provider's, amounts are in the currency in use. */
export type PaymentProvider = {
  /** Stored with each session: only the provider that took a payment can refund it. */
  name: 'stripe' | 'test';
  /** Repeated with the same request, it returns the same session. */
  createSession: (request: PaymentRequest) => Promise<{ id: string; url: string }>;
  getSession: (id: string) => Promise<PaymentState>;
  /** Takes no more payments for the session; returns `paid` if it was paid before. */
  expire: (id: string) => Promise<PaymentState>;
  /**
   * Paid sessions without an order; absent if the provider reports payments, and repeats reports.
   */
  findUnclaimed?: (limit: number) => Promise<string[]>;
  /** Refunds the rest of the payment; repeated calls refund it once. */
  refund: (id: string) => Promise<void>;
  /** Refunds part of the payment; repeated calls with the same key refund it once. */
  refundPart: (id: string, part: { key: string; cents: number }) => Promise<void>;
};
