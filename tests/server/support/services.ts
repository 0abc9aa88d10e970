import type { Database } from '../../../server/db/database.ts';
import { createTestPayments } from '../../../server/services/checkout/testPayments.ts';
import type { CheckoutContext } from '../../../server/services/context.ts';
import { fixedShop } from './fixedShop.ts';
import { noMail, noPictures } from './testApp.ts';

/** Services on a database, without a server. */
export function servicesOn(db: Database, now: () => Date, mailer = noMail): CheckoutContext {
  return {
    ...{ db, now, mailer, pictures: noPictures, shop: fixedShop },
    ...{ publicUrl: 'https://shop.test', reviewMailDays: 14 },
    prints: { paper: 'A4', fonts: [] },
    payments: createTestPayments({ db, now }),
    report: () => {},
  };
}
