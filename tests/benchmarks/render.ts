import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { paths } from '../../server/paths.ts';
import { changeStock } from './changeStock.ts';
import { addressIn, ask, memoryOf } from './serverProcess.ts';

/*
 * `npm run bench:render`, after `npm run build`: how fast the server answers with rendered pages, in
 * pages a second by 50 connections, beside a page that it does not render in the same run. What
 * counts are ratios: absolute figures are the machine's.
 */

const seconds = 5;
const products = 100;

if (!existsSync(paths.renderer)) throw new Error('Nothing is built: run npm run build first');

const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
const started: ChildProcess[] = [];

function run(program: string, ...args: string[]): ChildProcess {
  const settings = { PORT: '0', DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' };
  const child = spawn(process.execPath, [join(paths.root, 'server/run.mjs'), program, ...args], {
    cwd: paths.root,
    env: { PATH: process.env.PATH, DATA_DIR: folder, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  return child;
}

try {
  const seeding = run('demo/seedCommand.ts', '--products', String(products));
  if ((await once(seeding, 'exit'))[0] !== 0) throw new Error('Seeding failed');
  const server = run('tests/benchmarks/serveApi.ts');
  const origin = await addressIn(server);
  await sleep(2000);
  const idle = memoryOf(server);
  const [product] = await (await fetch(`${origin}/api/allproducts?limit=1`)).json();
  const scenarios = [
    { name: 'not rendered (control)', path: '/cart' },
    { name: 'home', path: '/' },
    { name: 'category', path: '/women' },
    { name: 'product', path: `/product/${product._id}` },
    { name: 'home while stock changes', path: '/', whileStockChanges: true },
  ];
  const rows: Record<string, string | number>[] = [];
  let control = 0;
  for (const { name, path, whileStockChanges } of scenarios) {
    const first = await ask(origin + path);
    const stop = whileStockChanges ? await changeStock(origin) : () => {};
    const result = await autocannon({
      url: origin + path,
      connections: 50,
      duration: seconds,
      headers: { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' },
    });
    stop();
    // Its last call is answered before the server ends.
    await sleep(500);
    const rate = result.requests.average;
    control ||= rate;
    rows.push({
      page: name,
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
  }
  console.table(rows);
} finally {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
