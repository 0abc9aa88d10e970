import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { productSizes } from '../../server/db/catalogueSchema.ts';
import { cartLines } from '../../server/db/checkoutSchema.ts';
import { connect } from '../../server/db/connect.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { openSession } from '../../server/services/accounts/sessions.ts';
import { freePort } from '../freePort.ts';
import { exampleId, exampleProduct } from '../server/support/exampleProduct.ts';
import { migratedDatabase } from '../server/support/migrated.ts';
import { noPostgres } from '../server/support/sharedPostgres.ts';
import { temporaryFolder } from '../server/support/temporaryFolder.ts';
import { addCustomer } from '../server/support/testShop.ts';
import { credentialsOf } from './support/buyer.ts';
import { startServer } from './support/serversOnPostgres.ts';

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find(existsSync);
const reason = noPostgres || (nginx ? '' : ' (skipped: no nginx: apt-get install nginx-light)');

const products = 40;

describe.skipIf(reason !== '')(`three processes behind nginx${reason}`, () => {
  it('reads never fail and changes are made once while one is killed under load and another stops', async () => {
    const shop = { DATABASE_URL: await migratedDatabase(), DATA_DIR: temporaryFolder() };
    const servers = [await startServer(shop), await startServer(shop), await startServer(shop)];
    const { db, close } = await connect({ databaseUrl: shop.DATABASE_URL, folder: '' });
    onTestFinished(close);
    const sizes = [{ size: 'M', quantity: 100_000, description: '' }];
    const numbers = Array.from({ length: products }, (_, at) => at + 1);
    await addProducts(
      db,
      numbers.map((number) => exampleProduct(number, { sizes })),
    );
    const port = await startNginx(servers.map((server) => new URL(server.url).host));

    let isOver = false;
    const reads: Record<string, number> = {};
    const writes: Record<string, number> = {};
    const servedBy = new Set<string>();
    const count = (counts: Record<string, number>, outcome: string) => {
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    };
    const readers = Array.from({ length: 8 }, async (_, reader) => {
      const ask = client(port);
      for (let turn = 0; !isOver; turn++) {
        const path = turn % 2 ? '/api/envparams' : `/api/allproducts?limit=${1 + (reader % 5)}`;
        const { outcome, server } = await ask('GET', path);
        count(reads, outcome);
        servedBy.add(server);
      }
    });
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      const token = await openSession(db, await addCustomer(db, writer), new Date());
      const ask = client(port, credentialsOf(token));
      for (let turn = 0; !isOver; turn++) {
        const line = { itemId: exampleId(1 + (turn % products)), size: 'M' };
        count(writes, (await ask('POST', '/api/addtocart', line)).outcome);
        await sleep(5);
      }
    });

    const [first, second] = servers;
    if (!first || !second) throw new Error('no servers');
    await sleep(1500);
    await first.kill();
    await sleep(1500);
    const again = await startServer({ ...shop, PORT: new URL(first.url).port });
    servedBy.clear();
    await expect.poll(() => [...servedBy], { timeout: 30_000 }).toContain(new URL(again.url).host);
    const before = { ...writes };
    await second.stop();
    await sleep(1000);
    isOver = true;
    await Promise.all([...readers, ...writers]);

    console.log(`reads ${JSON.stringify(reads)}, changes ${JSON.stringify(writes)}`);
    expect(Object.keys(reads)).toEqual(['200']);
    // Only requests to the killed process may be lost.
    const { 200: done = 0, ...unknown } = writes;
    const unsure = Object.values(unknown).reduce((sum, one) => sum + one, 0);
    expect(unsure).toBeLessThanOrEqual(4);
    expect(Object.keys(unknown).filter((outcome) => outcome !== '502')).toEqual([]);
    // A regular stop loses no request.
    expect(writes[502]).toBe(before[502]);

    const units = async (column: unknown, table: unknown) => {
      const query = sql`select sum(${column})::int as units from ${table}`;
      const { rows } = (await db.execute(query)) as unknown as { rows: { units: number }[] };
      return rows[0]?.units ?? 0;
    };
    const inCarts = await units(cartLines.quantity, cartLines);
    expect(inCarts).toBeGreaterThanOrEqual(done);
    expect(inCarts).toBeLessThanOrEqual(done + unsure);
    expect(await units(productSizes.reserved, productSizes)).toBe(inCarts);
  }, 120_000);
});

type ProxyAnswer = { outcome: string; server: string };

/** A client with its own connection to the proxy; returns the status or the error. */
function client(port: number, headers: Record<string, string> = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return (method: string, path: string, body?: object): Promise<ProxyAnswer> =>
    new Promise((resolve) => {
      const fail = (error: NodeJS.ErrnoException) =>
        resolve({ outcome: error.code ?? error.message, server: '' });
      const json = { 'content-type': 'application/json' };
      const options = { agent, port, path, method, host: '127.0.0.1' };
      const sent = request({ ...options, headers: { ...headers, ...(body && json) } }, (answer) => {
        const server = String(answer.headers['x-served-by']).split(', ').at(-1) ?? '';
        answer.on('error', fail);
        answer.on('end', () => resolve({ outcome: String(answer.statusCode), server })).resume();
      });
      sent.on('error', fail).end(body && JSON.stringify(body));
    });
}

/** Starts the proxy of `deploy/nginx.conf` for these servers; returns its port. */
async function startNginx(servers: string[]): Promise<number> {
  const folder = temporaryFolder();
  const port = await freePort();
  const shop = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server 127\.0\.0\.1:3000(.*);/, (_, rules) =>
      servers.map((server) => `server ${server}${rules};`).join('\n'),
    )
    .replace(
      /listen 80;.*/,
      `listen 127.0.0.1:${port};\nadd_header X-Served-By $upstream_addr always;`,
    );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  const conf = join(folder, 'nginx.conf');
  writeFileSync(
    conf,
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
    events { worker_connections 512; }
    http { access_log off; ${temporary}\n${shop} }`,
  );
  const child = spawn(nginx ?? '', ['-c', conf, '-p', folder], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGQUIT');
    await ended;
  });
  const ask = client(port);
  while ((await ask('GET', '/api/health')).outcome !== '200') await sleep(50);
  return port;
}
