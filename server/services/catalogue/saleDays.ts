import { dayOf, msPerDay } from '../../../contract/rules/days.ts';
import { inTransaction } from '../../db/database.ts';
import { addMs, coalesce, throttle } from '../../lib/time.ts';
import { applySaleDays } from '../../repositories/saleDays.ts';
import type { Context } from '../context.ts';

/** Begin of the period for comparing a reduced price; see `lowestPriceAfter`. */
export const comparedSince = (now: Date) => addMs(now, -30 * msPerDay);

const batch = 500;

/** Begins and ends the sales that are due, in batches, so that a large sale locks few rows at a time. */
export async function applySalesOfToday({ db, now }: Pick<Context, 'db' | 'now'>) {
  const time = now();
  const times = { today: dayOf(time), now: time, since: comparedSince(time) };
  for (let due = batch; due === batch; ) {
    due = await inTransaction(db, (tx) => applySaleDays(tx, times, batch));
  }
}

/**
 * Begins and ends sales once a day, before the first answer of that day in any process. Prices stay
 * plain columns, so lists, carts and checkouts need not know the days. A failure is reported, and
 * the next call tries again.
 */
export function saleDaysKeeper(
  { db, now }: Pick<Context, 'db' | 'now'>,
  reportFailure: (error: unknown, what: string) => void,
): () => Promise<void> {
  const report = throttle(60_000, (leftOut, error: unknown) =>
    reportFailure(error, `Sales could not begin or end, as ${leftOut} times before`),
  );
  let applied = '';
  const apply = coalesce(async () => {
    const today = dayOf(now());
    await applySalesOfToday({ db, now });
    applied = today;
  });
  return async () => {
    if (applied !== dayOf(now())) await apply().catch(report);
  };
}
