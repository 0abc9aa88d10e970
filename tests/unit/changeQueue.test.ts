import { describe, expect, it } from 'vitest';
import { createChangeQueue } from '../../src/data/changeQueue.ts';

/** A server whose answers wait until a test lets them go. */
function slowServer() {
  const waiting: { answer: () => void; refuse: () => void }[] = [];
  const log: string[] = [];
  const ask = (name: string) =>
    new Promise<void>((resolve, reject) => {
      log.push(`${name} is asked`);
      waiting.push({ answer: resolve, refuse: () => reject(new Error(`${name} is refused`)) });
    });
  async function next(how: 'answer' | 'refuse' = 'answer') {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.[how]();
  }
  return { ask, next, log };
}

function openQueue() {
  const shown: number[] = [];
  return { shown, queue: createChangeQueue<number>((state) => shown.push(state)) };
}

const plus = (pieces: number) => (count: number) => count + pieces;

describe('changes of what a server keeps', () => {
  it('show at once and are sent one after another', async () => {
    const { ask, next, log } = slowServer();
    const { queue, shown } = openQueue();
    const first = queue.change(plus(1), () => ask('first'), 4);
    const second = queue.change(plus(1), () => ask('second'), 5);
    expect(shown).toEqual([5, 6]);
    await next();
    await first;
    expect(queue.isBusy()).toBe(true);
    await next();
    await second;
    expect(log).toEqual(['first is asked', 'second is asked']);
    expect(queue.isBusy()).toBe(false);
    expect(shown).toEqual([5, 6]);
  });

  it('are taken back alone when they fail; those after them stay', async () => {
    const { ask, next } = slowServer();
    const { queue, shown } = openQueue();
    const first = queue.change(plus(1), () => ask('first'), 4);
    const second = queue.change(plus(10), () => ask('second'), 5);
    const refused = expect(first).rejects.toThrow('first is refused');
    await next('refuse');
    await refused;
    expect(shown).toEqual([5, 15, 14]);
    await next();
    await second;
    expect(shown.at(-1)).toBe(14);
  });

  it('are told what those before them left', async () => {
    const { ask, next } = slowServer();
    const { queue } = openQueue();
    const left: number[] = [];
    const note = async (state: number) => {
      left.push(state);
      await ask('change');
    };
    const changes = [plus(1), plus(1)].map((to) => queue.change(to, note, 4));
    await next();
    await next();
    await Promise.all(changes);
    expect(left).toEqual([4, 5]);
  });

  it('keep a question waiting, which is asked again when one comes meanwhile', async () => {
    const { ask, next, log } = slowServer();
    const { queue } = openQueue();
    const first = queue.change(plus(1), () => ask('first'), 4);
    let count = 5;
    const read = queue.read(async () => {
      await ask('question');
      return count++;
    });
    await next();
    await first;
    await expect.poll(() => log).toEqual(['first is asked', 'question is asked']);
    const second = queue.change(plus(1), () => ask('second'), 5);
    await next();
    await next();
    await second;
    await next();
    expect(await read).toBe(6);
    expect(log).toEqual([
      'first is asked',
      'question is asked',
      'second is asked',
      'question is asked',
    ]);
  });
});
