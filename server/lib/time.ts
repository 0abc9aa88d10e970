export function addMs(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}

/** A background job; `stop` waits for the running round. */
export type Background = { stop: () => Promise<void> };

/** Runs `work` every `intervalMs`, never twice at once; `immediately` also starts a first round. */
export function startInterval(
  work: () => Promise<void>,
  intervalMs: number,
  onError: (error: unknown) => void,
  { immediately = false } = {},
): Background {
  let round: Promise<void> | undefined;
  const begin = () => {
    round ??= work()
      .catch(onError)
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(begin, intervalMs);
  timer.unref();
  if (immediately) begin();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}

/**
 * Shares a read between callers. Those who call during a read share the next one, so that everybody
 * sees what was committed before their call.
 * @param commits count of commits, if this process sees them all: while it stays the same, the last
 * read serves everybody
 */
export function coalesce<T>(read: () => Promise<T>, commits?: () => number): () => Promise<T> {
  let current: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  let kept: { reading: Promise<T>; commits: number } | undefined;
  return () => {
    if (kept && kept.commits === commits?.()) return kept.reading;
    next ??= (async () => {
      await current?.catch(() => {});
      next = undefined;
      const before = commits?.();
      const reading = read();
      current = reading;
      if (before !== undefined) {
        kept = { reading, commits: before };
        reading.catch(() => {
          kept = undefined;
        });
      }
      return reading;
    })();
    return next;
  };
}

/**
 * Calls `act` at most once in `intervalMs`, with the number of calls skipped since the last one.
 */
export function throttle<A extends unknown[]>(
  intervalMs: number,
  act: (leftOut: number, ...args: A) => void,
): (...args: A) => void {
  let calledAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return (...args) => {
    const now = performance.now();
    if (now - calledAt < intervalMs) {
      leftOut++;
      return;
    }
    calledAt = now;
    act(leftOut, ...args);
    leftOut = 0;
  };
}
