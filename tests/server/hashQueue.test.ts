import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { TooMany, Unavailable } from '../../server/errors.ts';
import { createHashQueue } from '../../server/security/passwords.ts';

/** A queue for one job at a time, whose jobs end when they are told to, and what ended in which order. */
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
  /** Ends one job after the other, until none begins any more. */
  const endAll = async () => {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      await setImmediate();
    }
  };
  return { add, begun, endAll };
}

describe('the queue of passwords to be hashed', () => {
  it('lets a newcomer pass whoever has many in it', async () => {
    const { add, begun, endAll } = openQueue();
    const jobs = ['ana', 'ana', 'ana', 'ana', 'ben', 'ben', 'cleo'].map((owner) => add(owner));
    await endAll();
    await Promise.all(jobs);
    expect(begun).toEqual(['ana', 'ben', 'cleo', 'ana', 'ben', 'ana', 'ana']);
  });

  it('has few places for one owner, who may come again when one is free', async () => {
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

  it('turns everybody away while it is full, and says when to come back', async () => {
    const { add, endAll } = openQueue({ capacity: 2 });
    const jobs = ['ana', 'ben', 'cleo'].map((owner) => add(owner));
    const refused = add('dora');
    await expect(refused).rejects.toBeInstanceOf(Unavailable);
    await expect(refused).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    await endAll();
    await Promise.all(jobs);
  });

  it('drops the work of a client that is gone, and keeps the place of what runs', async () => {
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

  it('is not held up by work that fails', async () => {
    const queue = createHashQueue({ concurrency: 1, capacity: 1, perOwner: 1 });
    const client = { owner: 'ana', signal: new AbortController().signal };
    for (let round = 0; round < 3; round++) {
      await expect(queue(() => Promise.reject(new Error('no')), client)).rejects.toThrow('no');
    }
    expect(await queue(async () => 'done', client)).toBe('done');
  });
});
