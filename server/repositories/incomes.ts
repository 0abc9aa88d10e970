import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orders } from '../db/orderSchema.ts';
import { isRefunded, isRevenue } from './adminOrders.ts';
import { isKeptInExchange, isPaidBack } from './exchanges.ts';

/**
 * Income of each day in the main currency, by the day's number, counted from 1. A difference is
 * income of the day it was paid on, also before its exchange is sent, whose order's total has it;
 * refunds leave of it what `keptDifferences` says (`tests/server/bookkeeping.test.ts` compares both
 * on random orders). The order of an exchange has no payment of its own, so it is not counted again.
 * An order is counted until its exchanges are refunded, too.
 * @param starts first moments of the days, in order: databases have their own rules of time zones
 */
export async function sumByDay(db: Database, from: Date, starts: readonly Date[]) {
  const bounds = `{${starts.map((start) => start.toISOString()).join()}}`;
  const since = sql`${from.toISOString()}::timestamptz`;
  const isOfExchange = sql`${orders.sessionId} in (
    select exchange_id from order_returns where exchange_id is not null)`;
  // `step`: cents refunded, minus those paid. Backwards in time, a payment that takes their sum
  // below all later ones is kept by as much. `lowest`: minus what is kept of it and the later ones.
  const incomes = sql`(
    with paid as (
      select p.id, p.paid_at as at, -p.cents as step, owner.id as order_id, asking.cent_rate
      from order_payments p join orders asking on asking.id = p.order_id
      left join orders sent on sent.session_id = p.exchange_id
      left join orders owner
        on owner.id = coalesce(sent.id, case when p.return_id is null then p.order_id end)
      where p.state = 'paid'
    ),
    steps as (
      select * from paid union all
      select f.id, f.created_at, f.cents, f.order_id, null from order_refunds f
      where f.order_id in (select order_id from paid)
        and not exists (select from order_returns r where r.id = f.id)
    ),
    sums as (
      select *, sum(step) over (
        partition by order_id order by at desc, step desc, id desc) as level from steps
    ),
    lows as (
      select *, least(0, min(level) over (
        partition by order_id order by at desc, step desc, id desc)) as lowest from sums
    ),
    rests as (
      select *, lag(lowest, 1, 0::numeric) over (
          partition by order_id order by at desc, step desc, id desc)
        - min(lowest) over (partition by order_id) as with_older,
        lowest - min(lowest) over (partition by order_id) as older
      from lows
    ),
    kept as (
      select rests.at, rests.cent_rate, rests.order_id,
        least(with_older, total_cents - refunded_cents)
          - least(older, total_cents - refunded_cents) as cents
      from rests left join ${orders} on ${orders.id} = rests.order_id
      where step < 0 and (rests.order_id is null or ${isRevenue})
    ),
    later as (select order_id, sum(cents) as cents from kept group by order_id)
    select ${orders.createdAt} as at,
      case when ${isOfExchange} or (${isPaidBack} and not ${isKeptInExchange})
        then 0 else 1 end as orders,
      (${orders.totalCents} - ${orders.refundedCents} - coalesce(later.cents, 0))
        / ${orders.centRate} as cents
    from ${orders} left join later on later.order_id = ${orders.id}
    where ${isRevenue} and ${orders.createdAt} >= ${since}
    union all
    select ${orders.createdAt}, 1, 0 from ${orders}
    where (${isRefunded}) and ${isKeptInExchange} and not ${isOfExchange}
      and ${orders.createdAt} >= ${since}
    union all
    select at, 0, cents / cent_rate from kept where at >= ${since}
  ) as incomes`;
  return db
    .select({
      day: sql<number>`width_bucket(incomes.at, ${bounds}::timestamptz[])`,
      orders: sql`sum(incomes.orders)`.mapWith(Number),
      cents: sql`sum(round(incomes.cents))`.mapWith(Number),
    })
    .from(incomes)
    .groupBy(sql`1`);
}
