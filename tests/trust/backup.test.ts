import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { backUp } from '../../server/backup/backup.ts';
import { type Backup, openBackup, tableFile } from '../../server/backup/backupFolder.ts';
import { move, restore } from '../../server/backup/restore.ts';
import { readConfig } from '../../server/config.ts';
import { openDataFolder } from '../../server/dataFolder.ts';
import { productSizes } from '../../server/db/catalogueSchema.ts';
import { connect } from '../../server/db/connect.ts';
import type { Database } from '../../server/db/database.ts';
import { orderProducts, orders } from '../../server/db/orderSchema.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { openSession } from '../../server/services/accounts/sessions.ts';
import { exampleId, exampleProduct } from '../server/support/exampleProduct.ts';
import { migratedDatabase, migratedFolder } from '../server/support/migrated.ts';
import { newDatabase, noPostgres } from '../server/support/sharedPostgres.ts';
import { temporaryFolder } from '../server/support/temporaryFolder.ts';
import { addCustomer } from '../server/support/testShop.ts';
import { isLong } from './support/amount.ts';
import { type Buyer, createBuyer } from './support/buyer.ts';
import { startServer } from './support/serversOnPostgres.ts';

const stock = 100_000;
const picture = Buffer.from('the bytes of a picture');

type Settings = { DATA_DIR: string; DATABASE_URL?: string };

async function inDatabase<T>({ DATABASE_URL, DATA_DIR }: Settings, work: (db: Database) => T) {
  const options = { databaseUrl: DATABASE_URL, folder: join(DATA_DIR, 'db') };
  const { db, close } = await connect(options);
  return await Promise.resolve(work(db)).finally(close);
}

/** A shop with one product and four logged-in customers. */
async function makeShop(settings: Settings, url: () => string): Promise<Buyer[]> {
  mkdirSync(join(settings.DATA_DIR, 'pictures'));
  writeFileSync(join(settings.DATA_DIR, 'pictures/product-1.webp'), picture);
  return inDatabase(settings, async (db) => {
    const sizes = [{ size: 'M', quantity: stock, description: '' }];
    await addProducts(db, [exampleProduct(1, { sizes })]);
    const buyers: Buyer[] = [];
    for (let number = 1; number <= 4; number++) {
      const id = await addCustomer(db, number);
      buyers.push(createBuyer({ id, token: await openSession(db, id, new Date()), url }));
    }
    return buyers;
  });
}

/**
 * Backs up a shop with its own server process while customers buy.
 * @returns the orders acknowledged before the backup began, and the number of orders after it
 */
async function backUpUnderWrites(settings: Settings, path: string) {
  let url = '';
  const buyers = await makeShop(settings, () => url);
  const server = await startServer(settings);
  url = server.url;
  const answered = new Set<string>();
  let open = true;
  const buying = buyers.map(async (buyer) => {
    while (open) {
      await buyer.add(exampleId(1));
      const page = await buyer.checkOut(exampleId(1));
      await buyer.pay(page);
      const { status, text } = await buyer.order(page);
      expect(status, text).toBe(200);
      answered.add(JSON.parse(text).order._id);
      await buyer.emptyCart();
    }
  });
  const sold = async (count: number) => {
    while (answered.size < count) await sleep(20);
  };
  await sold(8);
  const before = [...answered];
  const { heldMs } = await backUp(readConfig(settings), path);
  const during = answered.size - before.length;
  await sold(answered.size + 4);
  open = false;
  await Promise.all(buying);
  await server.kill();
  return { before, during, after: answered.size, heldMs };
}

const hashesOf = ({ tables, sums }: Backup) => tables.map((table) => sums.get(tableFile(table)));

