import { dayOf, msPerDay } from '../../../contract/rules/days.ts';
import { inTransaction } from '../../db/database.ts';
import { addMs, coalesce } from '../../lib/time.ts';
import { applySaleDays } from '../../repositories/saleDays.ts';
import type { Context } from '../context.ts';

/** Begin of the period for comparing a reduced price; see `lowestPriceAfter`. */
export const comparedSince = (now: Date) => addMs(now, -30 * msPerDay);

/**
 * Begins and ends sales once a day, before the first answer of that day in any process. Prices stay
 * plain columns, so lists, carts and checkouts need not know the days.
 */
export function saleDaysKeeper({ db, now }: Pick<Context, 'db' | 'now'>): () => Promise<void> {
  let applied = '';
  const apply = coalesce(async () => {
    const time = now();
    const today = dayOf(time);
    const times = { today, now: time, since: comparedSince(time) };
    await inTransaction(db, (tx) => applySaleDays(tx, times));
    applied = today;
  });
  return async () => {
    if (applied !== dayOf(now())) await apply();
  };
}
