import type { Database } from '../db/database.ts';
import type { Watch } from '../lib/watch.ts';
import type { Mailer } from '../mail/mail.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import type { SizedPicture } from '../repositories/shownPictures.ts';
import type { PictureStorage } from '../storage/pictureStorage.ts';
import type { ShopInForce } from './selling/shopInForce.ts';

/** What services work with; tests pass their own. */
export type Context = {
  db: Database;
  /** The database's name and version, for people. */
  engine: string;
  pictures: PictureStorage;
  /** Has the renditions of these pictures made soon. */
  prewarm?: (pictures: readonly SizedPicture[]) => void;
  now: () => Date;
  /** Collects metrics for the operator, if they are enabled. */
  watch?: Watch | undefined;
  mailer: Mailer;
  /** What its owner says of the shop. */
  shop: ShopInForce;
  /** Where shoppers reach the shop, for links in mail; without a slash at the end. */
  publicUrl: string;
  /** Days from a delivery to the mail that asks for a review; 0 where the shop does not ask. */
  reviewMailDays: number;
  /** Holds the password that was made for the first admin, until it is changed. */
  adminPasswordFile?: string | undefined;
};

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
