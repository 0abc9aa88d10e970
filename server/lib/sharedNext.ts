/**
 * A read that callers share: who comes while one is under way gets the next one, so that whatever was
 * done before the call is part of it, and however many ask, one is made after the other.
 */
export function sharedNext<T>(read: () => Promise<T>): () => Promise<T> {
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
