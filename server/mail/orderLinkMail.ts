import type { Mail } from './mail.ts';
import type { MailContent } from './mailContent.ts';
import { renderMail } from './renderMail.ts';

/** The link that replaces all others to an order. */
export function orderLinkMail(
  to: string,
  shop: MailContent['shop'],
  { link, number }: { link: string; number: string },
): Mail {
  return renderMail(to, `Your new link to order ${number}`, {
    shop,
    preview: 'Earlier links no longer work.',
    headline: 'Your new link',
    paragraphs: [
      `This link opens order ${number}. The links in our earlier emails no longer work.`,
    ],
    button: { label: 'See your order', url: link },
    reason: `You get this mail because you ordered at ${shop.name}.`,
  });
}
