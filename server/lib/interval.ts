/** Stops what runs in the background, and waits for the round under way. */
export type Background = { stop: () => Promise<void> };

/** Does `work` every `intervalMs`, never twice at once; for the first time after that, or now. */
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
