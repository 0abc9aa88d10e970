import type { Config } from '../config.ts';
import type { MailTransport } from './mail.ts';

/** The mail server of SMTP_URL, else .eml files in `folder`. */
export async function chooseTransport(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'>,
  folder: string,
): Promise<MailTransport> {
  if (config.SMTP_URL) {
    const { smtp } = await import('./smtp.ts');
    return smtp(config.SMTP_URL, config.MAIL_FROM);
  }
  const { outbox } = await import('./outbox.ts');
  return outbox(folder, config.MAIL_FROM);
}
