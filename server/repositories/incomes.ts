import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orders } from '../db/orderSchema.ts';
import { isRevenue } from './adminOrders.ts';

/**
 * Income of each day in the main currency, by the day's number, counted from 1. A difference is income of the day
 * it was paid on, also before its exchange is sent, whose order's total has it. Refunds take the
 * latest payment first.
 * @param starts first moments of the days, in order: databases have their own rules of time zones
 */
export async function sumByDay(db: Database, from: Date, starts: readonly Date[]) {
  const bounds = `{${starts.map((start) => start.toISOString()).join()}}`;
  const since = sql`${from.toISOString()}::timestamptz`;
  const wentBack = sql`${orders.refundedCents} + coalesce((
    select sum(f.cents) from order_refunds f where f.order_id = ${orders.id} and f.reduces_total), 0)`;
  // `newest`: cents of a difference and the later ones of its order.
  const incomes = sql`(
    with kept as (
      select p.cents, p.paid_at, owner.id as order_id, asking.cent_rate,
        sum(p.cents) over (partition by owner.id order by p.paid_at desc, p.id desc) as newest
      from order_payments p join orders asking on asking.id = p.order_id
      left join orders sent on sent.session_id = p.exchange_id
      left join orders owner
        on owner.id = coalesce(sent.id, case when p.return_id is null then p.order_id end)
      where p.state = 'paid'
    ),
    later as (select order_id, sum(cents) as cents from kept group by order_id)
    select ${orders.createdAt} as at, 1 as orders, (${orders.totalCents} - ${orders.refundedCents}
      - greatest(0, coalesce(later.cents, 0) - (${wentBack}))) / ${orders.centRate} as cents
    from ${orders} left join later on later.order_id = ${orders.id}
    where ${isRevenue} and ${orders.createdAt} >= ${since}
    union all
    select kept.paid_at, 0, case when kept.order_id is null then kept.cents
      else least(kept.cents, greatest(0, kept.newest - (${wentBack}))) end / kept.cent_rate
    from kept left join ${orders} on ${orders.id} = kept.order_id
    where kept.paid_at >= ${since} and (kept.order_id is null or ${isRevenue})
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
