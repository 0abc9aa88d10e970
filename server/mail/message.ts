import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

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

/**
 * Name and address of `Hemline <shop@hemline.test>`, the name in quotes or not; a bare address has
 * its host for a name.
 */
export function senderOf(from: string): { name: string; address: string } {
  const [, name, address = from] = /^([^<]*[^<\s])?\s*<([^>]+)>$/.exec(from) ?? [];
  const unquoted = name?.replace(/^"(.*)"$/, '$1');
  return { name: unquoted ?? address.slice(address.indexOf('@') + 1), address };
}
