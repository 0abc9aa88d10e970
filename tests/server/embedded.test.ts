import { PGlite } from '@electric-sql/pglite';
import { expect, it } from 'vitest';
import { vacuumChanged } from '../../server/db/embedded.ts';

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
