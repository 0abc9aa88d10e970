import type { Mail } from '../../../server/mail/mail.ts';
import { createMailer } from '../../../server/mail/mailer.ts';
import { fixedShop } from './fixedShop.ts';

/**
 * A mailer that keeps what it would send, to customers and to the owner; wait for `mailer.idle()`
 * before looking.
 */
export function openMailbox() {
  const mails: Mail[] = [];
  const ownerMails: Mail[] = [];
  const lines: string[] = [];
  const log = (about: object, line: string) => lines.push(`${JSON.stringify(about)} ${line}`);
  const transport = {
    deliver: async (mail: Mail) => {
      const box = mail.to === fixedShop.email ? ownerMails : mails;
      return `mailbox, mail ${box.push(mail)}`;
    },
    close: () => {},
  };
  return {
    mails,
    ownerMails,
    lines,
    mailer: createMailer(transport, { info: log, error: log }, 0),
  };
}
