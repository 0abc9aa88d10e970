import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoCatalogue } from '../../demo/catalogue.ts';
import { seedDemoShop } from '../../demo/seed.ts';
import { inTransaction } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { connectPostgres } from '../../server/db/postgres.ts';
import { isOutage } from '../../server/lib/outage.ts';
import { paths } from '../../server/paths.ts';
import { startServer } from './support/child.ts';
import { migratedDatabase } from './support/migrated.ts';
import { patience } from './support/patience.ts';
import { noPgBouncer, type PoolMode, startPgBouncer } from './support/privatePgBouncer.ts';
import { findPostgres, startPostgres } from './support/privatePostgres.ts';
import { newDatabase, noPostgres } from './support/sharedPostgres.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { noPictures } from './support/testApp.ts';

const postgresPrograms = findPostgres();
const reason = noPostgres || noPgBouncer;

/** In ms: short, so that tests can wait for them. */
const short = { connection: 3000, statement: 300, query: 2000, silence: 10_000, notice: 200 };
const long = { ...short, statement: 30_000, query: 1000 };

/** Advisory locks of this database only, since others may use the same server. */
const advisoryHere = `locktype = 'advisory' and database =
  (select oid from pg_database where datname = current_database())`;

const sleeping = sql`select pg_sleep(20)`;

