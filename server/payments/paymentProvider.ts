/** What is to be paid, in whole cents. */
type PaymentLine = { name: string; size: string; quantity: number; priceCents: number };

/** All a provider needs to show its page. The same `key` always means the same request. */
export type PaymentRequest = {
  /** Against repeated requests; the id of the shop's own session. */
  key: string;
  email: string;
  /** The recipient, if one was named. */
  shipping?: { fullName: string; phone: string; address: string };
  lines: PaymentLine[];
  /** What is paid for bringing it; absent where nothing is said of it. */
  delivery?: { name: string; cents: number };
  /** What a code takes off lines and delivery. */
  discount?: { code: string; cents: number };
  /** When the page stops taking payments: ISO 8601. */
  expiresAt: string;
  /** Where this server is reached, as https://shop.example; no slash at the end. */
  serverUrl: string;
  /** Where a paid customer goes; `{CHECKOUT_SESSION_ID}` stands for the session's id. */
  successUrl: string;
  /** Where a customer goes who does not pay. */
  cancelUrl: string;
};

/** `ended` was not paid and never will be. */
export type PaymentState = 'open' | 'paid' | 'ended';

/** What a provider tells on its own account, checked to be from it. */
export type PaymentEvent = {
  id: string;
  type: string;
  /** Absent for events that the shop does not care about. */
  session?: { id: string; state: PaymentState };
};

/** Who takes the money. Session ids here are the provider's. */
export type PaymentProvider = {
  name: 'stripe' | 'test';
  /** Repeated with the same request, it answers the same session. */
  createSession: (request: PaymentRequest) => Promise<{ id: string; url: string }>;
  getSession: (id: string) => Promise<PaymentState>;
  /** Takes no more payments for the session; answers `paid` when one was there before. */
  expire: (id: string) => Promise<PaymentState>;
  /**
   * Sessions that were paid although the shop has not made their order; absent where the provider
   * tells of payments on its own account, and again when nobody listened.
   */
  findUnclaimed?: (limit: number) => Promise<string[]>;
  /** Gives back all the money that is left; repeated, it gives it back once. */
  refund: (id: string) => Promise<void>;
  /** Gives back a part of the money; repeated with the same key, it gives it back once. */
  refundPart: (id: string, part: { key: string; cents: number }) => Promise<void>;
};
