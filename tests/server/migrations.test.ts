import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { eq, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { products } from '../../server/db/catalogueSchema.ts';
import { embedded } from '../../server/db/embedded.ts';
import { migrate } from '../../server/db/migrate.ts';
import { orderMails, orders } from '../../server/db/orderSchema.ts';
import { paths } from '../../server/paths.ts';
import { findLastChanges } from '../../server/repositories/shop.ts';
import { readSettings } from '../../server/services/selling/selling.ts';
import { exampleId } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { servicesOn } from './support/services.ts';

const config = { migrationsFolder: paths.migrations };
const id = exampleId(1);
const at = '2026-01-15T09:00:00.000Z';

describe('a database with data from before the admin area', async () => {
  const connection = await forSuite(embedded(await PGlite.create()));
  const { db } = connection;
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
  await dialect.migrate(readMigrationFiles(config).slice(0, 3), session, config);
  // Without the referenced rows.
  await db.execute(sql`set session_replication_role = replica`);
  await db.execute(sql`
      insert into products (id, name, description, price_cents, category, sort_name, search_text, created_at)
      values (${id}, 'Coat', 'Warm', 9900, 'men', 'coat', 'coat warm', ${at})`);
  await db.execute(sql`
      insert into orders (id, session_id, user_id, address, phone, email, payment_status,
        delivery_status, total_cents, stock_taken, created_at)
      values (${id}, ${id}, ${id}, 'Elm Street 7, Springfield, USA, 01101', '+1202555', 'Ann@shop.test',
        'paid', 'processing', 19800, true, ${at})`);
  for (const [position, name] of ['Linen Shirt', 'Coat'].entries()) {
    await db.execute(sql`
        insert into order_products (order_id, position, product_id, name, picture, size, quantity, price_cents)
        values (${id}, ${position}, ${id}, ${name}, '', 'M', 1, 9900)`);
  }
  await migrate(db);
  await db.execute(sql`set session_replication_role = default`);

  it('keeps its products, each in version 1', async () => {
    const [product] = await connection.db.select().from(products).where(eq(products.id, id));
    expect(product).toMatchObject({ name: 'Coat', version: 1, updatedAt: new Date(at) });
  });

  it('finds its orders by their contents', async () => {
    const [order] = await connection.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({
      version: 1,
      number: 10_001,
      searchText: [
        'h-10001',
        id,
        'ann@shop.test',
        '+1202555',
        'elm street 7, springfield, usa, 01101',
        'linen shirt',
        'coat',
      ].join('\n'),
    });
  });

  it('still emails customers whose email was pending', async () => {
    const mails = await connection.db.select().from(orderMails);
    expect(mails).toMatchObject([
      { orderId: id, kind: 'placed', createdAt: new Date(at), sentAt: null },
    ]);
  });

  it('is unchanged by the next start', async () => {
    await migrate(connection.db);
    expect(await connection.db.$count(orders)).toBe(1);
  });
});

describe('a database with settings without versions', () => {
  it('gets version 1 for each, and ids for the latest catalogue changes', async () => {
    const connection = await embedded(await PGlite.create());
    onTestFinished(connection.close);
    const { db } = connection;
    const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
    await dialect.migrate(readMigrationFiles(config).slice(0, 37), session, config);
    await db.execute(sql`
      insert into delivery_methods (id, name, price_cents, min_days, max_days, countries)
      values (${id}, 'Standard', 490, 3, 5, '{}')`);
    await db.execute(sql`
      insert into discount_codes (id, code, kind, value, minimum_cents, has_ended, created_at)
      values (${id}, 'LEAKED', 'percent', 50, 0, true, ${at})`);
    await db.execute(sql`
      insert into tax_rates (id, country, country_key, name, rate)
      values (${id}, 'Portugal', 'portugal', 'VAT', 2300)`);
    await db.execute(sql`
      insert into catalogue_versions (writer, subject, version)
      values (1, 'products', 7), (2, 'products', 7), (1, 'stock', 7)`);
    await migrate(db);
    const { delivery, codes, taxes = [] } = await readSettings(servicesOn(db, () => new Date(at)));
    expect(delivery).toMatchObject([{ name: 'Standard', version: 1 }]);
    expect(codes).toMatchObject([{ code: 'LEAKED', version: 1, hasEnded: true }]);
    expect(taxes).toEqual([{ id, country: 'Portugal', name: 'VAT', rate: 23, version: 1 }]);
    const changes = Object.values(await findLastChanges(db)).flat();
    // Later migrations change the catalogue, too.
    expect(changes.length).toBeGreaterThanOrEqual(3);
    expect(new Set(changes).size).toBe(changes.length);
  });
});

it('only the last migration’s schema snapshot is kept, as the base of the next', () => {
  const files = readdirSync(join(paths.migrations, 'meta')).sort();
  const last = readdirSync(paths.migrations)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .at(-1);
  expect(files).toEqual([`${last?.slice(0, 4)}_snapshot.json`, '_journal.json']);
});
