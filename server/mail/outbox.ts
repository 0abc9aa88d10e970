import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 } from 'uuid';
import type { MailTransport } from './mail.ts';
import { toMessage } from './message.ts';

/** Leaves each mail as an .eml file in `folder`, for a shop without a mail server. */
export function outbox(folder: string, from: string): MailTransport {
  return {
    deliver: async (mail) => {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${v7()}.eml`);
      // A program that watches the folder sees whole mails only; they may hold links that open accounts.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      return file;
    },
    close: () => {},
  };
}
