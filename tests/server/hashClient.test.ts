import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { hashClient } from '../../server/security/passwords.ts';
import { password, signedUp, visitor } from './support/customer.ts';
import { forSuite } from './support/forSuite.ts';
import { patience } from './support/patience.ts';
import { openTestApp } from './support/testApp.ts';

describe('password hashing over HTTP', async () => {
  const shop = await forSuite(openTestApp());

  it('by one customer delays nobody else', async () => {
    const ana = await signedUp(shop.app, 'ana@shop.test');
    await signedUp(shop.app, 'ben@shop.test');
    const ended: { who: string; status: number; retryAfter: unknown }[] = [];
    const change = { username: 'Ana', email: 'ana@shop.test', password };
    const changes = Array.from({ length: 150 }, async () => {
      const { statusCode, headers } = await ana.call('POST /updateuser', change);
      ended.push({ who: 'ana', status: statusCode, retryAfter: headers['retry-after'] });
      return statusCode;
    });
    await expect.poll(() => ended.some(({ status }) => status === 429), patience).toBe(true);
    const login = { email: 'ben@shop.test', password };
    expect((await visitor(shop.app).call('POST /login', login)).statusCode).toBe(200);
    const doneBefore = ended.filter(({ status }) => status === 200).length;
    const statuses = await Promise.all(changes);
    const done = statuses.filter((status) => status === 200).length;
    // A few of the 20 accepted jobs finished meanwhile, not all.
    expect(doneBefore).toBeLessThan(done / 2);
    for (const { status, retryAfter } of ended) {
      if (status !== 200) expect({ status, retryAfter }).toEqual({ status: 429, retryAfter: '1' });
    }
  }, 60_000);

  it('is dropped only when its client disconnects', async () => {
    const app = Fastify();
    const signals: AbortSignal[] = [];
    let answer = () => {};
    app.post('/', (_request, reply) => {
      signals.push(hashClient(reply).signal);
      return new Promise((resolve) => {
        answer = () => resolve('done');
      });
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`;
    const call = (signal?: AbortSignal) =>
      fetch(url, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
        ...(signal && { signal }),
      });

    const patient = call();
    await expect.poll(() => signals.length, patience).toBe(1);
    answer();
    expect((await patient).status).toBe(200);
    expect(signals[0]?.aborted).toBe(false);

    const tab = new AbortController();
    const closed = call(tab.signal);
    await expect.poll(() => signals.length, patience).toBe(2);
    const [, signal] = signals;
    const aborted = signal && once(signal, 'abort');
    tab.abort();
    await expect(closed).rejects.toThrow();
    await aborted;
    answer();
    await app.close();
  });
});
