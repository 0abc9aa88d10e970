import { describe, expect, it } from 'vitest';
import { createQueue } from '../../src/data/ApiProvider.tsx';

describe('queued changes', () => {
  it('are sent after earlier ones are answered, whatever the reply', async () => {
    const enqueue = createQueue();
    const sent: string[] = [];
    const waiting: ((isTaken: boolean) => void)[] = [];
    const change = (name: string) =>
      enqueue(async () => {
        sent.push(name);
        const isTaken = await new Promise<boolean>((answer) => waiting.push(answer));
        if (!isTaken) throw new Error(`${name} is refused`);
        return name;
      });
    const refused = expect(change('first')).rejects.toThrow('first is refused');
    const taken = expect(change('second')).resolves.toBe('second');
    await expect.poll(() => sent).toEqual(['first']);
    waiting[0]?.(false);
    await expect.poll(() => sent).toEqual(['first', 'second']);
    waiting[1]?.(true);
    await Promise.all([refused, taken]);
  });
});
