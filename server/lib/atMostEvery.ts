/**
 * Calls `act` at once, and then not before `intervalMs` have passed; it is told how many calls were
 * left out meanwhile. For logs, whose length nobody outside may choose.
 */
export function atMostEvery<A extends unknown[]>(
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
