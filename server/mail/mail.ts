/** A message to one reader, as text and as HTML that says the same. */
export type Mail = {
  /** The email address alone, without a name. */
  to: string;
  /** Gets the reader's answer; the sender by default. */
  replyTo?: string;
  /** The name it comes in; that of the address it is sent from by default. */
  sender?: string;
  subject: string;
  text: string;
  html: string;
  /** Where the reader gets no more of its kind, for the mailbox's own button (RFC 2369). */
  unsubscribeUrl?: string;
};

/** Brings mail on its way. */
export type MailTransport = {
  /** @returns where the mail is now, for the log */
  deliver: (mail: Mail) => Promise<string>;
  close: () => void;
};

/** What services send mail with. */
export type Mailer = {
  /**
   * Puts a mail into the queue and returns at once; a failure is logged, never thrown. A function
   * is called in the queue: what it looks up first cannot be timed by the caller.
   * @param undelivered called in the queue when the transport did not take the mail
   */
  send: (mail: Mail | (() => Promise<Mail | undefined>), undelivered?: () => Promise<void>) => void;
  /** Settles when the queue is empty. */
  idle: () => Promise<void>;
  /** Mails in it, the one on its way among them. */
  waiting: () => number;
};
