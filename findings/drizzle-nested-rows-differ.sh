#!/bin/sh
# drizzle-orm 0.45.4 is expected to give a column the same value however a query reaches its row. In a
# relational query on Postgres (here PGlite 0.5.16) a row under `with` comes as JSON, and JavaScript
# reads its numbers: the numeric 12.50 is "12.5" there, "90071992547409.93" becomes a cent more,
# and a bigint in mode "bigint", which is chosen to keep all digits, loses its last one. A timestamp in
# mode "string" has a T in it. Read at the top level, all four are exact and as Postgres writes them.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent drizzle-orm@0.45.4 @electric-sql/pglite@0.5.16
cat >query.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';
import { relations } from 'drizzle-orm';
import { bigint, integer, numeric, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';

const orders = pgTable('orders', { id: integer().primaryKey() });
const payments = pgTable('payments', {
  order: integer(),
  price: numeric({ precision: 20, scale: 2 }),
  total: numeric({ precision: 20, scale: 2 }),
  reference: bigint({ mode: 'bigint' }),
  paidAt: timestamp('paid_at', { mode: 'string' }),
});
const ofOrders = relations(orders, ({ many }) => ({ payments: many(payments) }));
const ofPayments = relations(payments, ({ one }) => ({
  in: one(orders, { fields: [payments.order], references: [orders.id] }),
}));

const postgres = new PGlite();
await postgres.exec(`
  create table orders (id int primary key);
  create table payments
    ("order" int, price numeric(20, 2), total numeric(20, 2), reference bigint, paid_at timestamp);
  insert into orders values (1);
  insert into payments
    values (1, 12.50, 90071992547409.93, 9007199254740993, '2026-11-30 10:00');`);
const db = drizzle(postgres, { schema: { orders, payments, ofOrders, ofPayments } });

const columns = { price: true, total: true, reference: true, paidAt: true };
const [direct] = await db.query.payments.findMany({ columns });
const [order] = await db.query.orders.findMany({ with: { payments: { columns } } });
const seen = [direct, order.payments[0]].map((row) =>
  Object.values(row).map((value) => `${typeof value} ${value}`).join(', '),
);
console.log(`read directly: ${seen[0]}\nread under its order: ${seen[1]}`);
await postgres.close();
const isAsSeen =
  seen[0] ===
    'string 12.50, string 90071992547409.93, bigint 9007199254740993, string 2026-11-30 10:00:00' &&
  seen[1] ===
    'string 12.5, string 90071992547409.94, bigint 9007199254740992, string 2026-11-30T10:00:00';
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node query.mjs
