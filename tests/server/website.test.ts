import { brotliCompressSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp, type TestAppOptions } from './support/testApp.ts';

const page = '<!doctype html><title>Shop</title><script>go()</script><script src="/a.js"></script>';

describe('the website', async () => {
  const database = await forSuite(openMemoryDatabase());

  /** A small app that replaces the built one. */
  const dist = lastingFolder({
    'index.html': page,
    'config.js': 'window.hemline = {};',
    'serviceWorker.js': 'go();',
    ...{ 'icon.svg': '', 'icon.png': '', 'assets/style.css': '', 'assets/type.woff2': '' },
    'assets/app-1a2b.js': 'go();',
    'assets/app-1a2b.js.br': brotliCompressSync('go();'),
  });

  /** Serves it; returns a function for visits. */
  async function open(options: TestAppOptions = {}) {
    const { app } = await openTestApp({ connection: database, dist, ...options });
    return (url: string, request: InjectOptions = {}) =>
      app.inject({ url, headers: { accept: 'text/html,*/*' }, ...request });
  }
  const visit = await open();

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
    const answer = await visit(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.body).toContain('<script src="/a.js"></script>');
    expect((await visit(url, { method: 'HEAD' })).statusCode).toBe(status);
  });

  it('redirects visitors of the app’s file to the home page', async () => {
    const answer = await visit('/index.html?utm_source=mail');
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe('/?utm_source=mail');
    const shell = await visit('/index.html', { headers: { accept: '*/*' } });
    expect([shell.statusCode, shell.body]).toEqual([200, page]);
  });

  it('has an icon at the usual URL', async () => {
    const answer = await visit('/favicon.ico');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/icons/icon-192.png']);
  });

  it('logs nothing about a URL that only looks odd', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => lines.push(line) };
    const visitLogged = await open({ logger: { level: 'warn', stream } });
    lines.length = 0;
    await visitLogged('//[');
    expect(lines).toEqual([]);
  });

  it('answers programs with an error in their format for malformed and API URLs', async () => {
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
      const answer = await visit(url, { headers: { accept: '*/*' } });
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ success: false, message: expect.any(String) });
    },
  );

  it('answers requests that are not page visits with an error', async () => {
    expect((await visit('/men', { headers: { accept: 'image/avif' } })).statusCode).toBe(404);
    expect((await visit('/men', { method: 'POST' })).statusCode).toBe(404);
  });

  it('never serves files outside its folder', async () => {
    for (const url of ['/../package.json', '/%2e%2e%2fpackage.json', '/..%5cpackage.json']) {
      expect((await visit(url)).body).not.toContain('"dependencies"');
    }
  });

  it('lets browsers cache immutable files, and no others', async () => {
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

  it('sends files that were compressed at build time', async () => {
    const answer = await visit('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.rawPayload).toEqual(brotliCompressSync('go();'));
  });

  it('compresses replies of the API', async () => {
    const answer = await visit('/api/docs/json', { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers['content-encoding']).toBe('gzip');
  });

  it('allows only its own scripts: files, and those in its page by hash', async () => {
    const { headers } = await visit('/men');
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
  ])('sends document headers for %s: %s', async (url, isDocument) => {
    const { headers } = await visit(url);
    expect('content-security-policy' in headers).toBe(isDocument);
    expect('cross-origin-opener-policy' in headers).toBe(isDocument);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('sends HSTS only if its own URL is https', async () => {
    const visitSecure = await open({ config: { PUBLIC_URL: 'https://shop.example' } });
    expect((await visitSecure('/')).headers['strict-transport-security']).toBe('max-age=31536000');
    const visitAll = await open({
      config: { PUBLIC_URL: 'https://shop.example', HSTS_SUBDOMAINS: 'on' },
    });
    expect((await visitAll('/')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });

  it.each([
    '/api/nothing',
    '/api/envparams?unknown=1',
    '/api/product/%E0%A4%A',
    '/assets/gone-1a2b.js',
    '/favicon.ico',
  ])('forbids caching of %s', async (url) => {
    const { headers } = await visit(url, { headers: { accept: '*/*' } });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('lets other sites call the API only if they are listed', async () => {
    const friend = 'https://friend.example';
    const preflight = (origin: string): InjectOptions => ({
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    const config = { ALLOWED_ORIGINS: friend, PUBLIC_URL: 'https://shop.example' };
    const visitOpen = await open({ config });
    const allowed = await visitOpen('/api/getcartunaut', preflight(friend));
    expect(allowed.headers['access-control-allow-origin']).toBe(friend);
    const stranger = await visitOpen('/api/getcartunaut', preflight('https://other.example'));
    expect(stranger.headers['access-control-allow-origin']).toBeUndefined();

    const list = await visitOpen('/api/allproducts', { headers: { origin: friend } });
    expect(list.headers['access-control-expose-headers']).toContain('X-Total-Count');
    const closed = await visit('/api/envparams', { headers: { origin: friend } });
    expect(closed.headers['access-control-allow-origin']).toBeUndefined();
  });
});
