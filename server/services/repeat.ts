/** Does `work` again and again, `pause` milliseconds apart; `stop` waits for the round under way. */
export function repeat(
  work: () => Promise<void>,
  pause: number,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(work).catch(onError);
  }, pause);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await round;
    },
  };
}
