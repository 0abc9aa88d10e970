import { dayOf, lastDays } from '../../../contract/rules/days.ts';
import { ownerLimits } from '../../../contract/rules/ownerLimits.ts';
import { pageKinds } from '../../../contract/rules/pageKinds.ts';
import { bucketOf, percentile75, vitalNames } from '../../../contract/rules/webVitals.ts';
import type { PageSpeed, VisitVitals } from '../../../contract/schemas/webVitals.ts';
import { countVisit, removeVisitsBefore, sumVisits } from '../../repositories/shop.ts';
import type { Context } from '../context.ts';

/** Counts the measurements of a visit, on the day of the report. */
export async function addVisit({ db, now }: Context, visit: VisitVitals) {
  const buckets = vitalNames.flatMap((vital) => {
    const value = visit[vital];
    return value === undefined ? [] : [{ vital, upTo: bucketOf(vital, value) }];
  });
  if (buckets.length === 0) return;
  await countVisit(db, { day: dayOf(now()), page: visit.page }, buckets);
}

/** Speed of each kind of landing page in the last `days` days, today included. */
export async function readSpeed(
  { db, now }: Context,
  days: number = ownerLimits.summaryDays.usual,
): Promise<PageSpeed[]> {
  const [first = ''] = lastDays(dayOf(now()), days);
  const counts = await sumVisits(db, first);
  return pageKinds.flatMap((page) => {
    const told = vitalNames.map((vital) => {
      const buckets = counts.filter((row) => row.page === page && row.vital === vital);
      return { vital, buckets, count: buckets.reduce((sum, { count }) => sum + count, 0) };
    });
    // A visit without an interaction has no `inp`, so counts differ between vitals.
    const visits = Math.max(...told.map(({ count }) => count));
    const percentiles = told.map(({ vital, buckets }) => [vital, percentile75(vital, buckets)]);
    return visits > 0 ? [{ page, visits, ...Object.fromEntries(percentiles) }] : [];
  });
}

/** Deletes visits that no summary includes any more. */
export async function removePastVisits({ db, now }: Context) {
  const [first = ''] = lastDays(dayOf(now()), ownerLimits.summaryDays.max);
  await removeVisitsBefore(db, first);
}
