import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { webhookEventNames } from '../../contract/rules/webhooks.ts';
import { backUp, dumpShop } from '../../server/backup/backup.ts';
import {
  type Backup,
  openBackup,
  readTable,
  tableFile,
  writeBackup,
} from '../../server/backup/backupFolder.ts';
import { restore } from '../../server/backup/restore.ts';
import { readConfig } from '../../server/config.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { webhookEvents } from '../../server/db/checkoutSchema.ts';
import { connect } from '../../server/db/connect.ts';
import type { Connection, Database } from '../../server/db/database.ts';
import { isEmptyDatabase, load } from '../../server/db/dump.ts';
import { connectEmbedded } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { orders } from '../../server/db/orderSchema.ts';
import { webhookMessages, webhooks } from '../../server/db/webhookSchema.ts';
import { addPictures, addReviewPictures } from '../../server/repositories/pictures.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { findLastChanges } from '../../server/repositories/shop.ts';
import { onBothDatabases, onPostgres } from './support/bothDatabases.ts';
import { openBuyersShop } from './support/buyersShop.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { placeOrder } from './support/placeOrder.ts';
import { s3Key, startS3 } from './support/s3StandIn.ts';
import { newDatabase, noPostgres } from './support/sharedPostgres.ts';
import { lastingFolder, temporaryFolder } from './support/temporaryFolder.ts';
import { addCustomer } from './support/testShop.ts';

/** Texts with special characters and line ends. */
const oddText = 'a "quoted" \\ back\nslash\r\t\u2028\u0085 😀 é é {}[],\u0001';

async function fillShop(connection: Connection) {
  const { ann: userId } = await openBuyersShop(connection);
  const webhook = {
    url: 'https://erp.example/in',
    events: [...webhookEventNames],
    seesAmounts: true,
  };
  const facts = { id: exampleId(0x2001), encryptedSecret: '', createdAt: new Date(0) };
  await connection.db.insert(webhooks).values({ ...webhook, ...facts, userId });
  const odd = exampleProduct(3, { name: oddText.slice(0, 20), description: oddText });
  await addProducts(connection.db, [odd]);
  for (const day of [1, 2]) await placeOrder(connection.db, sale(ann, day));
  // More than one batch of reads and writes.
  const events = Array.from({ length: 1200 }, (_, number) => ({
    id: `event-${number}`,
    type: 'paid',
    receivedAt: new Date(Date.UTC(2026, 0, 1, 12) + number),
  }));
  await connection.db.insert(webhookEvents).values(events);
}

const sale = (userId: string, day: number) => ({
  userId,
  at: `2026-03-0${day}T12:00:00Z`,
  lines: [[1, 'M', 1, 8910] satisfies [number, string, number, number]],
});

const ann = exampleId(0x1001);

/** Backup of the database alone. */
async function backUpDatabase(db: Database, path: string, meanwhile = async () => {}) {
  await writeBackup(path, async (writer) => {
    let tables = 0;
    const writeRows: typeof writer.writeRows = async (table, rows) => {
      tables++;
      if (tables === 2) await meanwhile();
      await writer.writeRows(table, rows);
    };
    const { summary } = await dumpShop(db, { ...writer, writeRows });
    return { format: 1, createdAt: '2026-03-01T12:00:00Z', ...summary, pictures: [] };
  });
  return openBackup(path);
}

const hashesOf = ({ tables, sums }: Backup) =>
  new Map(tables.map((table) => [table, sums.get(tableFile(table)) ?? '']));

const loadBackup = (db: Database, backup: Backup, hashes = hashesOf(backup)) =>
  load(db, backup, (table) => readTable(backup, table), hashes);