/** Expects the shop to equal its backup. */
async function expectSame(settings: Settings, path: string): Promise<void> {
  const again = join(temporaryFolder(), 'again');
  await backUp(readConfig(settings), again);
  const [one, other] = [await openBackup(path), await openBackup(again)];
  expect(hashesOf(other)).toEqual(hashesOf(one));
  expect(other.sequences).toEqual(one.sequences);
  expect(readFileSync(join(settings.DATA_DIR, 'pictures/product-1.webp'))).toEqual(picture);
}

/** Expects every acknowledged order, and consistent data. */
async function expectConsistent(settings: Settings, before: string[], after: number) {
  await inDatabase(settings, async (db) => {
    const kept = await db.select({ id: orders.id }).from(orders);
    const ids = new Set(kept.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBeLessThan(after);
    expect(await db.$count(orderProducts)).toBe(ids.size);
    const [size] = await db.select().from(productSizes);
    expect(size?.quantity).toBe(stock - ids.size);
    const { rows } = (await db.execute(
      sql`select coalesce(sum(quantity), 0)::int as held from holds`,
    )) as unknown as { rows: { held: number }[] };
    expect(size?.reserved).toBe(rows[0]?.held);
  });
}

describe('a shop that is backed up while customers buy', () => {
  const emptyPostgres = async () => ({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: await newDatabase(),
  });

  it('restores the embedded database unchanged to a folder that only its owner can read', async () => {
    const shop = { DATA_DIR: await migratedFolder() };
    const path = join(temporaryFolder(), 'backup');
    const { before, during, after, heldMs } = await backUpUnderWrites(shop, path);
    console.log(
      `${before.length} orders before, ${during} meanwhile; stood still for ${heldMs} ms`,
    );
    expect(heldMs).toBeGreaterThanOrEqual(0);
    expect(readdirSync(shop.DATA_DIR)).not.toContain('db.snapshot');
    for (const name of ['', 'backup.json', 'database', 'database/orders.jsonl']) {
      expect(statSync(join(path, name)).mode & 0o077, name).toBe(0);
    }
    const settings = { DATA_DIR: temporaryFolder() };
    await restore(readConfig(settings), path);
    await expectConsistent(settings, before, after);
    await expectSame(settings, path);
    await expect(restore(readConfig(settings), path)).rejects.toThrow(
      /has a database: set DATA_DIR to an empty folder, or move the folder "db" away\.$/,
    );
  }, 240_000);

  it.skipIf(noPostgres)(
    `moves from one Postgres to another and to a folder${noPostgres}`,
    async () => {
      const path = join(temporaryFolder(), 'backup');
      const shop = { DATA_DIR: temporaryFolder(), DATABASE_URL: await migratedDatabase() };
      const { before, after, heldMs } = await backUpUnderWrites(shop, path);
      expect(heldMs).toBeUndefined();
      const places = isLong
        ? [await emptyPostgres(), { DATA_DIR: temporaryFolder() }]
        : [await emptyPostgres()];
      for (const settings of places) {
        await restore(readConfig(settings), path);
        await expectConsistent(settings, before, after);
        await expectSame(settings, path);
      }
    },
    240_000,
  );

  it.skipIf(noPostgres)(
    `moves from the embedded database to Postgres${noPostgres}`,
    async () => {
      const shop = { DATA_DIR: await migratedFolder() };
      const settings = { ...shop, DATABASE_URL: await newDatabase() };
      await makeShop(shop, () => '');
      const folder = await openDataFolder(shop.DATA_DIR, () => {});
      await expect(move(readConfig(settings))).rejects.toThrow(/^The shop is running, and /);
      await folder.release();

      const path = join(temporaryFolder(), 'backup');
      await backUp(readConfig(shop), path);
      await move(readConfig(settings));
      await expectSame(settings, path);
      expect(readdirSync(shop.DATA_DIR)).not.toContain('db.moved');
      await expect(move(readConfig(settings))).rejects.toThrow(/is not empty: make a new one/);

      if (!isLong) return;
      const restored = await emptyPostgres();
      await restore(readConfig(restored), path);
      await expectSame(restored, path);
    },
    240_000,
  );
});
