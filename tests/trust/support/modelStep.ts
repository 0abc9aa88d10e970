import type { Arbitrary, AsyncCommand } from 'fast-check';
import { expect } from 'vitest';
import { ShopError } from '../../../server/errors.ts';
import type { TestShop } from '../../server/support/testShop.ts';
import { countUnits, findContradictions } from './ledger.ts';

/** What a run knows of the shop without asking it. */
export type Known = {
  /** Units of each product, wherever they are. */
  units: Record<string, number>;
};

/** A shop in the middle of a run, with what has come of the steps before. */
export type RunningShop = {
  shop: TestShop;
  customers: string[];
  admin: string;
  payments: { id: string; customer: string }[];
  /** Whose order it is, by its id. */
  orders: Map<string, string>;
  /** For what needs a name of its own. */
  count: number;
};

export type Step = AsyncCommand<Known, RunningShop>;

/** What a customer or admin is told in the shop's own words; anything else fails the run. */
const refusals = [400, 402, 404, 409];

/** A step: something that somebody does, after which the shop must be as it says it is. */
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

/** One of those that there are by then. */
export function pick<T>(items: Iterable<T>, at: number): T | undefined {
  const all = [...items];
  return all[at % all.length];
}
