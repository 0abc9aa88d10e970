import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail, Mailer, MailTransport } from './mail.ts';

/** What the queue tells: a line and whom or what it is about, but nothing a mail says. */
export type MailLog = Record<'info' | 'error', (about: object, line: string) => void>;

/**
 * Sends mail one after the other, each a second time when the first attempt fails.
 * @param pause milliseconds before the second attempt
 */
export function createMailer(transport: MailTransport, log: MailLog, pause = 2000): Mailer {
  let queue = Promise.resolve();

  /** Whether the transport took it. */
  async function deliver(mail: Mail): Promise<boolean> {
    const { to, subject } = mail;
    try {
      const place = await transport.deliver(mail).catch(async () => {
        await sleep(pause);
        return transport.deliver(mail);
      });
      log.info({ to, subject, place }, `Mail to ${to}: ${place}`);
      return true;
    } catch (error) {
      log.error({ to, subject, reason: reasonOf(error) }, 'A mail could not be sent');
      return false;
    }
  }

  return {
    send: (mail, undelivered) => {
      queue = queue.then(async () => {
        try {
          const ready = typeof mail === 'function' ? await mail() : mail;
          if (ready && !(await deliver(ready))) await undelivered?.();
        } catch (error) {
          log.error({ reason: reasonOf(error) }, 'A mail could not be written');
        }
      });
    },
    idle: async () => {
      // What is waited for may send on.
      for (let seen: typeof queue | undefined; seen !== queue; ) {
        seen = queue;
        await seen;
      }
    },
  };
}

/** The kind of failure alone for a query: its text carries values. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'query' in error ? 'the database does not answer' : error.message;
}
