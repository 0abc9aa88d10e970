import { setTimeout as sleep } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Mail, Mailer, MailTransport } from './mail.ts';

/** What the queue logs: never the content or the recipient of a mail. */
type MailLog = Record<'info' | 'error', (about: object, line: string) => void>;

/**
 * Sends mail one after the other, each a second time when the first attempt fails.
 * @param retryDelayMs before the second attempt
 */
export function createMailer(transport: MailTransport, log: MailLog, retryDelayMs = 2000): Mailer {
  const queue = new PQueue({ concurrency: 1 });

  /** Whether the transport took it. */
  async function deliver(mail: Mail): Promise<boolean> {
    const { subject } = mail;
    try {
      const place = await transport.deliver(mail).catch(async () => {
        await sleep(retryDelayMs);
        return transport.deliver(mail);
      });
      log.info({ subject, place }, `Mail: ${place}`);
      return true;
    } catch (error) {
      log.error({ subject, reason: reasonOf(error) }, 'A mail could not be sent');
      return false;
    }
  }

  return {
    send: (mail, undelivered) => {
      queue.add(async () => {
        try {
          const ready = typeof mail === 'function' ? await mail() : mail;
          if (ready && !(await deliver(ready))) await undelivered?.();
        } catch (error) {
          log.error({ reason: reasonOf(error) }, 'A mail could not be written');
        }
      });
    },
    idle: () => queue.onIdle(),
    waiting: () => queue.size + queue.pending,
  };
}

/**
 * The kind of failure alone for a query: its text carries values. Mail servers name the reader whom
 * they refuse.
 */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'query' in error) return 'the database does not answer';
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replace(/\S+/g, (word) => (word.includes('@') ? '(an email)' : word));
}
