import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { renderedUrl } from '../../src/app/renderedUrl.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './support/testApp.ts';

const plainPage = '<title>Shop</title><div id="root"></div>';

const dist = lastingFolder({
  'index.html': plainPage,
  'config.js': 'window.hemline = { shop: { name: "Shop" } };',
});
const connection = await forSuite(openMemoryDatabase());

/** A shop with pages that only contain their own URL. */
async function openShop(options: TestAppOptions = {}) {
  const rendered: string[] = [];
  /** Periods in which this process did nothing else. */
  const stretches = new Int32Array(new SharedArrayBuffer(4));
  const shop = await openTestApp({
    connection: { ...connection, close: async () => {} },
    dist,
    renderer: {
      renderedUrl,
      startScript: '',
      renderPage: async ({ url, fetch }) => {
        for (let round = 0; round < 2; round++) {
          const until = performance.now() + 10;
          while (performance.now() < until);
          Atomics.add(stretches, 0, 1);
          const answer = await fetch('/api/envparams');
          if (!answer.ok) throw new Error(`answered ${answer.status}`);
        }
        rendered.push(url);
        return {
          head: '',
          body: `Rendered at ${url}.`,
          answers: {},
          language: 'en' as const,
          styles: '',
        };
      },
    },
    ...options,
  });
  return { ...shop, rendered, stretches };
}

function visit({ app }: Pick<TestApp, 'app'>, url: string, remoteAddress = '10.0.0.1') {
  return app.inject({ url, headers: { accept: 'text/html' }, remoteAddress });
}

it.each([
  ['/women', '/women?utm_source=mail'],
  ['/women', '/women?q=&page=1&sort=newest&gclid=1'],
  ['/', '/?fbclid=1'],
  ['/search?q=linen&sort=name', '/search?sort=name&ref=1&q=%20linen'],
  ['/size-guide?for=men', '/size-guide?for=men&page=2'],
  ['/size-guide', '/size-guide?for=nobody'],
  ['/aboutus', '/aboutus?q=linen'],
])('%s is rendered once for all that show the same, as %s does', async (one, other) => {
  const shop = await openShop();
  for (const url of [other, one, `${other}&x`]) {
    expect((await visit(shop, url)).body).toContain(`Rendered at ${one}.`);
  }
  expect(shop.rendered).toEqual([one]);
  await shop.app.close();
});

it('leaves a listing of many pages to the browser', async () => {
  const shop = await openShop();
  expect((await visit(shop, '/women?page=4')).body).toContain('Rendered');
  expect((await visit(shop, '/women?page=5')).body).not.toContain('Rendered');
  expect((await visit(shop, '/women?page=9999')).body).not.toContain('Rendered');
  await shop.app.close();
});

it('answers other requests while pages are rendered', async () => {
  const shop = await openShop();
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
  const longest: number[] = [];
  // On a busy machine the client may be delayed as well.
  for (const word of ['linen', 'wool', 'silk']) {
    const { waited, texts } = await askWhileRendering(url, shop.stretches, word);
    longest.push(Math.max(...waited));
    // Above the queue's limit, browsers get the app without rendering.
    const rendered = shop.rendered.filter((page) => page.includes(word));
    expect(texts.filter((text) => text.includes('Rendered'))).toHaveLength(rendered.length);
    expect(rendered.length).toBeLessThan(30);
  }
  expect(Math.max(...longest)).toBeGreaterThan(0);
  expect(Math.min(...longest)).toBeLessThanOrEqual(4);
  await shop.app.close();
});

/** Requests a small reply continuously, from its own thread, while 30 pages are requested. */
async function askWhileRendering(url: string, stretches: Int32Array, word: string) {
  const workerData = { url: `${url}/api/envparams`, stretches };
  const other = new Worker(askAgainAndAgain, { eval: true, workerData });
  await once(other, 'message');
  const texts = await Promise.all(
    Array.from({ length: 30 }, async (_, page) => {
      const headers = { accept: 'text/html' };
      return (await fetch(`${url}/search?q=${word}${page}`, { headers })).text();
    }),
  );
  other.postMessage('enough');
  const [waited] = (await once(other, 'message')) as [number[]];
  await other.terminate();
  return { waited, texts };
}

/** Number of periods that started between each request and its reply. */
const askAgainAndAgain = `
  const { parentPort, workerData: { url, stretches } } = require('node:worker_threads');
  const waited = [];
  let isEnough = false;
  parentPort.on('message', () => { isEnough = true; });
  (async () => {
    while (!isEnough) {
      const before = stretches[0];
      await (await fetch(url)).text();
      waited.push(stretches[0] - before);
      if (waited.length === 5) parentPort.postMessage('begun');
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    parentPort.postMessage(waited);
  })();
`;

it('limits how many pages of a network are rendered per minute', async () => {
  const shop = await openShop({
    config: { RATE_LIMITS: 'on' },
    load: { renderingsPerMinute: 3 },
  });
  const urls = Array.from({ length: 5 }, (_, page) => `/search?q=linen${page}`);
  for (const url of urls) expect((await visit(shop, url)).statusCode).toBe(200);
  expect(shop.rendered).toEqual(urls.slice(0, 3));
  const refused = await visit(shop, '/search?q=linen4');
  expect(refused.body).toContain('<div id="root"></div>');
  // Cached pages are free, and refused ones are cached for nobody.
  expect((await visit(shop, '/search?q=linen0')).body).toContain('Rendered');
  expect((await visit(shop, '/search?q=linen4', '10.0.0.2')).body).toContain('Rendered');
  await shop.app.close();
});

it('makes a page’s own calls without the visitor’s session', async () => {
  const shop = await openShop({
    config: { RATE_LIMITS: 'on' },
    load: { callsPerMinute: 1 },
  });
  for (const page of [1, 2, 3]) {
    expect((await visit(shop, `/search?q=linen${page}`, '127.0.0.1')).body).toContain('Rendered');
  }
  const call = () => shop.app.inject({ url: '/api/envparams', remoteAddress: '127.0.0.1' });
  expect((await call()).statusCode).toBe(200);
  expect((await call()).statusCode).toBe(429);
  await shop.app.close();
});

it('leaves a page that can’t be rendered to the browser, and limits its log lines', async () => {
  const lines: string[] = [];
  const shop = await openShop({
    renderer: { renderedUrl, startScript: '', renderPage: () => Promise.reject(new Error('no')) },
    logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } },
  });
  lines.length = 0;
  for (let visitor = 0; visitor < 5; visitor++) {
    const answer = await visit(shop, '/women');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<div id="root"></div>');
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('A page could not be rendered');
  await shop.app.close();
});
