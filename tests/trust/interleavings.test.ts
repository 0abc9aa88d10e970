import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../server/db/accountSchema.ts';
import { productSizes } from '../../server/db/catalogueSchema.ts';
import type { Connection, Database } from '../../server/db/database.ts';
import { Conflict } from '../../server/errors.ts';
import { onPostgres } from '../server/support/bothDatabases.ts';
import { exampleId } from '../server/support/exampleProduct.ts';
import { openMemoryDatabase } from '../server/support/memoryDatabase.ts';
import { amount, isLong } from './support/amount.ts';
import { type Race, runInterleavings } from './support/interleavings.ts';
import { findContradictions, findUnclaimed } from './support/ledger.ts';
import { expectOneSuccess, type MeetingShop, openMeetingShop } from './support/meetingShop.ts';
import { meetings } from './support/meetings.ts';
import { refundMeetings } from './support/refundMeetings.ts';

const all = [...meetings, ...refundMeetings];

/** Statements between two pauses. */
const step = amount('STEP', 6, 1);

function meet(connect: () => Promise<Connection>) {
  let connection: Connection;
  beforeAll(async () => {
    connection = await connect();
  });

  it.each(all)(
    '%s: one of the two valid results',
    async (name, units, prepare) => {
      const count = await runInterleavings(connection, () => open(connection, units, prepare), {
        step,
      });
      console.log(`${count} ways: ${name}`);
    },
    600_000,
  );

  it.runIf(isLong).each(all)(
    'twice paused, %s: one of the two valid results',
    async (name, units, prepare) => {
      const prepared = () => open(connection, units, prepare);
      const count = await runInterleavings(connection, prepared, { isTwice: true, step });
      console.log(`${count} ways with two pauses: ${name}`);
    },
    1_800_000,
  );
}

onPostgres('wherever one of them is held,', (_, another) => meet(another));

// With few pauses, because each takes longer.
describe.runIf(isLong)('with a pause before any statement, on PGlite', () =>
  meet(openMemoryDatabase),
);

it('the embedded database runs no statement between those of a transaction', async () => {
  const { db } = await openMemoryDatabase();
  const others: Promise<unknown>[] = [];
  const ended: number[] = [];
  await db.transaction(async (tx) => {
    const asked = [
      () => db.select().from(users),
      () => db.delete(users),
      () => db.transaction((later) => later.select().from(users)),
    ];
    for (const [at, other] of asked.entries()) others.push(other().then(() => ended.push(at)));
    await tx.select().from(users);
    await sleep(200);
    expect(ended).toEqual([]);
  });
  await Promise.all(others);
  expect(ended).toEqual([0, 1, 2]);
});

onPostgres('the control', (database) => {
  const ofProduct = eq(productSizes.productId, exampleId(1));
  const openWithOne = () => openMeetingShop(database(), 1);

  it('the harness detects units that are read before the write and sold twice', async () => {
    const reserve = async (db: Database) => {
      const [row] = await db.select().from(productSizes).where(ofProduct);
      if (!row || row.quantity === row.reserved) throw new Conflict('Sold out');
      await db
        .update(productSizes)
        .set({ reserved: row.reserved + 1 })
        .where(ofProduct);
    };
    for (let time = 0; time < 3; time++) {
      const meeting = runInterleavings(database(), async () => {
        await openWithOne();
        return { operations: [reserve, reserve], check: expectOneSuccess };
      });
      await expect(meeting).rejects.toThrow('before: update "product_sizes"');
    }
  });

  it('the harness detects a restock of sold units only with two pauses', async () => {
    const sell = async (db: Database) => {
      await db.update(productSizes).set({ reserved: 1 }).where(ofProduct);
      const isReserved = and(ofProduct, eq(productSizes.reserved, 1));
      const sold = await db
        .update(productSizes)
        .set({ reserved: 0, quantity: 0 })
        .where(isReserved)
        .returning();
      if (sold.length === 0) throw new Conflict('Given back');
    };
    const giveBack = async (db: Database) => {
      const [row] = await db.select().from(productSizes).where(ofProduct);
      if (!row?.reserved) return;
      await db.update(productSizes).set({ reserved: 0, quantity: 1 }).where(ofProduct);
    };
    const prepare = async (): Promise<Race> => {
      const { shop } = await openWithOne();
      const left = async () => (await shop.stockOf(1)).quantity;
      return {
        operations: [sell, giveBack],
        check: async ({ statuses }) => expect(await left()).toBe(statuses.length),
      };
    };
    expect(await runInterleavings(database(), prepare)).toBe(3);
    await expect(runInterleavings(database(), prepare, { isTwice: true })).rejects.toThrow(
      /before: update "product_sizes".+\nand the other one before: update "product_sizes"/,
    );
  });
});

/** Opens a shop where two operations are about to start, and checks its data afterwards. */
async function open(
  connection: Connection,
  units: number,
  prepare: (shop: MeetingShop) => Promise<Race>,
): Promise<Race> {
  const opened = await openMeetingShop(connection, units);
  const { db, now, reports } = opened.shop;
  const race = await prepare(opened);
  return {
    ...race,
    check: async (outcome) => {
      await race.check(outcome);
      expect(await findContradictions(db, now())).toEqual({});
      expect(await findUnclaimed(db)).toEqual([]);
      expect(reports).toEqual([]);
    },
  };
}
