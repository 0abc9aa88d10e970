import {
  type Mail,
  type Mailer,
  MailRefused,
  type OnUndelivered,
} from '../../../server/mail/mail.ts';
import { createMailer } from '../../../server/mail/mailer.ts';
import { fixedShop } from './fixedShop.ts';

/**
 * A mailer that collects email to customers and the owner; wait for `mailer.idle()` before reading
 * it.
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

/**
 * A mailer that delivers nothing: `idle` makes all emails fail.
 * @param refusal the mail server's reply, if it refuses the recipient
 */
export function brokenMailer(refusal?: string) {
  const failure = refusal === undefined ? undefined : new MailRefused(refusal);
  const undelivered: (() => Promise<void>)[] = [];
  return {
    send: (mail: unknown, failed?: OnUndelivered) => {
      undelivered.push(async () => {
        if (typeof mail === 'function' && (await mail()))
          await failed?.(refusal, failure?.isFinal ?? false);
      });
    },
    idle: async () => {
      for (const act of undelivered) await act();
    },
    waiting: () => undelivered.length,
  };
}

/** Lets three servers of a shop work at once; resolves to the sorted recipients of their email. */
export async function mailFromThree<C extends object>(
  context: C,
  work: (context: C & { mailer: Mailer }) => Promise<unknown>,
): Promise<string[]> {
  const boxes = [openMailbox(), openMailbox(), openMailbox()];
  await Promise.all(boxes.map(({ mailer }) => work({ ...context, mailer })));
  await Promise.all(boxes.map(({ mailer }) => mailer.idle()));
  return boxes.flatMap(({ mails }) => mails.map(({ to }) => to)).sort();
}
