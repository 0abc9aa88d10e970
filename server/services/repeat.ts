/**
 * Does `work` again and again, `pause` milliseconds apart; a round that takes longer leaves out
 * those that would begin meanwhile. `stop` waits for the round under way.
 */
export function repeat(
  work: () => Promise<void>,
  pause: number,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let round: Promise<void> | undefined;
  const timer = setInterval(() => {
    round ??= work()
      .catch(onError)
      .finally(() => {
        round = undefined;
      });
  }, pause);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
