import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { connect } from '../../server/db/connect.ts';
import { paths } from '../../server/paths.ts';
import { openShop } from '../../server/shop.ts';
import { loggedIn, password, visitor } from './support/customer.ts';
import { codeAt } from './support/enrolledAdmin.ts';
import { newDatabase, noPostgres } from './support/sharedPostgres.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const fixture = (name: string) =>
  readFileSync(join(paths.root, 'tests/server/fixtures', `release-0.1${name}`));

/** The earlier release's shop, opened by this one. */
async function upgrade(env: Record<string, string>) {
  const config = readConfig({ DEMO: 'off', LOG_LEVEL: 'silent', ...env });
  const shop = await openShop(config, () => {});
  onTestFinished(() => shop.close());
  return shop;
}

const newerMigration = sql`
  insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later release', ${Date.UTC(2100, 0)})`;

/** Marks the database as changed by a later release; the shop is closed. */
async function makeNewer(databaseUrl: string | undefined, folder: string): Promise<void> {
  const { db, close } = await connect({ databaseUrl, folder });
  await db.execute(newerMigration);
  await close();
}

type Admin = { password: string; secret: string };

async function expectWhole({ app }: Awaited<ReturnType<typeof upgrade>>, admin: Admin) {
  const ann = await loggedIn(app, 'ann@shop.test', password);
  const orders = (await ann.call('GET /getorders')).json();
  expect(orders).toMatchObject([
    {
      number: 'H-10002',
      total: 19.95,
      products: [{ name: 'Striped Tee', size: 'S', quantity: 1 }],
    },
    { number: 'H-10001', total: 259, products: [{ name: 'Wool Coat', size: 'M', quantity: 2 }] },
  ]);
  const { cartData, favoriteProducts } = (await ann.call('GET /getuser')).json();
  expect(cartData).toMatchObject([{ product: { name: 'Wool Coat' }, size: 'S', quantity: 1 }]);
  expect(favoriteProducts).toHaveLength(1);

  const products = (await ann.call('GET /allproducts')).json();
  expect(products).toMatchObject([
    { name: 'Striped Tee', price: 19.95, sizes: [{ size: 'S', quantity: 3 }, { quantity: 9 }] },
    { name: 'Wool Coat', price: 129.5, sizes: [{ size: 'S', quantity: 4 }, { quantity: 7 }] },
  ]);
  const words = (await ann.call('GET /allproducts?q=cafe+coats')).json();
  expect(words).toMatchObject([{ name: 'Wool Coat' }]);

  const token = codeAt(admin.secret, Date.now());
  const body = { email: 'admin@hemline.test', password: admin.password, token };
  const login = await visitor(app).call('POST /login', body);
  expect(login.json()).toMatchObject({ success: true });
  const owner = Object.assign(visitor(app), { token: login.json().token });
  const { members } = (await owner.call('GET /staff')).json();
  expect(members).toMatchObject([{ email: 'admin@hemline.test', role: 'owner' }]);
  return products;
}

describe('a shop of the previous release', () => {
  it('on the embedded database runs with this one, which refuses a later one', async () => {
    const folder = temporaryFolder();
    const input = brotliDecompressSync(fixture('.tar.br'));
    execFileSync('tar', ['-x', '-C', folder], { input });
    const shop = await upgrade({ DATA_DIR: folder });
    const products = await expectWhole(shop, {
      password: 'Z_XqyJXpb_4XwaIcZQhK',
      secret: 'ZG3BADSYNMKAAEDHY7Q5SBS3JBWDWCQP',
    });
    const picture = await shop.app.inject(products[1].images[0].signedUrl);
    expect(picture.statusCode).toBe(200);

    await shop.close();
    await makeNewer(undefined, join(folder, 'db'));
    await expect(upgrade({ DATA_DIR: folder })).rejects.toThrow(
      /^The database is of a newer release of the shop than this program: start that release, or restore the backup from before the update\.$/,
    );
  });

  describe.skipIf(noPostgres)(`on Postgres${noPostgres}`, () => {
    it('behaves the same', async () => {
      const DATABASE_URL = await newDatabase();
      const client = new pg.Client({ connectionString: DATABASE_URL });
      await client.connect();
      await client.query(fixture('.sql').toString());
      await client.end();
      const env = {
        DATABASE_URL,
        DATA_DIR: temporaryFolder(),
        PICTURE_SECRET: 'FSVJLxZ5vsD2yruycaSo5wSoH1JN8Az8-Sx7he0cF14',
      };
      const shop = await upgrade(env);
      await expectWhole(shop, {
        password: 'QFAKfTLy4przi3-MbDgn',
        secret: 'QO56XHQBNWJKY6AZ7OGLTUSFSQJZBEQQ',
      });

      await shop.close();
      await makeNewer(DATABASE_URL, '');
      await expect(upgrade(env)).rejects.toThrow(/^The database is of a newer release/);
    });
  });
});
