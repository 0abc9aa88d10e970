import type { Mail, Mailer } from './mail.ts';

/**
 * Puts mail of one kind into a mailer's queue, unless the one with this id waits there already: the
 * cleanup, which comes back every half minute, must not pile it up.
 */
export function createQueueOnce() {
  const queues = new WeakMap<Mailer, Set<string>>();
  return (
    mailer: Mailer,
    id: string,
    write: () => Promise<Mail | undefined>,
    undelivered: () => Promise<void>,
  ): void => {
    const queued = queues.get(mailer) ?? new Set();
    queues.set(mailer, queued);
    if (queued.has(id)) return;
    queued.add(id);
    mailer.send(() => {
      queued.delete(id);
      return write();
    }, undelivered);
  };
}
