import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startInterval } from '../../server/lib/time.ts';

describe('repeated work', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('continues after a failure, which is reported', async () => {
    const work = vi.fn(async () => {
      throw new Error('the database is away');
    });
    const onError = vi.fn();
    const { stop } = startInterval(work, 1000, onError);
    await vi.advanceTimersByTimeAsync(3000);
    expect(work).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenCalledTimes(3);
    await stop();
    await vi.advanceTimersByTimeAsync(3000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('can start at once', async () => {
    const work = vi.fn(async () => {});
    const { stop } = startInterval(work, 1000, () => {}, { immediately: true });
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(2);
    await stop();
  });

  it('does not pile up during a long round', async () => {
    let finish = () => {};
    const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { stop } = startInterval(work, 1000, () => {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).toHaveBeenCalledTimes(1);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(work).toHaveBeenCalledTimes(2);

    let hasStopped = false;
    const stopped = stop().then(() => (hasStopped = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(hasStopped).toBe(false);
    finish();
    await stopped;
  });
});
