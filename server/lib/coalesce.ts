/**
 * Shares a read between callers. Calls made while one is under way all get the next one, which sees
 * everything that was committed before they called.
 */
export function coalesce<T>(read: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  return () => {
    next ??= (async () => {
      await current?.catch(() => {});
      next = undefined;
      const reading = read();
      current = reading;
      return reading;
    })();
    return next;
  };
}