describe('a backup', async () => {
  const folder = lastingFolder();
  const path = join(folder, 'backup');
  const source = await forSuite(openMemoryDatabase());
  await fillShop(source);
  const backup = await backUpDatabase(source.db, path);

  onBothDatabases('is loaded', (_, another) => {
    it('unchanged, with order numbers continuing, and a new catalogue version', async () => {
      const { db } = await another();
      expect(await loadBackup(db, backup)).toEqual([]);
      const again = await backUpDatabase(db, join(temporaryFolder(), 'again'));
      expect(hashesOf(again)).toEqual(hashesOf(backup));
      expect(again.sequences).toEqual(backup.sequences);

      // Restored orders cause no events.
      const queued = await source.db.$count(webhookMessages);
      expect(queued).toBeGreaterThan(0);
      expect(await db.$count(webhookMessages)).toBe(queued);

      const [product] = await db
        .select()
        .from(products)
        .where(sql`id = ${exampleId(3)}`);
      expect(product?.description).toBe(oddText);
      await placeOrder(db, sale(ann, 3));
      const [newest] = await db.select().from(orders).orderBy(sql`number desc`).limit(1);
      expect(newest?.number).toBe(10_003);
      const known = Object.values(await findLastChanges(source.db)).flat();
      const loaded = Object.values(await findLastChanges(db)).flat();
      expect(loaded).not.toEqual([]);
      expect(loaded.filter((id) => known.includes(id))).toEqual([]);
    });

    it('atomically: rows that differ afterwards undo it', async () => {
      const { db } = await another();
      const hashes = new Map([...hashesOf(backup), ['orders', '0'.repeat(64)]]);
      expect(await loadBackup(db, backup, hashes)).toEqual(['orders']);
      expect(await db.$count(products)).toBe(0);
    });
  });

  it('is restored with its webhooks turned off, as the original may still send', async () => {
    const config = readConfig({ DATA_DIR: join(temporaryFolder(), 'copy') });
    await restore(config, path);
    const restored = await connectEmbedded(join(config.DATA_DIR, 'db'));
    onTestFinished(restored.close);
    const [webhook] = await restored.db.select().from(webhooks);
    expect(webhook?.endedAt).toBeInstanceOf(Date);
  });

  onPostgres('under writes', (database) => {
    it('is a snapshot of one moment', async () => {
      const { db } = database();
      const again = await openMemoryDatabase();
      onTestFinished(again.close);
      await loadBackup(db, backup);
      const sell = async () => void (await placeOrder(db, sale(ann, 3)));
      const during = await backUpDatabase(db, join(temporaryFolder(), 'during'), sell);
      expect(await db.$count(orders)).toBe(3);
      expect(hashesOf(during)).toEqual(hashesOf(backup));
    });
  });

  const damages: [string, (copy: string) => void, RegExp][] = [
    [
      'has a cut file',
      (copy) => {
        const text = readFileSync(join(copy, 'database/orders.jsonl'), 'utf8');
        writeFileSync(join(copy, 'database/orders.jsonl'), text.slice(0, -100));
      },
      /is damaged: database\/orders\.jsonl is not as it was written\. Take another one\.$/,
    ],
    [
      'has a changed file',
      (copy) => appendFileSync(join(copy, 'backup.json'), ' '),
      /is damaged: backup\.json is not as it was written/,
    ],
    [
      'lacks a file',
      (copy) => rmSync(join(copy, 'database/users.jsonl')),
      /is damaged: database\/users\.jsonl is missing/,
    ],
    [
      'has a cut list of checksums',
      (copy) => {
        const lines = readFileSync(join(copy, 'SHA256SUMS'), 'utf8').split('\n');
        writeFileSync(join(copy, 'SHA256SUMS'), `${lines.slice(0, 5).join('\n')}\n`);
      },
      /is not a whole backup: SHA256SUMS is cut/,
    ],
    [
      'was not finished',
      (copy) => rmSync(join(copy, 'SHA256SUMS')),
      /is not a whole backup: it has no SHA256SUMS\.$/,
    ],
  ];

  it.each(damages)('that %s is refused before anything is created', async (_what, damage, line) => {
    const copy = join(temporaryFolder(), 'copy');
    const DATA_DIR = join(temporaryFolder(), 'data');
    cpSync(path, copy, { recursive: true });
    damage(copy);
    await expect(restore(readConfig({ DATA_DIR }), copy)).rejects.toThrow(line);
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  it('from a newer release is refused', async () => {
    const newer = join(temporaryFolder(), 'newer');
    await writeBackup(newer, async () => {
      const { path: _path, sums: _sums, ...manifest } = backup;
      return { ...manifest, migration: Date.UTC(2100, 0), tables: [] };
    });
    const DATA_DIR = join(temporaryFolder(), 'data');
    await expect(restore(readConfig({ DATA_DIR }), newer)).rejects.toThrow(
      /is of a newer release of the shop than this program: restore it with that release\.$/,
    );
  });

  it('that fails halfway leaves nothing behind, and never overwrites an existing one', async () => {
    const failing = writeBackup(join(folder, 'failing'), async ({ writeFile }) => {
      await writeFile('secret', Buffer.from('half'));
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(existsSync(join(folder, 'failing'))).toBe(false);
    expect(existsSync(join(folder, 'failing.unfinished'))).toBe(false);
    const config = readConfig({ DATA_DIR: temporaryFolder() });
    await expect(backUp(config, path)).rejects.toThrow(/has no embedded database/);
    await expect(writeBackup(path, async () => backup)).rejects.toThrow(/is there already/);
  });
});

describe.skipIf(noPostgres)(`a shop on Postgres with its pictures${noPostgres}`, () => {
  it('moves from a bucket to a folder, and is refused if the folder exists', async () => {
    const s3 = await startS3('shop');
    onTestFinished(async () => void (await s3.close()));
    vi.stubEnv('AWS_ACCESS_KEY_ID', s3Key);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret of the tests');
    s3.objects.set('product-1.webp', { bytes: Buffer.from('a picture'), type: 'image/webp' });

    const from = await newDatabase();
    const connection = await connect({ databaseUrl: from, folder: '' });
    await migrate(connection.db);
    await addProducts(connection.db, [exampleProduct(1), exampleProduct(2)]);
    s3.objects.set('of-review.webp', { bytes: Buffer.from('a picture'), type: 'image/webp' });
    const facts = { width: 400, height: 500, placeholder: '', createdAt: new Date() };
    await addPictures(connection.db, [{ name: 'of-review.webp', ...facts }]);
    const customer = await addCustomer(connection.db, 1);
    await addReviewPictures(connection.db, customer, ['of-review.webp']);
    await connection.close();
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'secret'), 'a secret');
    const path = join(temporaryFolder(), 'backup');
    const config = { DATABASE_URL: from, DATA_DIR: folder };
    const bucket = { S3_BUCKET: 'shop', S3_ENDPOINT: s3.url };
    const made = await backUp(readConfig({ ...config, ...bucket }), path);
    expect(made).toMatchObject({ pictures: 2, missing: ['product-2.webp'], heldMs: undefined });

    const target = { DATABASE_URL: await newDatabase(), DATA_DIR: temporaryFolder() };
    const other = { ...target, PICTURE_SECRET: 'another secret of a shop' };
    await expect(restore(readConfig(other), path)).rejects.toThrow(/^PICTURE_SECRET is not the/);
    await restore(readConfig(target), path);
    expect(readFileSync(join(target.DATA_DIR, 'secret'), 'utf8')).toBe('a secret');
    for (const name of ['product-1.webp', 'of-review.webp']) {
      expect(readFileSync(join(target.DATA_DIR, 'pictures', name), 'utf8')).toBe('a picture');
    }

    await expect(restore(readConfig(target), path)).rejects.toThrow(
      'The database of DATABASE_URL is not empty: make a new one (createdb), and set DATABASE_URL to it.',
    );
    const empty = await newDatabase();
    const { db, close } = await connect({ databaseUrl: empty, folder: '' });
    onTestFinished(close);
    writeFileSync(join(target.DATA_DIR, 'secret'), 'of another shop');
    await expect(restore(readConfig({ ...target, DATABASE_URL: empty }), path)).rejects.toThrow(
      /is another shop's: it has another secret\. Set DATA_DIR to an empty folder\.$/,
    );
    expect(await isEmptyDatabase(db)).toBe(true);
  });
});
