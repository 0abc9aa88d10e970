import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FeedTarget, feedFiles, feedTargets } from '../../contract/rules/feedTargets.ts';
import { findPostgres, makeDatabase, startPostgres } from '../server/support/privatePostgres.ts';
import { withShop } from './withShop.ts';

/* `npm run build && npm run bench:feeds [-- PRODUCTS,…]`: size and seconds of each product feed on
   Postgres, and the server's peak memory above its level before. Memory
   that stays the same for more products shows that feeds are streamed. */

const [sizes = '1000,100000'] = process.argv.slice(2);
const found = findPostgres();
if ('missing' in found) throw new Error(found.missing);
const rows: Record<string, string | number>[] = [];
for (const products of sizes.split(',').map(Number)) {
  const postgres = await startPostgres(found.folder);
  try {
    const DATABASE_URL = await makeDatabase(postgres.url);
    await withShop(products, { DATABASE_URL }, async ({ url, pid }, folder) => {
      const feeds = await openFeeds(url, folder);
      for (const target of feedTargets) {
        rows.push({ products, target, ...(await measure(feeds, target, pid)) });
      }
      console.table(rows);
    });
  } finally {
    await postgres.stop();
  }
}

async function openFeeds(url: string, folder: string): Promise<string> {
  let xsrf = '';
  const send = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(xsrf && { cookie: `XSRF-TOKEN=${xsrf}`, 'x-xsrf-token': xsrf }),
      },
      body: JSON.stringify(body),
    });
    xsrf = /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? xsrf;
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const password = readFileSync(join(folder, 'admin-password.txt'), 'utf8').trim();
  const { token } = await send('/login', { email: 'admin@hemline.test', password });
  return (await send('/openfeeds', {}, token)).url;
}

async function measure(feeds: string, target: FeedTarget, pid = 0) {
  const before = memoryOf(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 50);
  const startedAt = performance.now();
  let bytes = 0;
  const answer = await fetch(`${feeds}/${feedFiles[target].file}`);
  if (!answer.ok || !answer.body) throw new Error(`${target}: ${answer.status}`);
  for await (const chunk of answer.body) bytes += chunk.length;
  clearInterval(watch);
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    megabytes: Number((bytes / 1e6).toFixed(1)),
    seconds: Number(seconds.toFixed(1)),
    'MB before': before,
    'MB at most': most,
  };
}

/** Resident memory of a process, in MB. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
