import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppOptions } from '../../server/app.ts';
import type { Connection } from '../../server/db/database.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const page = '<!doctype html><title>Shop</title><script>go()</script><script src="/a.js"></script>';

describe('the website', () => {
  let database: Connection;
  beforeAll(async () => {
    database = await openMemoryDatabase();
  });
  afterAll(() => database.close());

  /** Serves a small app that stands for the built one. */
  async function open(config = {}, logger: AppOptions['logger'] = false) {
    const dist = temporaryFolder();
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'index.html'), page);
    writeFileSync(join(dist, 'config.js'), 'window.hemline = {};');
    writeFileSync(join(dist, 'serviceWorker.js'), 'go();');
    for (const file of ['icon.svg', 'icon.png', 'assets/style.css', 'assets/type.woff2']) {
      writeFileSync(join(dist, file), '');
    }
    writeFileSync(join(dist, 'assets/app-1a2b.js'), 'go();');
    writeFileSync(join(dist, 'assets/app-1a2b.js.br'), brotliCompressSync('go();'));
    const { app } = await openTestApp({
      connection: { ...database, close: async () => {} },
      dist,
      config: { RATE_LIMITS: 'off', TRUST_PROXY: 'off', ...config },
      logger,
    });
    const visit = (url: string, options: InjectOptions = {}) =>
      app.inject({ url, headers: { accept: 'text/html,*/*' }, ...options });
    return { app, visit };
  }

  it.each([
    ['/', 200],
    ['/men', 200],
    ['/men/?size=M', 200],
    ['/admin/orders/1', 200],
    ['/product/0192?size=M', 404],
    ['/apiary', 404],
    ['/nothing.html', 404],
    ['//anything', 404],
    ['//shop.example/men', 404],
    ['//[', 404],
    ['//[?next=//[', 404],
    ['/product/%E0%A4%A', 404],
  ])('answers %s with its page and status %s', async (url, status) => {
    const answer = await (await open()).visit(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<script src="/a.js"></script>');
    expect((await (await open()).visit(url, { method: 'HEAD' })).statusCode).toBe(status);
  });

  it('logs nothing of an address that only looks odd', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const { visit } = await open({}, { level: 'warn', stream });
    lines.length = 0;
    await visit('//[');
    expect(lines).toEqual([]);
  });

  it('answers a program with a malformed address, or one of the API, in its own words', async () => {
    const { visit } = await open();
    for (const [url, accept] of [
      ['/product/%E0%A4%A', 'application/json'],
      ['/api/product/%E0%A4%A', 'text/html'],
    ] as const) {
      const answer = await visit(url, { headers: { accept } });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false });
    }
  });

  it.each(['/assets/gone-1a2b.js', '/assets', '/api/nothing', '/api'])(
    'has no page at %s',
    async (url) => {
      const answer = await (await open()).visit(url, { headers: { accept: '*/*' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ success: false, message: expect.any(String) });
    },
  );

  it('answers what is no visit with a failure', async () => {
    const { visit } = await open();
    expect((await visit('/men', { headers: { accept: 'image/avif' } })).statusCode).toBe(404);
    expect((await visit('/men', { method: 'POST' })).statusCode).toBe(404);
  });

  it('never leaves its folder', async () => {
    const { visit } = await open();
    for (const url of ['/../package.json', '/%2e%2e%2fpackage.json', '/..%5cpackage.json']) {
      expect((await visit(url)).body).not.toContain('"dependencies"');
    }
  });

  it('lets browsers keep what never changes, and only that', async () => {
    const { visit } = await open();
    const asset = await visit('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await visit('/config.js')).headers['cache-control']).toBe('no-cache');
    const etag = String((await visit('/')).headers.etag);
    const again = await visit('/', { headers: { accept: 'text/html', 'if-none-match': etag } });
    expect(again.statusCode).toBe(304);
    const strong = `"another", ${etag.replace('W/', '')}`;
    const several = { accept: 'text/html', 'if-none-match': strong };
    expect((await visit('/', { headers: several })).statusCode).toBe(304);
  });

  it('sends what was compressed when the app was built', async () => {
    const { visit } = await open();
    const answer = await visit('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.rawPayload).toEqual(brotliCompressSync('go();'));
  });

  it('compresses the answers of the API', async () => {
    const { visit } = await open();
    const answer = await visit('/api/docs/json', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  it('allows its own scripts only: files, and the ones in its page by their hash', async () => {
    const { headers } = await (await open()).visit('/men');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      "script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=';",
    );
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("img-src 'self' data: blob: https:;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script';trusted-types default");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each([
    ['/men', true],
    ['/assets/none', true],
    ['/icon.svg', true],
    ['/serviceWorker.js', true],
    ['/api/categories', true],
    ['/icon.png', false],
    ['/assets/app-1a2b.js', false],
    ['/assets/style.css', false],
    ['/assets/type.woff2', false],
  ])('guards %s as a document: %s', async (url, isDocument) => {
    const { headers } = await (await open()).visit(url);
    expect('content-security-policy' in headers).toBe(isDocument);
    expect('cross-origin-opener-policy' in headers).toBe(isDocument);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('asks browsers to stay on https only when that is its address', async () => {
    const { visit } = await open({ PUBLIC_URL: 'https://shop.example' });
    expect((await visit('/')).headers['strict-transport-security']).toMatch(/^max-age=/);
  });

  it('lets other sites call the API only when they are listed', async () => {
    const friend = 'https://friend.example';
    const preflight = (origin: string): InjectOptions => ({
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    const config = { ALLOWED_ORIGINS: friend, PUBLIC_URL: 'https://shop.example' };
    const open1 = await open(config);
    const allowed = await open1.visit('/api/getcartunaut', preflight(friend));
    expect(allowed.headers['access-control-allow-origin']).toBe(friend);
    const stranger = await open1.visit('/api/getcartunaut', preflight('https://other.example'));
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();

    const list = await open1.visit('/api/allproducts', { headers: { origin: friend } });
    expect(list.headers['access-control-expose-headers']).toContain('X-Total-Count');
    const closed = await (await open()).visit('/api/envparams', { headers: { origin: friend } });
    expect(closed.headers['access-control-allow-origin']).toBeUndefined();
  });
});
