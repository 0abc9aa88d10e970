import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { paths } from '../../server/paths.ts';
import { findPostgres, makeDatabase, startPostgres } from '../server/support/privatePostgres.ts';
import { changeStock } from './changeStock.ts';
import { addressIn, ask, memoryOf } from './serverProcess.ts';

/*
 * `npm run bench:api [-- PRODUCTS,… [pglite|postgres]]`: how fast the API answers, in answers a
 * second by 50 connections, beside `/health` of the same server in the same run. What counts are
 * ratios: absolute figures are the machine's.
 */

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const list = '/api/allproducts?limit=24';

const scenarios = [
  { name: 'health (control)', url: '/api/health' },
  { name: 'first page', url: list },
  { name: 'page of a category', url: `${list}&category=women` },
  { name: 'filtered and sorted', url: `${list}&category=men&size=L&maxPrice=120&sort=price-asc` },
  { name: 'search', url: `${list}&q=linen%20shirt` },
  { name: 'as a card', url: `${list}&fields=card` },
  { name: 'while stock changes', url: list, whileStockChanges: true },
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
console.table(rows);

async function measure(database: string, products: number, env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
  const settings = {
    ...env,
    DATA_DIR: folder,
    PORT: '0',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
  };
  const started: ChildProcess[] = [];
  const run = (program: string, ...args: string[]) => {
    const child = spawn(process.execPath, [join(paths.root, 'server/run.mjs'), program, ...args], {
      cwd: paths.root,
      env: { PATH: process.env.PATH, ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    started.push(child);
    return child;
  };
  try {
    const seeding = run('demo/seedCommand.ts', '--products', String(products));
    if ((await once(seeding, 'exit'))[0] !== 0) throw new Error('Seeding failed');
    const server = run('tests/benchmarks/serveApi.ts');
    const origin = await addressIn(server);
    await sleep(2000);
    const idle = memoryOf(server);
    let control = 0;
    for (const scenario of scenarios) {
      const { url, name } = scenario;
      const first = await ask(origin + url);
      if (first.status !== 200) continue;
      const stop = scenario.whileStockChanges ? await changeStock(origin) : undefined;
      const result = await autocannon({
        url: origin + url,
        connections: 50,
        duration: seconds,
        headers: { 'accept-encoding': 'gzip, deflate, br' },
      });
      await stop?.();
      const rate = result.requests.average;
      control ||= rate;
      rows.push({
        database,
        products,
        answer: name,
        'a second': Math.round(rate),
        'to control': Number((rate / control).toFixed(2)),
        'p50 ms': result.latency.p50,
        'p99 ms': result.latency.p99,
        'first ms': Math.round(first.ms),
        'KB sent': Number((first.bytes / 1024).toFixed(1)),
        failed: result.non2xx + result.errors,
        'idle MB': idle,
        'MB after': memoryOf(server),
      });
      console.log(JSON.stringify(rows.at(-1)));
    }
  } finally {
    for (const child of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}
