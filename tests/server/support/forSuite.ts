import { afterAll } from 'vitest';

/**
 * Opens something before a suite, and closes it afterwards. For `describe` with an async function.
 */
export async function forSuite<T extends { close: () => unknown }>(opening: Promise<T>) {
  const opened = await opening;
  afterAll(() => opened.close());
  return opened;
}
