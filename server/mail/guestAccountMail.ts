import type { Mail } from './mail.ts';
import type { MailContent } from './mailContent.ts';
import { renderMail } from './renderMail.ts';

/** The link by which a guest's order comes into an account. */
export function guestAccountMail(
  to: string,
  shop: MailContent['shop'],
  { link, minutes, number }: { link: string; minutes: number; number: string },
): Mail {
  return renderMail(to, `Keep order ${number} in an account`, {
    shop,
    preview: `The link works once, within ${minutes} minutes.`,
    headline: 'Choose a password',
    paragraphs: [
      `With a password, order ${number} is in an account of your own at ${shop.name}.`,
      'If you have an account with this email already, the order is added to it, and the password you choose is its new one.',
      `The link works once, within ${minutes} minutes. If it was not you who asked, there is nothing to do.`,
    ],
    button: { label: 'Choose a password', url: link },
    reason: `You get this mail because somebody ordered at ${shop.name} with this email.`,
  });
}
