import nodemailer from 'nodemailer';
import { type MailTransport, toMessage } from './mail.ts';

/** Milliseconds that a mail server may take for one step; only the queue waits for it. */
const timeoutMs = 10_000;

/** Hands mail to the server of `url`, as smtps://user:password@mail.example. */
export function smtp(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    deliver: async (mail) => {
      await transport.sendMail(toMessage(mail, from));
      return 'handed to the mail server';
    },
    close: () => transport.close(),
  };
}
