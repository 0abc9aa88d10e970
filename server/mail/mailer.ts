import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
import { v7 } from 'uuid';
import type { Config } from '../config.ts';
import { inMainCurrency } from '../lib/currencies.ts';
import { type Mail, type Mailer, MailRefused, type MailTransport, toMessage } from './mail.ts';

type MailSettings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>;

/** Milliseconds to deliver waiting email when the server stops. */
const timeoutMs = 5000;

/**
 * The shop's email, to a mail server or into `outbox` of the data folder.
 * @param log the server's log, which is created later
 */
export async function openMail(
  settings: MailSettings,
  dataFolder: string,
  log: () => Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<{ mailer: Mailer; check: () => Promise<void>; close: () => Promise<void> }> {
  const transport = await openTransport(settings, join(dataFolder, 'outbox'));
  const mailer = createMailer(transport, {
    info: (about, line) => log().info(about, line),
    error: (about, line) => log().error(about, line),
  });
  const close = async () => {
    await Promise.race([mailer.idle(), sleep(timeoutMs, undefined, { ref: false })]);
    transport.close();
  };
  const check = async () => {
    const problem = await transport.findProblem?.();
    if (problem) log().error({}, problem);
  };
  return { mailer, check, close };
}

async function openTransport(
  { SMTP_URL, MAIL_FROM }: MailSettings,
  folder: string,
): Promise<MailTransport> {
  if (SMTP_URL) return (await import('./smtp.ts')).smtp(SMTP_URL, MAIL_FROM);
  return outbox(folder, MAIL_FROM);
}

/** Log of the queue, without the content or the recipient of an email. */
type MailLog = Record<'info' | 'error', (about: object, line: string) => void>;

/**
 * Sends emails one by one, each a second time if the first attempt fails without a refusal.
 * @param retryDelayMs before the second attempt
 */
export function createMailer(transport: MailTransport, log: MailLog, retryDelayMs = 2000): Mailer {
  const queue = new PQueue({ concurrency: 1 });
  const waitingIds = new Set<string>();

  /** Returns the error if the transport did not accept the email. */
  async function deliver(mail: Mail): Promise<unknown> {
    const { subject } = mail;
    try {
      const place = await transport.deliver(mail).catch(async (error) => {
        if (error instanceof MailRefused) throw error;
        await sleep(retryDelayMs);
        return transport.deliver(mail);
      });
      log.info({ subject, place }, `Mail: ${place}`);
      return undefined;
    } catch (error) {
      log.error({ subject, reason: reasonOf(error) }, 'A mail could not be sent');
      return error;
    }
  }

  return {
    send: (mail, undelivered, id = v7()) => {
      if (waitingIds.has(id)) return;
      waitingIds.add(id);
      queue.add(async () => {
        waitingIds.delete(id);
        try {
          // The queue continues in the currency of the work that it waited for.
          const ready = typeof mail === 'function' ? await inMainCurrency(mail) : mail;
          const failure = ready && (await deliver(ready));
          if (failure instanceof MailRefused) await undelivered?.(failure.message, failure.isFinal);
          else if (failure) await undelivered?.(undefined, false);
        } catch (error) {
          log.error({ reason: reasonOf(error) }, 'A mail could not be written');
        }
      });
    },
    idle: () => queue.onIdle(),
    waiting: () => queue.size + queue.pending,
  };
}

/** Reason for the log: without a failed query's values, and without emails of recipients. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'query' in error) return 'the database does not answer';
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replace(/\S+/g, (word) => (word.includes('@') ? '(an email)' : word));
}

/** Writes each email as an .eml file to `folder`, for a shop without a mail server. */
export function outbox(folder: string, from: string): MailTransport {
  return {
    deliver: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${v7()}.eml`);
      // Programs that watch the folder must see complete emails. They may contain links to
      // accounts.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return file;
    },
    close: () => {},
  };
}
