import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { exampleProduct } from './support/exampleProduct.ts';
import { openTestApp } from './support/testApp.ts';

const clients = 20;

/** Status, or the error's code. */
function ask(agent: Agent, port: number, path: string): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request({ agent, port, path, host: '127.0.0.1' }, (answer) => {
      answer.on('error', () => resolve('cut off'));
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });
}

/** Clients that send requests over kept-alive connections until the server stops listening. */
async function stopUnderLoad(drains: boolean) {
  const { app, close } = await openTestApp({ products: [exampleProduct(1)] });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const outcomes: (number | string)[] = [];
  const asking = Array.from({ length: clients }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    let outcome: number | string = 200;
    while (outcome !== 'ECONNREFUSED') {
      outcome = await ask(agent, port, '/api/envparams');
      outcomes.push(outcome);
    }
    agent.destroy();
  });
  while (outcomes.length < 20 * clients) await sleep(5);
  if (drains) await app.drain.finish();
  await close();
  await Promise.all(asking);
  return { outcomes: new Set(outcomes), app };
}

describe('a stopping server', () => {
  it('answers every request that 20 clients have sent, and resets none', async () => {
    const { outcomes } = await stopUnderLoad(true);
    expect(outcomes).toEqual(new Set([200, 'ECONNREFUSED']));
  });

  it('would drop some without its drain: the control', async () => {
    const { outcomes } = await stopUnderLoad(false);
    expect([...outcomes].filter((one) => one !== 200 && one !== 'ECONNREFUSED')).not.toEqual([]);
  });

  it('reports at once that it is not ready, while it still answers', async () => {
    const { app, close } = await openTestApp();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const agent = new Agent({ keepAlive: true });
    const { port } = app.server.address() as AddressInfo;
    expect(await ask(agent, port, '/api/ready')).toBe(200);
    const finished = app.drain.finish();
    expect(await ask(agent, port, '/api/ready')).toBe(503);
    await finished;
    await close();
  });
});
