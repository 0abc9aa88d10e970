import { findPostgres, makeDatabase, startPostgres } from '../server/support/privatePostgres.ts';
import { measureAnswers, type Scenario } from './measureAnswers.ts';
import { withShop } from './withShop.ts';

/* `npm run bench:api [-- PRODUCTS,… [pglite|postgres]]`: replies per second over 50 connections,
   next to `/ready` of the same server in the same run. Compare the ratios: absolute figures
   depend on the machine. */

const list = '/api/allproducts?fields=card&limit=24';

const scenarios: Scenario[] = [
  { name: 'ready (control)', path: '/api/ready' },
  { name: 'first page', path: list },
  { name: 'page of a category', path: `${list}&category=women` },
  { name: 'filtered and sorted', path: `${list}&category=men&size=L&maxPrice=120&sort=price-asc` },
  { name: 'search', path: `${list}&q=linen%20shirt` },
  { name: 'while stock changes', path: list, whileStockChanges: true },
];

const [sizes = '100,10000,100000', only] = process.argv.slice(2);
const rows: Record<string, string | number>[] = [];
for (const database of ['PGlite', 'Postgres'] as const) {
  if (only && only !== database.toLowerCase()) continue;
  const found = findPostgres();
  if (database === 'Postgres' && 'missing' in found) {
    console.log(`Postgres is left out: ${found.missing}`);
    continue;
  }
  for (const products of sizes.split(',').map(Number)) {
    const postgres =
      database === 'Postgres' && 'folder' in found ? await startPostgres(found.folder) : undefined;
    const url = postgres && { DATABASE_URL: await makeDatabase(postgres.url) };
    await measure(database, products, url ?? {}).finally(() => postgres?.stop());
  }
}

async function measure(database: string, products: number, env: Record<string, string>) {
  await withShop(products, env, async (shop) => {
    const measured = await measureAnswers(shop, scenarios);
    rows.push(...measured.map((row) => ({ database, products, ...row })));
    console.table(rows);
  });
}
