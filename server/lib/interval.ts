/** Stops a background job, and waits for the round under way. */
export type Background = { stop: () => Promise<void> };

/**
 * Runs `work` every `intervalMs`, never twice at once; the first time after one interval, or at
 * once.
 */
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
