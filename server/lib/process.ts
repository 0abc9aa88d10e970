import { StartError } from '../errors.ts';

/** Milliseconds that running requests have to finish. */
const stopTimeoutMs = 10_000;

/** Ends the process if `work` fails, with one line for a StartError, else the whole error. */
export async function exitOnFailure(work: Promise<void>) {
  try {
    await work;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

/** Stops gracefully on the first SIGINT or SIGTERM, and at once on the second. */
export function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log(`${signal}: stopping…`);
    setTimeout(() => process.exit(1), stopTimeoutMs).unref();
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
