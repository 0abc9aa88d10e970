import type { SendMailOptions } from 'nodemailer';

/** A message to one recipient, as text and as equivalent HTML. */
export type Mail = {
  /** The email address alone, without a name. */
  to: string;
  /** Reply address; the sender by default. */
  replyTo?: string;
  /** The sender's name; by default that of the sender's address. */
  sender?: string;
  subject: string;
  text: string;
  html: string;
  /** Unsubscribe page for this kind of email, for the mailbox's own button (RFC 2369). */
  unsubscribeUrl?: string;
};

/** The mail server refused the recipient or the message. */
export class MailRefused extends Error {
  /**
   * False for a policy reply, which depends on settings (RFC 3463, 3.8) that the owner may correct.
   */
  readonly isFinal = !/^5\d\d[ -]5\.7\./.test(this.message);
}

export type MailTransport = {
  /**
   * @returns the place of the email, for the log
   * @throws MailRefused with the reply of the mail server
   */
  deliver: (mail: Mail) => Promise<string>;
  /** Tries the connection; resolves to a line for the log if it fails. */
  findProblem?: () => Promise<string | undefined>;
  close: () => void;
};

/**
 * Acts on an email that the transport did not take.
 * @param refusal the mail server's reply, if it refused the email
 * @param isFinal another attempt would fail, too
 */
export type OnUndelivered = (refusal: string | undefined, isFinal: boolean) => Promise<void>;

export type Mailer = {
  /**
   * Queues an email and returns at once; a failure is logged, never thrown. A function is called in
   * the queue, so that callers cannot time its lookups.
   * @param undelivered called in the queue
   * @param id skips the email while one with this id waits, for repeated calls
   */
  send: (
    mail: Mail | (() => Promise<Mail | undefined>),
    undelivered?: OnUndelivered,
    id?: string,
  ) => void;
  /** Settles when the queue is empty. */
  idle: () => Promise<void>;
  /** Number of emails in the queue, including the one being sent. */
  waiting: () => number;
};

/**
 * The email as nodemailer takes it. Nothing in it is read as a file, an address list or a header.
 */
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

/** Name and address of `Hemline <shop@hemline.test>`; the name of a bare address is its host. */
export function senderOf(from: string): { name: string; address: string } {
  const [, name, address = from] = /^([^<]*[^<\s])?\s*<([^>]+)>$/.exec(from) ?? [];
  const unquoted = name?.replace(/^"(.*)"$/, '$1');
  return { name: unquoted ?? address.slice(address.indexOf('@') + 1), address };
}
