import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Connection, Database } from '../../../server/db/database.ts';
import { settle } from '../../server/support/crowd.ts';
import { type Held, holdEmbedded, holdPostgres } from './heldDatabase.ts';

/** Results of both, and the statuses of refusals. */
export type RaceResult = Awaited<ReturnType<typeof settle<unknown>>>;

/** Two concurrent operations, on a shop prepared for them. */
export type Race = {
  /** Each works on the given database. */
  operations: [Operation, Operation];
  /** Must hold after both, in any order. */
  check: (outcome: RaceResult) => Promise<void>;
};

type Operation = (db: Database) => Promise<unknown>;

/**
 * Runs two operations in every interleaving with one pause: one operation pauses before its first
 * statement, its second …, its commit, while the other runs until it ends or waits for a lock; then
 * the same with the other paused. With `isTwice`, the other also pauses before each of its
 * statements. Speed does not matter. On the embedded database, an operation pauses before its
 * transactions and before statements outside of them, since transactions are exclusive.
 * @param prepare creates a new shop
 * @param step 1 to pause the first one before each statement, 2 before every other one …
 * @returns the number of interleavings
 */
export async function runInterleavings(
  { db }: Connection,
  prepare: () => Promise<Race>,
  { isTwice = false, step = 1 } = {},
): Promise<number> {
  const isPostgres = (db as unknown as { $client: object }).$client instanceof pg.Pool;
  const hold = isPostgres ? holdPostgres : holdEmbedded;
  const [one, other] = [hold(db), hold(db)];
  const stop = (working: Promise<unknown>) =>
    isPostgres ? Promise.race([working, waitsForLock(db, working)]) : working;
  let count = 0;
  try {
    for (const isSwapped of [false, true]) {
      for (let first = 1, isHeld = true; isHeld; first += step) {
        for (let second = 1, isHeldToo = true; isHeldToo; second += step) {
          const { operations, check } = await prepare();
          if (isSwapped) operations.reverse();
          const met = await meet(operations, [one, other], [first, isTwice ? second : 0], stop);
          await check(met.outcome).catch((cause: unknown) => {
            const name = isSwapped ? 'second' : 'first';
            throw new Error(
              `With the ${name} one held before: ${met.points.join('\nand the other one before: ')}`,
              { cause },
            );
          });
          isHeld = met.points.length > 0;
          isHeldToo = met.points.length > 1;
          count += isHeld ? 1 : 0;
        }
      }
    }
  } finally {
    await one.close();
    await other.close();
  }
  return count;
}

/** @param numbers of the statements before which each pauses; 0 for none */
async function meet(
  [first, second]: [Operation, Operation],
  [one, other]: [Held, Held],
  numbers: [number, number],
  stop: (working: Promise<unknown>) => Promise<unknown>,
) {
  const [hold, holdToo] = [one.hold(numbers[0]), other.hold(numbers[1])];
  const working = settle([() => first(one.db)]);
  const point = await Promise.race([hold.reached, working.then(() => undefined)]);
  const meeting = settle([() => second(other.db)]);
  const pointToo = await Promise.race([holdToo.reached, stop(meeting).then(() => undefined)]);
  hold.release();
  if (pointToo !== undefined) await stop(working);
  // One that waited for a lock continues without a pause: that interleaving was tried before.
  holdToo.release();
  const outcomes = await Promise.all([working, meeting]);
  return {
    points: [point, point && pointToo].filter((each) => each !== undefined),
    outcome: {
      done: outcomes.flatMap(({ done }) => done),
      statuses: outcomes.flatMap(({ statuses }) => statuses),
    },
  };
}

/** Resolves once somebody waits for a lock, or `meeting` has ended. */
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
