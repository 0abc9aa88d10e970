import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';
import { paidTooLateMessage } from '../../../server/services/checkout/completeOrder.ts';

type Row = Record<string, unknown>;

/** Partial refunds of the payment page, in cents. */
const partsGivenBack = sql`(
  select coalesce(sum(value::bigint), 0) from jsonb_each_text(payment.refunds))`;

/** Invariants of the shop's data, each with a query for the rows that break it. */
const statements = (now: Date): Record<string, SQL> => ({
  'reserved is what is held, and no more than there is': sql`
    select product_id, size, quantity, reserved, held
    from product_sizes
    left join (
      select product_id, size, sum(quantity)::int as held from holds group by product_id, size
    ) as sums using (product_id, size)
    where reserved <> coalesce(held, 0) or reserved not between 0 and quantity`,
  'a payment under way holds its units': sql`
    select line.*, holds.quantity as held from checkout_sessions as session
    join checkout_lines as line on line.session_id = session.id
    left join holds on holds.session_id = session.id
      and holds.product_id = line.product_id and holds.size = line.size
    where session.status = 'open' and session.expires_at > ${now.toISOString()}::timestamptz
      and holds.quantity is distinct from line.quantity`,
  'only a payment under way holds units beside the carts': sql`
    select holds.* from holds join checkout_sessions as session on session.id = holds.session_id
    where session.status <> 'open'`,
  'money that was paid has its session, and later its order': sql`
    select payment.id, session.status from test_payments as payment
    join checkout_sessions as session on session.provider_id = payment.id
    where payment.status in ('paid', 'refunded') and session.status not in ('open', 'completed')`,
  'an order was paid, and is whole': sql`
    select orders.id, session.status, payment.status as payment from orders
    join checkout_sessions as session on session.id = orders.session_id
    left join test_payments as payment on payment.id = session.provider_id
    where session.status <> 'completed'
      or (session.provider = 'test' and coalesce(payment.status, '') not in ('paid', 'refunded'))
      or orders.total_cents <> session.total_cents
      or orders.total_cents <> (
        select coalesce(sum(quantity * price_cents), -1) from order_products where order_id = orders.id)
      or not exists (select from order_history where order_id = orders.id)
      or not exists (
        select from order_mails where order_id = orders.id and kind in ('placed', 'unfilled', 'exchanged'))`,
  'a session that is completed has its order': sql`
    select id from checkout_sessions as session where status = 'completed'
      and not exists (select from orders where session_id = session.id)`,
  'who pays in time gets it': sql`
    select orders.id from orders join checkout_sessions as session on session.id = orders.session_id
    where customer_note = ${paidTooLateMessage} and orders.created_at < session.expires_at`,
  'money went back for orders that say so, and for no others': sql`
    select orders.id, orders.payment_status, payment.status from orders
    join checkout_sessions as session on session.id = orders.session_id
    join test_payments as payment on payment.id = session.provider_id
    where (orders.payment_status = 'refunded')
        <> (payment.status = 'refunded' or ${partsGivenBack} = orders.total_cents)
      and not orders.refund_due`,
  'a unit that returns was bought': sql`
    select returned_units.* from returned_units
    left join order_products as line using (order_id, position)
    where unit < 0 or unit >= coalesce(line.quantity, 0)`,
  'no more goes back for returns than what came back has cost': sql`
    select order_id, sum(cents) from order_refunds where note is null group by order_id
    having sum(cents) > (
      select coalesce(sum(price_cents), 0) from returned_units
      join order_products using (order_id, position)
      where order_id = order_refunds.order_id and outcome is not null)`,
  'no more goes back than was paid': sql`
    select orders.id, refunded_cents, payment.refunds from orders
    join checkout_sessions as session on session.id = orders.session_id
    join test_payments as payment on payment.id = session.provider_id
    where greatest(refunded_cents, ${partsGivenBack}) > orders.total_cents`,
  'a part goes back as it was decided': sql`
    select payment.id, given.* from test_payments as payment
    cross join jsonb_each_text(payment.refunds) as given
    where not exists (
      select from order_refunds where id::text = given.key and cents = given.value::bigint)`,
  'each part is in the history, and told to the customer once it is back': sql`
    select part.* from order_refunds as part
    where (select count(*) from order_mails where about_id = part.id)
        <> (settled_at is not null)::int
      or (select count(*) from order_history where order_id = part.order_id and changes ? 'refund')
        <> (select count(*) from order_refunds where order_id = part.order_id)`,
  'what goes back in parts is written down, before it is given back and after': sql`
    select orders.id, refunded_cents, parts.* from orders
    join checkout_sessions as session on session.id = orders.session_id
    join test_payments as payment on payment.id = session.provider_id
    cross join lateral (
      select coalesce(sum(cents), 0) as cents,
        coalesce(sum(cents) filter (where settled_at is not null), 0) as settled
      from order_refunds where order_id = orders.id) as parts
    where refunded_cents <> parts.cents
      or ${partsGivenBack} not between parts.settled and parts.cents`,
  'what went back into the stock is not sent': sql`
    select id from orders where not stock_taken and not refund_due
      and delivery_status <> 'cancelled' and payment_status <> 'refunded'`,
});

/** Rows that break an invariant, by invariant. */
export async function findContradictions(db: Database, now: Date): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {};
  for (const [statement, query] of Object.entries(statements(now))) {
    const rows = await rowsOf(db, query);
    if (rows.length > 0) found[statement] = rows;
  }
  return found;
}

/**
 * Units by product: in stock, in orders that took them, and damaged returns. Only an admin changes
 * the total.
 */
export async function countUnits(db: Database): Promise<Record<string, number>> {
  const rows = await rowsOf(
    db,
    sql`
    select product_id as id, sum(units)::int as units from (
      select product_id, quantity as units from product_sizes
      union all
      select product_id, quantity from order_products join orders on orders.id = order_id
      where stock_taken
      union all
      select product_id, case when outcome = 'damaged' then 1 else 0 end
        - case when stock_taken then 1 else 0 end
      from returned_units join order_products using (order_id, position)
      join orders on orders.id = order_id where outcome is not null
    ) as everywhere group by product_id order by product_id`,
  );
  return Object.fromEntries(rows.map(({ id, units }) => [id, units as number]));
}

/** Paid payments without an order. */
export function findUnclaimed(db: Database): Promise<Row[]> {
  return rowsOf(
    db,
    sql`
    select payment.id from test_payments as payment
    join checkout_sessions as session on session.provider_id = payment.id
    where payment.status = 'paid'
      and not exists (select from orders where session_id = session.id)`,
  );
}

async function rowsOf(db: Database, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
