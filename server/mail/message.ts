import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

/** The mail as nodemailer takes it. Nothing in it is read as a file, an address list or a header. */
export function toMessage({ to, subject, text, html }: Mail, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
