import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { defaultTimeouts } from '../../server/http/load.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const timeouts = { headers: 400, body: 500, upload: 60_000, silence: 60_000, check: 100 };

describe('slow clients', async () => {
  const shop = await forSuite(openTestApp({ timeouts }));
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = shop.app.server.address() as AddressInfo;

  const json = 'Host: shop.test\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n';

  it.each([
    ['say nothing', ''],
    ['never end their headers', 'GET /api/envparams HTTP/1.1\r\nHost: shop.test\r\n'],
    ['never end their body', `POST /api/login HTTP/1.1\r\n${json}{"email":`],
    ['never end a body that was refused', `POST /api/nothing HTTP/1.1\r\n${json}{`],
    ['never end an upload that is not theirs', `POST /api/s3/upload HTTP/1.1\r\n${json}{`],
    ['say nothing more after a request', 'GET /api/envparams HTTP/1.1\r\nHost: a\r\n\r\nGET /'],
  ])('are disconnected if they %s, while others are served', async (_, begin) => {
    const slow = Array.from({ length: 50 }, () => openSlow(port, begin));
    onTestFinished(() => {
      for (const socket of slow) socket.destroy();
    });
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    // Not 0, because the connections of `fetch` are kept alive.
    while ((await countConnections(shop)) >= slow.length) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/envparams`);
      expect(answer.status).toBe(200);
      await sleep(20);
    }
  });

  it('are disconnected within 15 seconds by default', () => {
    const { headers, body, check } = defaultTimeouts;
    expect(Math.max(headers, body) + check).toBeLessThan(15_000);
  });
});

/** Sends the start at once, then a byte now and then; keeps its side open. */
function openSlow(port: number, begin: string): Socket {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write(begin);
  const drip = setInterval(() => begin && socket.write('x'), 100);
  socket.resume();
  socket.on('error', () => {});
  socket.on('close', () => clearInterval(drip));
  return socket;
}

function countConnections({ app }: TestApp): Promise<number> {
  return new Promise((resolve) => app.server.getConnections((_, count) => resolve(count)));
}
