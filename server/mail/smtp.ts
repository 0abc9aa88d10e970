import nodemailer from 'nodemailer';
import { isCertificateError } from '../lib/certificates.ts';
import { MailRefused, type MailTransport, toMessage } from './mail.ts';

/** Milliseconds that a mail server may take for one step; only the queue waits for it. */
const timeoutMs = 10_000;

/** Fields of nodemailer's errors. */
type SmtpError = Error & {
  code?: string;
  /** Code of the system, where `code` is nodemailer's. */
  originalCode?: string;
  command?: string;
  response?: string;
  /** The reply is 5xx. */
  permanent?: boolean;
};

/** Sends email through the server of `url`, such as smtps://user:password@mail.example. */
export function smtp(url: string, from: string): MailTransport {
  const transport = nodemailer.createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    // Longer, so that a greeting that never comes is reported as such.
    socketTimeout: 2 * timeoutMs,
  });
  return {
    deliver: async (mail) => {
      await transport.sendMail(toMessage(mail, from)).catch((error: SmtpError) => {
        throw isRefusal(error) ? new MailRefused(error.response?.replace(/\s+/g, ' ')) : error;
      });
      return 'handed to the mail server';
    },
    findProblem: async () => {
      try {
        await transport.verify();
        return undefined;
      } catch (error) {
        const message = (error as SmtpError).message.replace(/\s+/g, ' ').trim();
        return `Mail can't be sent: the server of SMTP_URL fails (${message}). ${adviceFor(error as SmtpError, url)}`;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Returns true if the recipient or the message was refused, false for login or sender, which are
 * settings.
 */
function isRefusal({ permanent, command }: SmtpError): boolean {
  return permanent === true && (command === 'RCPT TO' || command === 'DATA');
}

function adviceFor({ code, originalCode = code, message }: SmtpError, url: string): string {
  if (isCertificateError(originalCode)) {
    return 'Its certificate is not trusted: for a server on this machine add ?tls.rejectUnauthorized=false to SMTP_URL, for another one use the name on its certificate, or set NODE_EXTRA_CA_CERTS to the file of its CA.';
  }
  if (code === 'EAUTH') {
    return 'Check user and password of SMTP_URL, with special characters encoded (@ as %40).';
  }
  if (url.startsWith('smtps:') && /SSL|TLS|wrong version/i.test(message)) {
    return 'Set SMTP_URL to smtp://…, as for port 587: it begins without TLS.';
  }
  if (url.startsWith('smtp:') && /greeting|closed/i.test(message)) {
    return 'Set SMTP_URL to smtps://… if it begins with TLS, as on port 465.';
  }
  return 'Check host and port of SMTP_URL.';
}
