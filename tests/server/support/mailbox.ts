import type { Mail } from '../../../server/mail/mail.ts';
import { createMailer } from '../../../server/mail/mailer.ts';

/** A mailer that keeps what it would send; wait for `mailer.idle()` before looking. */
export function openMailbox() {
  const mails: Mail[] = [];
  const lines: string[] = [];
  const log = (about: object, line: string) => lines.push(`${JSON.stringify(about)} ${line}`);
  const transport = {
    deliver: async (mail: Mail) => `mailbox, mail ${mails.push(mail)}`,
    close: () => {},
  };
  return { mails, lines, mailer: createMailer(transport, { info: log, error: log }, 0) };
}
