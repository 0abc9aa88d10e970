import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { TooMany, Unavailable } from '../../server/errors.ts';
import { createHashQueue } from '../../server/security/passwords.ts';

/**
 * A queue that runs one job at a time; jobs end on request. Also records the order of started
 * jobs.
 */
function openQueue(limits: { capacity?: number; perOwner?: number } = {}) {
  const queue = createHashQueue({ concurrency: 1, capacity: 100, perOwner: 100, ...limits });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (owner: string, signal = new AbortController().signal, name = owner) =>
    queue(
      () => {
        begun.push(name);
        return new Promise<void>((end) => ends.push(end));
      },
      { owner, signal },
    );
  /** Ends jobs one by one until none starts. */
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await setImmediate();
    }
  };
  return { add, begun, endAll };
}

describe('the password hashing queue', () => {
  it('serves a new owner before one with many jobs', async () => {
    const { add, begun, endAll } = openQueue();
    const jobs = ['ana', 'ana', 'ana', 'ana', 'ben', 'ben', 'cleo'].map((owner) => add(owner));
    await endAll();
    await Promise.all(jobs);
    expect(begun).toEqual(['ana', 'ben', 'cleo', 'ana', 'ben', 'ana', 'ana']);
  });

  it('has few places per owner, who may return when one is free', async () => {
    const { add, endAll } = openQueue({ perOwner: 2 });
    const jobs = [add('ana'), add('ana')];
    await expect(add('ana')).rejects.toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
    });
    await expect(add('ana')).rejects.toBeInstanceOf(TooMany);
    const other = add('ben');
    await endAll();
    await Promise.all([...jobs, other]);
    const again = add('ana');
    await endAll();
    await again;
  });

  it('refuses everybody while it is full, and says when to retry', async () => {
    const { add, endAll } = openQueue({ capacity: 2 });
    const jobs = ['ana', 'ben', 'cleo'].map((owner) => add(owner));
    const refused = add('dora');
    await expect(refused).rejects.toBeInstanceOf(Unavailable);
    await expect(refused).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    await endAll();
    await Promise.all(jobs);
  });

  it('drops jobs of disconnected clients, and keeps the place of a running one', async () => {
    const { add, begun, endAll } = openQueue({ capacity: 1 });
    const ana = new AbortController();
    const ben = new AbortController();
    const running = add('ana', ana.signal);
    const waiting = add('ben', ben.signal);
    await setImmediate();
    ana.abort();
    ben.abort();
    await expect(waiting).rejects.toBeInstanceOf(Unavailable);
    const next = add('cleo');
    await setImmediate();
    expect(begun).toEqual(['ana']);
    await endAll();
    await Promise.all([running, next]);
    expect(begun).toEqual(['ana', 'cleo']);
    const gone = add('dora', AbortSignal.abort());
    await expect(gone).rejects.toBeInstanceOf(Unavailable);
  });

  it('continues after a failed job', async () => {
    const queue = createHashQueue({ concurrency: 1, capacity: 1, perOwner: 1 });
    const client = { owner: 'ana', signal: new AbortController().signal };
    for (let round = 0; round < 3; round++) {
      await expect(queue(() => Promise.reject(new Error('no')), client)).rejects.toThrow('no');
    }
    expect(await queue(async () => 'done', client)).toBe('done');
  });
});
