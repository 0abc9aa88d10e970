/**
 * Calls `act` at most once in `intervalMs`, the first time at once, and tells it how many calls were
 * left out since. Keeps visitors from flooding the log.
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
