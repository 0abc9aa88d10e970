import { afterAll, describe, expect, it } from 'vitest';
import { createMetrics, serveMetrics } from '../../server/metrics.ts';
import { signedUp } from './support/customer.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestApp } from './support/testApp.ts';

const now = () => new Date('2026-03-01T12:00:00Z');

describe('Prometheus metrics', async () => {
  const connection = await openMemoryDatabase();
  const metrics = await createMetrics({ db: connection.db, now });
  const shop = await openTestApp({
    ...metrics,
    connection,
    config: { RATE_LIMITS: 'on' },
    products: [exampleProduct(1)],
  });
  const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  afterAll(async () => {
    await served.close();
    await shop.close();
  });

  const read = async () => (await fetch(served.url)).text();
  const figure = (text: string, series: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    );

  it('count requests by route, and reveal neither clients nor parameters', async () => {
    const ana = await signedUp(shop.app, 'ana@shop.test', { address: 'A 1, Lisbon, PT, 1100-048' });
    await ana.call('GET /product/somebody@shop.test');
    await ana.call('GET /allproducts?q=somebody@shop.test');
    await shop.app.inject('/men?utm=somebody@shop.test');
    await shop.app.inject('/api/somebody@shop.test');
    const text = await read();
    const product = 'method="GET",route="/api/product/:id",status="404"';
    expect(figure(text, `hemline_http_request_duration_seconds_count{${product}}`)).toBe(1);
    const unknown = 'method="GET",route="page or nothing",status="404"';
    expect(figure(text, `hemline_http_request_duration_seconds_count{${unknown}}`)).toBe(2);
    for (const secret of ['shop.test', 'Lisbon', ana.id, ana.token ?? '', exampleId(1)]) {
      expect(text).not.toContain(secret);
    }
  });

  it('count rate-limited requests as 429', async () => {
    const payload = { email: 'nobody@shop.test' };
    for (let tries = 0; tries < 6; tries++) {
      await shop.app.inject({ method: 'POST', url: '/api/forgotpassword', payload });
    }
    const refused = 'method="POST",route="/api/forgotpassword",status="429"';
    const series = `hemline_http_request_duration_seconds_count{${refused}}`;
    expect(figure(await read(), series)).toBe(1);
  });

  it('report cache hits', async () => {
    const before = await read();
    for (let times = 0; times < 3; times++) await shop.app.inject('/api/allproducts?limit=7');
    const after = await read();
    const rise = (result: string) =>
      figure(after, `hemline_answer_cache_lookups_total{result="${result}"}`) -
      figure(before, `hemline_answer_cache_lookups_total{result="${result}"}`);
    expect([rise('misses'), rise('hits')]).toEqual([1, 2]);
  });

  it('report pending work of the shop and the process', async () => {
    const ben = await signedUp(shop.app, 'ben@shop.test');
    await ben.call('POST /addtocart', { itemId: exampleId(1), size: 'M' });
    const lines: [number, string, number, number][] = [[1, 'M', 1, 1000]];
    const at = '2026-02-01T12:00:00Z';
    await placeOrder(shop.db, { userId: ben.id, at, lines, refundPending: true });
    const text = await read();
    expect(figure(text, 'hemline_shop{what="holds"}')).toBe(1);
    expect(figure(text, 'hemline_shop{what="holds_overdue"}')).toBe(0);
    expect(figure(text, 'hemline_shop{what="refunds"}')).toBe(1);
    expect(figure(text, 'hemline_orders{payment="paid",delivery="processing"}')).toBe(1);
    expect(figure(text, 'hemline_database_up')).toBe(1);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('work without a database', async () => {
    await shop.closeDatabase();
    const text = await read();
    expect(figure(text, 'hemline_database_up')).toBe(0);
    expect(text).not.toContain('hemline_shop{');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('have their own URL only', async () => {
    expect((await fetch(served.url.replace('/metrics', '/'))).status).toBe(404);
    expect((await shop.app.inject('/metrics')).statusCode).toBe(404);
    expect((await shop.app.inject('/api/metrics')).statusCode).toBe(404);
  });
});
