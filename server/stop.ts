/** Milliseconds that requests under way have to finish. */
const timeoutMs = 10_000;

/** Stops gracefully on the first SIGINT or SIGTERM, and at once on the second. */
export function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log(`${signal}: stopping…`);
    setTimeout(() => process.exit(1), timeoutMs).unref();
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
