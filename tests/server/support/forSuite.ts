import { afterAll } from 'vitest';

/** Waits for what a suite opens, and closes it after the suite. For `describe` with an async function. */
export async function forSuite<T extends { close: () => unknown }>(opening: Promise<T>) {
  const opened = await opening;
  afterAll(() => opened.close());
  return opened;
}
