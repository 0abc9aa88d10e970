import type { Arbitrary, AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { ShopError } from '../../../server/errors.ts';
import type { TestShop } from '../../server/support/testShop.ts';
import { countUnits, findContradictions } from './ledger.ts';

/** Facts that a run tracks independently of the shop. */
export type Known = {
  /** Units of each product, wherever they are. */
  units: Record<string, number>;
};

/** A shop during a run, with the results of earlier steps. */
export type RunningShop = {
  shop: TestShop;
  customers: string[];
  admin: string;
  payments: { id: string; customer: string }[];
  /** Customers by their orders' ids. */
  orders: Map<string, string>;
  /** Counter for unique names. */
  count: number;
};

export type Step = AsyncCommand<Known, RunningShop>;

/** Refusals that the shop may give; any other error fails the run. */
const refusals = [400, 402, 404, 409];

/** A step of a run, after which the shop's data must be consistent. */
export function step<T>(
  name: string,
  of: Arbitrary<T>,
  run: (running: RunningShop, values: T, known: Known) => Promise<unknown>,
): Arbitrary<Step> {
  return of.map((values) => ({
    check: () => true,
    toString: () => `${name} ${JSON.stringify(values)}`,
    async run(known, running) {
      try {
        await run(running, values, known);
      } catch (error) {
        if (!(error instanceof ShopError) || !refusals.includes(error.status)) throw error;
      }
      const { db, now, reports } = running.shop;
      expect(await findContradictions(db, now())).toEqual({});
      expect(await countUnits(db)).toEqual(known.units);
      expect(reports).toEqual([]);
    },
  }));
}

/** Picks one of the existing items. */
export function pick<T>(items: Iterable<T>, at: number): T | undefined {
  const all = [...items];
  return all[at % all.length];
}
