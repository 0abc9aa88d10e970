import type { Mail } from './mail.ts';
import type { MailContent } from './mailContent.ts';
import { renderMail } from './renderMail.ts';

/** The link to set a new password. */
export function passwordResetMail(
  to: string,
  shop: MailContent['shop'],
  link: string,
  minutes: number,
): Mail {
  return renderMail(to, 'Set a new password', {
    shop,
    preview: `The link works once, within ${minutes} minutes.`,
    headline: 'Set a new password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for your account.',
      `The link works once, within ${minutes} minutes.`,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    button: { label: 'Set a new password', url: link },
    reason: `You get this mail because you have an account at ${shop.name}.`,
  });
}
