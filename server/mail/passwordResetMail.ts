import { html } from './html.ts';
import type { Mail } from './mail.ts';

/** The link to set a new password. */
export function passwordResetMail(to: string, link: string, minutes: number): Mail {
  const lines = [
    'Somebody, hopefully you, asked for a new password for your account.',
    `The link works once, within ${minutes} minutes:`,
    'If it was not you, there is nothing to do: your password stays as it is.',
  ] as const;
  return {
    to,
    subject: 'Set a new password',
    text: `${lines[0]}\n\n${lines[1]}\n${link}\n\n${lines[2]}\n`,
    html: html`<p>${lines[0]}</p><p>${lines[1]}<br><a href="${link}">Set a new password</a></p><p>${lines[2]}</p>`,
  };
}
