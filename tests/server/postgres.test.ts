import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { seedDemoShop } from '../../demo/seed.ts';
import { connect } from '../../server/db/connect.ts';
import { type Connection, findRows, inTransaction } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { connectPostgres, defaultTimeouts } from '../../server/db/postgres.ts';
import { isOutage } from '../../server/lib/outage.ts';
import { countProducts } from '../../server/repositories/products.ts';
import { barrier } from './support/crowd.ts';
import { newDatabase, noPostgres } from './support/sharedPostgres.ts';
import { noPictures } from './support/testApp.ts';

describe.skipIf(noPostgres)(`on a real Postgres${noPostgres}`, () => {
  const open = async (): Promise<Connection> => {
    const connection = await connect({ databaseUrl: await newDatabase(), folder: '' });
    await migrate(connection.db);
    return connection;
  };

  it('prepares a database once if several servers start at once', async () => {
    const databaseUrl = await newDatabase();
    const servers = await Promise.all([1, 2, 3].map(() => connect({ databaseUrl, folder: '' })));
    const seeded: number[] = [];
    await Promise.all(
      servers.map(({ db, exclusively }) =>
        exclusively(async () => {
          await migrate(db);
          seeded.push(await seedDemoShop({ db, pictures: noPictures }, demoCatalogue));
        }),
      ),
    );
    const [first] = servers;
    expect(seeded.sort((a, b) => a - b)).toEqual([0, 0, demoCatalogue.length]);
    expect(first && (await countProducts(first.db, {}))).toBe(demoCatalogue.length);
    await Promise.all(servers.map(({ close }) => close()));
  });

  it('retries a transaction that lost a race', async () => {
    const { db, close } = await open();
    await db.execute(sql`create table counter as select 0 as value`);
    let attempts = 0;
    const everybodyHasRead = barrier(3);
    const addOne = () =>
      inTransaction(db, async (tx) => {
        attempts++;
        await tx.execute(sql`set transaction isolation level serializable`);
        await tx.execute(sql`select value from counter`);
        await everybodyHasRead();
        await tx.execute(sql`update counter set value = value + 1`);
      });
    await Promise.all([addOne(), addOne(), addOne()]);
    const [row] = await db.select({ value: sql<number>`value` }).from(sql`counter`);
    expect(row?.value).toBe(3);
    expect(attempts).toBeGreaterThan(3);
    await close();
  });

  it('keeps the statements of transactions prepared', async () => {
    const { db, close } = await open();
    const countKept = (text: string) => sql`select count(*)::int as kept
      from pg_prepared_statements where statement like ${text}`;
    const find = () => inTransaction(db, (tx) => findRows(tx, countKept('%pg_prepared%')));
    expect(await find()).toEqual([{ kept: 1 }]);
    expect(await find()).toEqual([{ kept: 1 }]);
    await close();
  });

  it('goes on when a newer release changes the type of a column', async () => {
    const { db, close } = await open();
    await db.execute(sql`create table amounts as select 5 as cents`);
    const read = () =>
      inTransaction(db, (tx) => findRows(tx, sql`select cents from amounts where cents > ${0}`));
    expect(await read()).toEqual([{ cents: 5 }]);
    await db.execute(sql`alter table amounts alter cents type double precision`);
    expect(await read()).toEqual([{ cents: 5 }]);
    await close();
  });

  it('survives more connections that end in a transaction than the pool has', async () => {
    const { db, close } = await open();
    for (let lost = 0; lost < 11; lost++) {
      const work = db.transaction(async (tx) => {
        const [self] = await tx
          .select({ pid: sql<number>`pid` })
          .from(sql`pg_backend_pid() as pid`);
        const isThere = sql`exists (select from pg_stat_activity where pid = ${self?.pid})`;
        await db.execute(sql`select pg_terminate_backend(${self?.pid})`);
        const look = () => db.select({ there: sql<boolean>`${isThere}` }).from(sql`(select 1) one`);
        while ((await look())[0]?.there) await sleep(5);
        // Wait until this process notices, too: an unhandled error would occur then.
        await sleep(20);
        await tx.execute(sql`select 1`);
      });
      await expect(work).rejects.toSatisfy(isOutage);
    }
    expect(await countProducts(db, {})).toBe(0);
    await close();
  });

  it('has Postgres cancel a slow statement, in a transaction and alone', async () => {
    const timeouts = { ...defaultTimeouts, statement: 200 };
    const { db, close } = await connectPostgres(await newDatabase(), timeouts);
    const sleeping = sql`select pg_sleep(20)`;
    const ended = { cause: { code: '57014' } };
    await expect(db.execute(sleeping)).rejects.toMatchObject(ended);
    await expect(db.transaction((tx) => tx.execute(sleeping))).rejects.toMatchObject(ended);
    await close();
  });

  it('says in one line that the database refuses the connection', async () => {
    const url = new URL(await newDatabase());
    url.pathname = '/nowhere';
    await expect(connect({ databaseUrl: url.href, folder: '' })).rejects.toThrow(
      /^The database of DATABASE_URL refuses the connection \(database "nowhere" does not exist\)\. .*$/,
    );
  });

  it('says in one line that the database does not answer', async () => {
    await expect(
      connect({ databaseUrl: 'postgres://shop@127.0.0.1:1/none', folder: '' }),
    ).rejects.toThrow(/^The database of DATABASE_URL does not answer \(.*ECONNREFUSED.*$/);
  });
});
