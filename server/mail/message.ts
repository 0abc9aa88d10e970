import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';
import { senderOf } from './sender.ts';

/** The mail as nodemailer takes it. Nothing in it is read as a file, an address list or a header. */
export function toMessage(mail: Mail, from: string): SendMailOptions {
  const { to, replyTo, sender, subject, text, html, unsubscribeUrl } = mail;
  return {
    from: sender === undefined ? from : { name: sender, address: senderOf(from).address },
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(unsubscribeUrl && { list: { unsubscribe: unsubscribeUrl } }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
