import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Database } from '../../../server/db/database.ts';

/** A database connection that can pause before a statement. */
export type Held = {
  db: Database;
  /** Pauses before the statement of this number, counted from now; `begin` does not count. */
  hold: (number: number) => {
    /** Resolves with the statement once it is paused. */
    reached: Promise<string>;
    release: () => void;
  };
  close: () => Promise<void>;
};

/** Pauses on separate connections. */
export function holdPostgres(db: Database): Held {
  const { hold, before } = createHold();
  class HeldClient extends pg.Client {
    override query(...asked: unknown[]): never {
      const [query] = asked as [string | { text: string }];
      const text = typeof query === 'string' ? query : query.text;
      const ask = super.query.bind(this) as (...asked: unknown[]) => unknown;
      return before(text).then(() => ask(...asked)) as never;
    }
  }
  const { options } = (db as unknown as { $client: pg.Pool }).$client;
  const pool = new pg.Pool({ ...options, Client: HeldClient });
  return { db: drizzle({ client: pool }) as Database, hold, close: () => pool.end() };
}

/** A transaction counts as one statement, since it is exclusive here. */
export function holdEmbedded(db: Database): Held {
  const { hold, before } = createHold();
  const { $client: client } = db as unknown as { $client: PGlite };
  const held: Partial<PGlite> = {
    query: (text, ...rest) => before(text).then(() => client.query(text, ...rest)),
    transaction: (work) => before('a transaction').then(() => client.transaction(work)),
  };
  const proxy = new Proxy(client, {
    get: (_, name) => Reflect.get(name in held ? held : client, name),
  });
  return { db: drizzleEmbedded({ client: proxy }), hold, close: async () => {} };
}

function createHold() {
  let reach = async (_: string) => {};
  return {
    before: (text: string) => reach(text),
    hold: (number: number) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const reached = new Promise<string>((resolve) => {
        let count = 0;
        reach = async (text) => {
          if (text.startsWith('begin')) return;
          count += 1;
          if (count !== number) return;
          resolve(text);
          await released;
        };
      });
      return { reached, release };
    },
  };
}
