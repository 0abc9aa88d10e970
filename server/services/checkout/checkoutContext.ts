import type { PaymentProvider } from '../../payments/paymentProvider.ts';
import type { Context } from '../context.ts';

/** What checkout and orders work with. */
export type CheckoutContext = Pick<
  Context,
  'db' | 'pictures' | 'now' | 'mailer' | 'shop' | 'publicUrl' | 'reviewMailDays'
> & {
  payments: PaymentProvider;
  /** Writes down a failure that the caller need not hear of. */
  report: (error: unknown, what: string) => void;
};

/** Where this server and the browser app are reached, as https://shop.example. */
export type ShopUrls = { serverUrl: string; appUrl: string };
