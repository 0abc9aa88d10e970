import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startServer } from './support/child.ts';
import { findPostgres, makeDatabase, startPostgres } from './support/privatePostgres.ts';
import { productInput } from './support/productInput.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const found = findPostgres();
const reason = 'missing' in found ? ` (skipped: ${found.missing})` : '';

/** More concurrent requests than the pool has connections. */
const writers = 12;

/** In ms, as promised, plus what the machine needs without an outage. */
const oneSecond = 1000;

describe.skipIf(reason !== '')(`a shop with a Postgres outage${reason}`, () => {
  const open = async () => {
    const postgres = await startPostgres('folder' in found ? found.folder : '');
    onTestFinished(postgres.stop);
    const DATA_DIR = temporaryFolder();
    const DATABASE_URL = await makeDatabase(postgres.url);
    const child = await startServer({ DATABASE_URL, DATA_DIR, DEMO: 'off', RATE_LIMITS: 'off' });
    const ask = (path: string, init: RequestInit = {}) => fetch(`${child.url}/api${path}`, init);
    const post = (path: string, body: object, token?: string) =>
      ask(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(body),
      });
    const password = readFileSync(join(DATA_DIR, 'admin-password.txt'), 'utf8').trim();
    const answer = await post('/login', { email: 'admin@hemline.test', password });
    const { token } = (await answer.json()) as { token: string };
    return { postgres, child, ask, post, token, xsrf: cookieOf(answer) };
  };

  /** Adds products continuously, and keeps the acknowledged ones. */
  function write({ ask, token, xsrf }: Awaited<ReturnType<typeof open>>) {
    const added: string[] = [];
    const failed: { status: number; retryAfter: string | null }[] = [];
    let isOver = false;
    const work = Array.from({ length: writers }, async (_, writer) => {
      for (let number = 0; !isOver; number++) {
        const name = `Shirt ${writer}-${number}`;
        const answer = await ask('/addproduct', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${token}`,
            cookie: `XSRF-TOKEN=${xsrf}`,
            'x-xsrf-token': xsrf,
          },
          body: JSON.stringify(productInput({ name, images: [] })),
        });
        await answer.arrayBuffer();
        if (answer.status === 200) added.push(name);
        else {
          failed.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
          await sleep(20);
        }
      }
    });
    return {
      added,
      failed,
      end: async () => {
        isOver = true;
        await Promise.all(work);
      },
    };
  }

  it('survives, answers 503, serves within a second of its return, and loses nothing', async () => {
    const shop = await open();
    const writing = write(shop);
    /** Time of three rounds in ms, over all connections of the pool. */
    const writeThreeRounds = async () => {
      const before = writing.added.length;
      const begun = performance.now();
      await until(() => writing.added.length >= before + 3 * writers);
      return performance.now() - begun;
    };
    let control = await writeThreeRounds();
    for (let outage = 1; outage <= 2; outage++) {
      const failures = writing.failed.length;
      await shop.postgres.shutDown();
      await until(() => writing.failed.length >= failures + 3 * writers);
      expect((await shop.ask('/ready')).status).toBe(503);
      expect((await shop.ask('/health')).status).toBe(200);

      await shop.postgres.start();
      const back = performance.now();
      const served = writing.added.length;
      await until(() => writing.added.length > served);
      const took = performance.now() - back;
      control = Math.max(control, await writeThreeRounds());
      expect(took).toBeLessThan(oneSecond + control);
    }
    await writing.end();
    expect(new Set(writing.failed.map(({ status }) => status))).toEqual(new Set([503]));
    expect(writing.failed.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);

    const answer = await shop.ask('/allproducts');
    const names = new Set(((await answer.json()) as { name: string }[]).map(({ name }) => name));
    expect(writing.added.filter((name) => !names.has(name))).toEqual([]);
    expect(shop.child.process.exitCode).toBeNull();
  }, 120_000);

  it('answers within its timeouts while Postgres is frozen, and continues afterwards', async () => {
    const shop = await open();
    const askAll = () =>
      Promise.all([
        timed(() => shop.ask('/ready')),
        ...Array.from({ length: 30 }, () => timed(() => shop.ask('/allproducts'))),
      ]);
    const longest = async () =>
      Math.max(...(await askAll()).map(({ milliseconds }) => milliseconds));
    const before = await longest();
    shop.postgres.freeze();
    const start = performance.now();
    const [ready, ...answers] = await askAll();
    const allTook = performance.now() - start;
    shop.postgres.thaw();
    const thawed = performance.now();
    while ((await shop.ask('/allproducts')).status !== 200) await sleep(20);
    const comingBackTook = performance.now() - thawed;
    const control = Math.max(before, await longest());
    expect(ready).toMatchObject({ status: 503 });
    expect(ready?.milliseconds).toBeLessThan(5000 + control);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(allTook).toBeLessThan(18_000 + control);
    expect(comingBackTook).toBeLessThan(oneSecond + control);
  }, 120_000);
});

async function timed(ask: () => Promise<Response>) {
  const start = performance.now();
  const { status } = await ask();
  return { status, milliseconds: performance.now() - start };
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(5);
}

function cookieOf(answer: Response): string {
  return /XSRF-TOKEN=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
}
