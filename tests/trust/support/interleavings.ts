import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Connection, Database } from '../../../server/db/database.ts';
import * as schema from '../../../server/db/schema.ts';
import { settle } from '../../server/support/crowd.ts';

/** What came of both: the answers, and the statuses of those that were refused. */
export type Outcome = Awaited<ReturnType<typeof settle<unknown>>>;

/** Two operations that may meet, on a shop that was made for them. */
export type Race = {
  /** Each works on the database that it is given. */
  operations: [Operation, Operation];
  /** What must hold after both, whatever the order. */
  check: (outcome: Outcome) => Promise<void>;
};

type Operation = (db: Database) => Promise<unknown>;

/**
 * Lets two operations meet in each way that is possible with one of them held once: before its
 * first statement, its second …, its commit, while the other one runs until it is done or waits
 * for a lock; and the same with the other one held. Nothing depends on how fast anything is.
 * @param prepare makes the shop anew
 * @returns before what the operations were held, in their order
 */
export async function meetEverywhere(
  { db }: Connection,
  prepare: () => Promise<Race>,
): Promise<string[]> {
  const held = openHeld(db);
  const points: string[] = [];
  try {
    for (const isSwapped of [false, true]) {
      for (let number = 1; ; number++) {
        const { operations, check } = await prepare();
        const [one, another] = operations;
        const [holder, other] = isSwapped ? [another, one] : [one, another];
        const hold = held.hold(number);
        const holding = settle([() => holder(held.db)]);
        const point = await Promise.race([hold.reached, holding.then(() => undefined)]);
        const meeting = settle([() => other(db)]);
        await Promise.race([meeting, waitsForLock(db, meeting)]);
        hold.release();
        const outcomes = await Promise.all([holding, meeting]);
        const outcome = {
          done: outcomes.flatMap(({ done }) => done),
          statuses: outcomes.flatMap(({ statuses }) => statuses),
        };
        await check(outcome).catch((cause: unknown) => {
          const name = isSwapped ? 'second' : 'first';
          throw new Error(`With the ${name} one held before: ${point}`, { cause });
        });
        if (point === undefined) break;
        points.push(point);
      }
    }
  } finally {
    await held.close();
  }
  return points;
}

/** A second pool to the same database, which can hold a statement back. */
function openHeld(db: Database) {
  let before = async (_: string) => {};
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
  return {
    db: drizzle({ client: pool, schema }) as Database,
    close: () => pool.end(),
    /** Holds the statement of this number, from now on; what begins a transaction is none. */
    hold: (number: number) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const reached = new Promise<string>((resolve) => {
        let count = 0;
        before = async (text) => {
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

/** Resolves once somebody waits for a row of a transaction that is held, or `meeting` has ended. */
async function waitsForLock(db: Database, meeting: Promise<unknown>): Promise<void> {
  let isOver = false;
  meeting.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { rows } = (await db.execute(sql`
      select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`)) as unknown as {
      rows: unknown[];
    };
    if (rows.length > 0) return;
    await sleep(1);
  }
}
