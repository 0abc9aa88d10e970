import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import type { Program } from '../startProgram.ts';
import { changeStock } from './changeStock.ts';

export type Scenario = { name: string; path: string; whileStockChanges?: boolean };

/**
 * Measures each path with 50 connections, a row for each. The first is the control: all rates are
 * relative to it.
 */
export async function measureAnswers(shop: Program, scenarios: readonly Scenario[]) {
  const idle = memoryOf(shop);
  const rows: Record<string, string | number>[] = [];
  let control = 0;
  for (const { name, path, whileStockChanges } of scenarios) {
    const first = await ask(shop.url + path);
    const stop = whileStockChanges ? await changeStock(shop.url) : undefined;
    const result = await autocannon({
      url: shop.url + path,
      connections: 50,
      duration: Number(process.env.BENCH_SECONDS ?? 5),
      headers: { accept: '*/*', 'accept-encoding': 'gzip, deflate, br' },
    });
    await stop?.();
    const rate = result.requests.average;
    control ||= rate;
    rows.push({
      answer: name,
      'a second': Math.round(rate),
      'to control': Number((rate / control).toFixed(2)),
      'p50 ms': result.latency.p50,
      'p99 ms': result.latency.p99,
      'first ms': Math.round(first.ms),
      'KB sent': Number((first.bytes / 1024).toFixed(1)),
      failed: result.non2xx + result.errors,
      'idle MB': idle,
      'MB after': memoryOf(shop),
    });
  }
  return rows;
}

/** Time of the first, uncached reply, and its size in bytes over the network. */
async function ask(url: string) {
  const start = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const bytes = Number(answer.headers.get('content-length') ?? 0);
  return { ms: performance.now() - start, bytes };
}

/** Resident memory in MB; only known on Linux. */
function memoryOf({ pid }: Pick<Program, 'pid'>): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}
