import type { Languages } from '../../contract/languages.ts';
import type { Database } from '../db/database.ts';
import type { Watch } from '../lib/watch.ts';
import type { Mailer } from '../mail/mail.ts';
import type { PaymentProvider } from '../payments/paymentProvider.ts';
import type { Paper } from '../print/pdf.ts';
import type { SizedPicture } from '../repositories/pictures.ts';
import type { PictureStorage } from '../storage/pictureStorage.ts';
import type { CurrentShop } from './selling/currentShop.ts';

/** Dependencies of services; tests pass their own. */
export type Context = {
  db: Database;
  /** Embedded database only: count of commits, with which reads are shared until the next one. */
  commits?: (() => number) | undefined;
  pictures: PictureStorage;
  /** Queues the renditions of these pictures. */
  prewarm?: (pictures: readonly SizedPicture[]) => void;
  now: () => Date;
  /** Collects metrics for the operator, if they are enabled. */
  watch?: Watch | undefined;
  mailer: Mailer;
  /** The owner's settings of the shop. */
  shop: CurrentShop;
  /** Languages of the shop, its own first; by default only English. */
  languages?: Languages;
  /** Base URL of the shop for links in email, without a trailing slash. */
  publicUrl: string;
  /** Days from a delivery to the review request email; 0 sends none. */
  reviewMailDays: number;
  /** Days for which changes by admins are kept; by default two years. */
  activityDays?: number;
  /** File with the generated password of the first admin, until it is changed. */
  adminPasswordFile?: string | undefined;
};

export type PrintSettings = {
  paper: Paper;
  /** Details of the shop until its owner sets them; by default its address, url and email. */
  seller?: readonly string[] | undefined;
  /** Paths of fonts for letters that the shop's own typefaces lack. */
  fonts: readonly string[];
};

export type PrintContext = Context & { prints: PrintSettings };

/** Dependencies of checkout and orders. */
export type CheckoutContext = PrintContext & {
  payments: PaymentProvider;
  /** Logs a failure that does not concern the caller. */
  report: (error: unknown, what: string) => void;
};

/** URLs of this server and the browser app, such as https://shop.example. */
export type ShopUrls = { serverUrl: string; appUrl: string };
