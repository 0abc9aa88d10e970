/**
 * Does `work` again and again, `pause` milliseconds apart; a round that takes longer leaves out
 * those that would begin meanwhile. The first one comes after a pause, or now. `stop` waits for the round under way.
 */
export function repeat(
  work: () => Promise<void>,
  pause: number,
  onError: (error: unknown) => void,
  { beginsNow = false } = {},
): { stop: () => Promise<void> } {
  let round: Promise<void> | undefined;
  const begin = () => {
    round ??= work()
      .catch(onError)
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(begin, pause);
  timer.unref();
  if (beginsNow) begin();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
