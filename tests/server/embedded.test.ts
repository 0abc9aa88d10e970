import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, vi } from 'vitest';
import { products } from '../../server/db/catalogueSchema.ts';
import { inTransaction } from '../../server/db/database.ts';
import { connectEmbedded, vacuumChanged } from '../../server/db/embedded.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { catalogueVersionReader } from '../../server/services/catalogue/catalogueVersion.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { templateDatabase } from './support/templateDatabase.ts';

it('analyzes changed tables and reuses their space', async () => {
  const client = await PGlite.create();
  await client.exec('create table busy (n int); create table "At rest" (n int)');
  await client.exec(
    'insert into busy select generate_series(1, 500); insert into "At rest" values (1)',
  );
  const pages = async () => {
    await client.query('select pg_stat_force_next_flush()');
    await vacuumChanged(client);
    const { rows } = await client.query<{ relname: string; reltuples: number; relpages: number }>(
      "select relname, reltuples, relpages from pg_class where relname in ('busy', 'At rest')",
    );
    expect(rows).toContainEqual({ relname: 'At rest', reltuples: -1, relpages: 0 });
    const busy = rows.find(({ relname }) => relname === 'busy');
    expect(busy?.reltuples).toBe(500);
    return busy?.relpages;
  };
  await pages();
  await client.exec('update busy set n = n + 1');
  const twice = await pages();
  await client.exec('update busy set n = n + 1');
  expect(await pages()).toBe(twice);
  await client.close();
});

it('reads the catalogue’s version again after each commit, and only then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-test-'));
  cpSync(await templateDatabase(), join(folder, 'db'), { recursive: true });
  const { db, commits, close } = await connectEmbedded(join(folder, 'db'));
  try {
    const queries = vi.spyOn(db, 'select');
    let day = 1;
    const read = catalogueVersionReader({
      db,
      commits,
      now: () => new Date(Date.UTC(2026, 2, day)),
    });
    const versions = [await read()];
    const add = async (change: () => Promise<unknown>, count: number) => {
      await change();
      queries.mockClear();
      const [first, second] = [await read(), await read()];
      expect(second).toEqual(first);
      expect(queries).toHaveBeenCalledTimes(count);
      expect(versions).not.toContainEqual(first);
      versions.push(first);
    };
    await add(() => addProducts(db, [exampleProduct(1)]), 1);
    await add(() => db.update(products).set({ name: 'Alone' }), 1);
    const rename = () => inTransaction(db, (tx) => tx.update(products).set({ name: 'Together' }));
    await add(rename, 1);
    await add(async () => (day += 1), 0);
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
});
