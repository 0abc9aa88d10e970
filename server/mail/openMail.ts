import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Mailer, MailTransport } from './mail.ts';
import { createMailer } from './mailer.ts';

type MailSettings = Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>;

/** Milliseconds that mail has to leave when the server stops. */
const timeoutMs = 5000;

/**
 * The shop's mail, to a mail server or into `outbox` of the data folder.
 * @param log the server's, which is made later than what sends mail
 */
export async function openMail(
  settings: MailSettings,
  dataFolder: string,
  log: () => Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<{ mailer: Mailer; close: () => Promise<void> }> {
  const transport = await openTransport(settings, join(dataFolder, 'outbox'));
  const mailer = createMailer(transport, {
    info: (about, line) => log().info(about, line),
    error: (about, line) => log().error(about, line),
  });
  const close = async () => {
    await Promise.race([mailer.idle(), sleep(timeoutMs, undefined, { ref: false })]);
    transport.close();
  };
  return { mailer, close };
}

async function openTransport(
  { SMTP_URL, MAIL_FROM }: MailSettings,
  folder: string,
): Promise<MailTransport> {
  if (SMTP_URL) return (await import('./smtp.ts')).smtp(SMTP_URL, MAIL_FROM);
  return (await import('./outbox.ts')).outbox(folder, MAIL_FROM);
}
