import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { dollars, setCurrency } from '../../contract/rules/money.ts';
import { setTimeZones } from '../../contract/rules/timeZone.ts';
import { readConfig } from '../../server/config.ts';
import { connect } from '../../server/db/connect.ts';
import type { Connection } from '../../server/db/database.ts';
import { giftCards } from '../../server/db/giftCardSchema.ts';
import { reviewRequests } from '../../server/db/reviewSchema.ts';
import { serverProcesses } from '../../server/db/shopSchema.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { openShop } from '../../server/shop.ts';
import { loggedIn } from './support/customer.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { migratedDatabase } from './support/migrated.ts';
import { patience } from './support/patience.ts';
import { redAndBlue, upload } from './support/pictureFiles.ts';
import { placeOrder } from './support/placeOrder.ts';
import { noPostgres } from './support/sharedPostgres.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { addCustomer } from './support/testShop.ts';

describe.skipIf(noPostgres)(`several servers on one Postgres${noPostgres}`, () => {
  let DATABASE_URL = '';
  beforeEach(async () => {
    DATABASE_URL = await migratedDatabase();
  });

  async function start(DATA_DIR: string, more = {}) {
    const env = { DATABASE_URL, DATA_DIR, DEMO: 'off', LOG_LEVEL: 'silent', ...more };
    const shop = await openShop(readConfig(env), () => {});
    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= shop.close();
      return closing;
    };
    onTestFinished(close);
    return { ...shop, close };
  }

  async function openDatabase(): Promise<Connection> {
    const connection = await connect({ databaseUrl: DATABASE_URL, folder: '' });
    onTestFinished(() => connection.close());
    return connection;
  }

  it('share one DATA_DIR on one machine: each serves the others’ files', async () => {
    const folder = temporaryFolder();
    const [one, other] = await Promise.all([start(folder), start(folder)]);
    const { email = '', password = '' } = one.admin ?? other.admin ?? {};
    const admin = await loggedIn(one.app, email, password);
    const bytes = await redAndBlue(600, 400).jpeg().toBuffer();
    const { images } = (await upload(admin, ['shirt.jpg', bytes])).json();
    const picture = await other.app.inject(images[0].url);
    expect(picture.statusCode).toBe(200);
  });

  it('with separate folders are refused while another runs, with both solutions in one line', async () => {
    const folder = temporaryFolder();
    const first = await start(folder);
    const second = temporaryFolder();
    await expect(start(second)).rejects.toThrow(
      `A server that runs on this database keeps its pictures in DATA_DIR ${folder}, this one would in DATA_DIR ${second}: on one machine give both the same DATA_DIR, or set the same S3_BUCKET for both. If process ${process.pid} on `,
    );
    await first.close();
    await start(second);
  });

  it('with different secrets are refused', async () => {
    const folder = temporaryFolder();
    await start(folder, { PICTURE_SECRET: 'the secret of the first' });
    await expect(start(folder, { PICTURE_SECRET: 'that of the second one' })).rejects.toThrow(
      'A server that runs on this database has another secret: set the same PICTURE_SECRET for both',
    );
  });

  it('with different time zones are refused', async () => {
    const folder = temporaryFolder();
    onTestFinished(() => setTimeZones('UTC'));
    await start(folder, { TIME_ZONE: 'Europe/Lisbon' });
    await expect(start(folder, { TIME_ZONE: 'Asia/Tokyo' })).rejects.toThrow(
      'A server that runs on this database has its days in Europe/Lisbon, this one would in Asia/Tokyo: set the same TIME_ZONE for both.',
    );
  });

  it('with different currencies are refused', async () => {
    const folder = temporaryFolder();
    onTestFinished(() => setCurrency(dollars));
    await start(folder, { CURRENCY: 'EUR' });
    await expect(start(folder, { CURRENCY: 'JPY' })).rejects.toThrow(
      'A server that runs on this database has prices in EUR, this one would in JPY: set the same CURRENCY for both.',
    );
  });

  it('start at once after one was refused for its currency', async () => {
    const folder = temporaryFolder();
    onTestFinished(() => setCurrency(dollars));
    const first = await start(folder, { CURRENCY: 'EUR' });
    const { db } = await openDatabase();
    await db.insert(giftCards).values({
      ...{ id: exampleId(9), cents: 5000, email: 'ann@shop.test', createdAt: new Date() },
    });
    await first.close();
    await expect(start(folder, { CURRENCY: 'JPY' })).rejects.toThrow(
      'CURRENCY is JPY, but this shop was last started in EUR',
    );
    expect(await db.$count(serverProcesses)).toBe(0);
    await start(folder, { CURRENCY: 'EUR' });
  });

  it('replace one that was killed', async () => {
    const { db, exclusively } = await openDatabase();
    const first = await start(temporaryFolder());
    await first.close();
    await exclusively(async () => {
      await db.insert(serverProcesses).values({
        id: '01890000-0000-7000-8000-000000000000',
        host: 'elsewhere',
        pid: 1,
        storeId: 'another',
        storeName: 'DATA_DIR /srv/another',
        secretMark: 'another',
        seenAt: new Date(Date.now() - 60_000),
      });
    });
    const second = await start(join(temporaryFolder(), 'new'));
    const rows = await db.select().from(serverProcesses);
    expect(rows.map(({ storeName }) => storeName)).toEqual([`DATA_DIR ${second.folder}`]);
    await second.close();
    expect(await db.$count(serverProcesses)).toBe(0);
  });

  it('ask each customer for a review once in all', async () => {
    const folder = temporaryFolder();
    const first = await start(folder);
    const { db } = await openDatabase();
    await addProducts(db, [exampleProduct(1)]);
    const deliveredAt = new Date(Date.now() - 15 * 24 * 60 * 60_000);
    for (let number = 1; number <= 8; number++) {
      const orderId = await placeOrder(db, {
        ...{ userId: await addCustomer(db, number), at: deliveredAt.toISOString() },
        ...{ delivery: 'delivered', lines: [[1, 'M', 1, 1000]] },
      });
      await db.insert(reviewRequests).values({ orderId, deliveredAt });
    }
    await first.close();
    const started = await Promise.all([1, 2, 3].map(() => start(folder)));
    // They clean up at once, and close after sending their email.
    const countUnsent = () => db.$count(reviewRequests, isNull(reviewRequests.sentAt));
    await expect.poll(countUnsent, patience).toBe(0);
    for (const shop of started) await shop.close();
    const readers = readdirSync(join(folder, 'outbox')).map(
      (name) => /^To: (.*)$/m.exec(readFileSync(join(folder, 'outbox', name), 'utf8'))?.[1],
    );
    expect(readers.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((n) => `customer-${n}@shop.test`));
  });
});
