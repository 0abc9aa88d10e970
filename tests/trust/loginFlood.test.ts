import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isLong } from './support/amount.ts';
import { eachDatabase } from './support/eachDatabase.ts';
import { openShop } from './support/openShop.ts';

const rounds = Number(process.env.ROUNDS ?? 10);
const seconds = 5;
const clients = 50;

eachDatabase('a flood of logins', (newDatabase) => {
  it.runIf(isLong)(
    `of ${clients} clients does not slow the catalogue, in ${rounds} rounds with and without it`,
    async () => {
      // Each client uses its own network, or most would be refused before any work.
      const env = { ...(await newDatabase()), TRUST_PROXY: '1' };
      const shop = await openShop(env, 0);
      const { url } = shop.server();
      const logins: number[] = [];
      /** Time relative to that without the flood, for each round on the same machine. */
      const ratios: number[] = [];
      await readCatalogue(url, 1);
      for (let round = 1; round <= rounds; round++) {
        const quiet = await readCatalogue(url, seconds);
        const flood = new AbortController();
        const flooding = Array.from({ length: clients }, (_, client) =>
          logIn(url, client, flood.signal, logins),
        );
        // Wait until the clients queue up.
        await sleep(500);
        const flooded = await readCatalogue(url, seconds);
        flood.abort();
        await Promise.all(flooding);
        const [p99, p99Flooded] = [quantile(quiet, 0.99), quantile(flooded, 0.99)];
        ratios.push(p99Flooded / p99);
        console.log(
          `median ${quantile(quiet, 0.5).toFixed(1)} → ${quantile(flooded, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} → ${p99Flooded.toFixed(1)} ms`,
        );
      }
      // Every login was checked: refused ones would cost nothing.
      expect(new Set(logins)).toEqual(new Set([401]));
      const ratio = quantile(ratios, 0.5);
      console.log(`${logins.length} logins; p99 is ${ratio.toFixed(2)} times as long`);
      expect(ratio).toBeLessThan(2);
      await shop.server().kill();
    },
    600_000,
  );
});

/** Reads catalogue pages one after another; returns the milliseconds of each. */
async function readCatalogue(url: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const start = performance.now();
    // Every other page is new, so that no cache has it.
    const search = times.length % 2 ? `&q=linen${performance.now()}` : '';
    const answer = await fetch(`${url}/api/allproducts?fields=card&limit=24${search}`);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - start);
    await sleep(5);
  }
  return times;
}

async function logIn(url: string, client: number, signal: AbortSignal, statuses: number[]) {
  for (let number = 0; !signal.aborted; number++) {
    const answer = await fetch(`${url}/api/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.0.${client}.1`,
      },
      body: JSON.stringify({ email: `${client}-${number}@shop.test`, password: 'a guess of many' }),
    });
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
}

function quantile(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? 0;
}
