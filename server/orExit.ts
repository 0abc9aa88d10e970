import { StartError } from './errors.ts';

/** Ends the process when `work` fails: with one line when it says what to do, else with the error. */
export async function orExit(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