describe.skipIf(reason !== '').each<PoolMode>(['session', 'transaction'])(
  `PgBouncer in %s mode${reason}`,
  (mode) => {
    afterEach(() => vi.restoreAllMocks());

    const start = async (direct?: string) => {
      direct ??= await newDatabase();
      const bouncer = await startPgBouncer(direct, mode);
      onTestFinished(bouncer.stop);
      return { direct, url: bouncer.url };
    };

    /** Connections that a test closes at its end, before PgBouncer. */
    const open = async (url: string, timeouts = short) => {
      const connection = await connectPostgres(url, timeouts);
      onTestFinished(connection.close);
      return connection;
    };

    const client = async (url: string) => {
      const opened = new pg.Client({ connectionString: url });
      await opened.connect();
      onTestFinished(() => opened.end());
      return opened;
    };

    const locksOf = async (direct: string) => {
      const found = await (await client(direct)).query(
        `select pid from pg_locks where ${advisoryHere}`,
      );
      return found.rowCount;
    };

    it('lets a shop start, and restart after it was killed', async () => {
      const { url, direct } = await start(await migratedDatabase());
      const settings = { DATABASE_URL: url, DATA_DIR: temporaryFolder(), DEMO: 'off' };
      for (let turn = 1; turn <= 2; turn++) {
        const shop = await startServer(settings);
        // A busy machine's shop refuses calls while it starts.
        const ready = async () => (await fetch(`${shop.url}/api/ready`)).status;
        await expect.poll(ready, { timeout: 20_000 }).toBe(200);
        shop.process.kill('SIGKILL');
        await shop.ended;
        expect(await locksOf(direct)).toBe(0);
      }
    });

    it('uses the schema of its role, and reports one in the URL', async () => {
      const { direct, url } = await start();
      const { username, pathname } = new URL(direct);
      const administrator = await client(direct);
      await administrator.query(`create schema boutique;
        alter role ${username} in database ${pathname.slice(1)} set search_path = boutique`);
      const { db, exclusively } = await open(url);
      await exclusively(migrate);
      await exclusively(migrate);
      expect(
        await db.transaction((tx) => tx.execute(sql`select from boutique.products`)),
      ).toBeDefined();
      const options = encodeURIComponent('-c search_path=boutique');
      await expect(connectPostgres(`${url}&options=${options}`, short)).rejects.toThrow(
        /A pooler takes no options: .*"alter role USER set search_path = SCHEMA"/,
      );
    });

    it('prepares a database once if several servers start at once', async () => {
      const { url, direct } = await start();
      const servers = await Promise.all([1, 2, 3].map(() => open(url)));
      const seeded: number[] = [];
      await Promise.all(
        servers.map(({ exclusively }) =>
          exclusively(async (db) => {
            await migrate(db);
            seeded.push(await seedDemoShop({ db, pictures: noPictures }, demoCatalogue));
          }),
        ),
      );
      expect(seeded.sort((a, b) => a - b)).toEqual([0, 0, demoCatalogue.length]);
      expect(await locksOf(direct)).toBe(0);
    });

    it('releases the lock after a failed preparation', async () => {
      const { url, direct } = await start();
      const { exclusively } = await open(url);
      await expect(exclusively(() => Promise.reject(new Error('failed')))).rejects.toThrow(
        'failed',
      );
      await expect.poll(() => locksOf(direct), patience).toBe(0);
      await exclusively(async () => {});
    });

    it('logs that a start waits, and for which connection', async () => {
      const { url, direct } = await start();
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      // As an earlier release leaves it in transaction mode.
      const other = await client(direct);
      const [{ pid } = {}] = (
        await other.query('select pg_backend_pid() as pid, pg_advisory_lock(4365463)')
      ).rows;
      const { exclusively } = await open(url);
      const waiting = exclusively(async () => {});
      const warned = () => warn.mock.calls.flat().join();
      await expect.poll(warned, patience).toContain(`pid ${pid}`);
      await other.query('select pg_advisory_unlock(4365463)');
      await waiting;
      expect(warn).toHaveBeenCalledTimes(1);
    });

    it('fails a preparation that lost its lock', async () => {
      const { url, direct } = await start();
      const { exclusively } = await open(url);
      const administrator = await client(direct);
      const work = exclusively(async () => {
        await administrator.query(
          `select pg_terminate_backend(pid) from pg_locks where ${advisoryHere}`,
        );
        await sleep(20_000, undefined, { ref: false });
      });
      await expect(work).rejects.toSatisfy(isOutage);
    });

    it('prepares without timeouts, whatever the role’s are', async () => {
      const { url, direct } = await start();
      const { username, pathname } = new URL(direct);
      const administrator = await client(direct);
      const before = readMigrationFiles({ migrationsFolder: paths.migrations }).at(-2);
      await migrate((await open(direct)).db, before?.folderMillis);
      await administrator.query(
        `alter role ${username} in database ${pathname.slice(1)} set statement_timeout = 200`,
      );
      // PgBouncer's sessions start after the change.
      const { exclusively } = await open(url);
      await administrator.query('begin; lock table products');
      await Promise.all([
        exclusively(async (db) => {
          await migrate(db);
          await db.transaction((tx) => tx.execute(sql`select pg_sleep(0.5)`));
        }),
        sleep(1000).then(() => administrator.query('commit')),
      ]);
    });

    it.skipIf('missing' in postgresPrograms)(
      'says that the database is away while Postgres is',
      async () => {
        const postgres = await startPostgres(
          'folder' in postgresPrograms ? postgresPrograms.folder : '',
        );
        onTestFinished(postgres.stop);
        const bouncer = await startPgBouncer(postgres.url, mode);
        onTestFinished(bouncer.stop);
        const { db } = await open(bouncer.url);
        await postgres.shutDown();
        const ask = () => db.execute(sql`select 1`);
        for (let turn = 0; turn < 3; turn++) await expect(ask()).rejects.toSatisfy(isOutage);
        await expect(db.transaction(ask)).rejects.toSatisfy(isOutage);
      },
    );

    it('has Postgres cancel a slow statement in a transaction', async () => {
      const { url } = await start();
      const { db } = await open(url);
      const late = db.transaction((tx) => tx.execute(sleeping));
      await expect(late).rejects.toMatchObject({ cause: { code: '57014' } });
      await expect(late).rejects.toSatisfy(isOutage);
    });

    it('gives up any slow statement, and continues', async () => {
      const { url } = await start();
      const { db } = await open(url, long);
      const begun = performance.now();
      await expect(db.execute(sleeping)).rejects.toSatisfy(isOutage);
      // The statement itself takes 20 seconds.
      expect(performance.now() - begun).toBeLessThan(18_000);
      expect(await db.execute(sql`select 1`)).toMatchObject({ rowCount: 1 });
    });

    it('leaves no state on connections that others get next', async () => {
      const { url } = await start();
      const { db } = await open(url);
      await Promise.all(
        Array.from({ length: 10 }, () =>
          db.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`)),
        ),
      );
      const other = await client(url);
      for (const name of ['statement_timeout', 'idle_in_transaction_session_timeout']) {
        expect((await other.query(`show ${name}`)).rows).toEqual([{ [name]: '0' }]);
      }
    });

    it('lets a transaction choose its isolation', async () => {
      const { url } = await start();
      const { db } = await open(url);
      const level = await inTransaction(db, async (tx) => {
        await tx.execute(sql`set transaction isolation level serializable`);
        return tx.execute(sql`show transaction_isolation`);
      });
      expect(level).toMatchObject({ rows: [{ transaction_isolation: 'serializable' }] });
    });
  },
);
