import type { Mail } from './mail.ts';
import type { MailContent } from './mailContent.ts';
import { renderHtml } from './renderHtml.ts';
import { renderText } from './renderText.ts';

/** A mail as HTML and as plain text. */
export function renderMail(to: string, subject: string, content: MailContent): Mail {
  return {
    to,
    sender: content.shop.name,
    subject,
    text: renderText(content),
    html: renderHtml(content),
    ...(content.shop.email !== '' && { replyTo: content.shop.email }),
    ...(content.unsubscribe && { unsubscribeUrl: content.unsubscribe.url }),
  };
}
