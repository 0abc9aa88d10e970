import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { html } from '../../server/lib/html.ts';
import type { Mail, MailTransport } from '../../server/mail/mail.ts';
import { createMailer, outbox } from '../../server/mail/mailer.ts';
import { smtp } from '../../server/mail/smtp.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const from = 'Hemline <shop@hemline.test>';
const mail: Mail = {
  to: 'ana@shop.test',
  subject: 'Olá, Ana',
  text: 'Your order is on its way.',
  html: '<p>Your order is on its way.</p>',
};

/** A mail server of its own that refuses the first `refusals` mails. */
async function startSmtp(refusals = 0) {
  const received: { from: string; to: string[]; content: string }[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      let content = '';
      stream.on('data', (chunk) => {
        content += chunk;
      });
      stream.on('end', () => {
        if (refused++ < refusals) return done(new Error('Not now'));
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        received.push({ from: mailFrom ? mailFrom.address : '', to, content });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp://127.0.0.1:${port}` };
}

/** A mailer on `transport` that tries again at once, and what it logs. */
function openMailer(transport: MailTransport) {
  const lines: string[] = [];
  const log = (level: string) => (about: object, line: string) => {
    lines.push(`${level} ${JSON.stringify(about)} ${line}`);
  };
  const mailer = createMailer(transport, { info: log('info'), error: log('error') }, 0);
  return { lines, mailer };
}

describe('mail', () => {
  it('goes into the outbox as a file that only the owner reads, and the log says where', async () => {
    const folder = join(temporaryFolder(), 'outbox');
    const { lines, mailer } = openMailer(outbox(folder, from));
    mailer.send(mail);
    await mailer.idle();
    const [name = '', ...others] = readdirSync(folder);
    expect(others).toEqual([]);
    expect(name).toMatch(/^[0-9a-f-]{36}\.eml$/);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    const content = readFileSync(join(folder, name), 'utf8');
    expect(content).toContain('From: Hemline <shop@hemline.test>');
    expect(content).toContain('To: ana@shop.test');
    expect(content).toContain('Content-Type: multipart/alternative');
    expect(content).toContain(mail.text);
    expect(content).toContain(mail.html);
    expect(lines).toEqual([expect.stringContaining(join(folder, name))]);
    expect(lines.join()).not.toContain(mail.text);
    expect(lines.join()).not.toContain(mail.to);
    expect(content).not.toContain('List-Unsubscribe');
  });

  it('tells the mailbox where its kind is stopped', async () => {
    const folder = join(temporaryFolder(), 'outbox');
    const { mailer } = openMailer(outbox(folder, from));
    const unsubscribeUrl = 'https://hemline.test/stop-alerts?token=abc';
    mailer.send({ ...mail, unsubscribeUrl });
    await mailer.idle();
    const [name = ''] = readdirSync(folder);
    expect(readFileSync(join(folder, name), 'utf8')).toContain(
      `List-Unsubscribe: <${unsubscribeUrl}>`,
    );
  });

  it('goes to the mail server', async () => {
    const { received, url } = await startSmtp();
    const { lines, mailer } = openMailer(smtp(url, from));
    mailer.send(mail);
    await mailer.idle();
    expect(received).toMatchObject([{ from: 'shop@hemline.test', to: ['ana@shop.test'] }]);
    expect(received[0]?.content).toContain('Subject: =?UTF-8?');
    expect(lines).toEqual([expect.stringMatching(/^info .*handed to the mail server$/)]);
  });

  it('is tried a second time', async () => {
    const { received, url } = await startSmtp(1);
    const { mailer } = openMailer(smtp(url, from));
    mailer.send(mail);
    await mailer.idle();
    expect(received).toHaveLength(1);
  });

  it('fails in the log alone, and does not hold up the next', async () => {
    const { received, url } = await startSmtp(2);
    const { lines, mailer } = openMailer(smtp(url, from));
    expect(mailer.send(mail)).toBeUndefined();
    mailer.send({ ...mail, to: 'next@shop.test' });
    await mailer.idle();
    expect(received.map(({ to }) => to)).toEqual([['next@shop.test']]);
    expect(lines[0]).toMatch(/^error .*A mail could not be sent$/);
  });

  it('names its reader in no line of the log, also when their mailbox refuses it', async () => {
    const deliver = async () => {
      throw new Error(`550 5.1.1 <${mail.to}>: no such user`);
    };
    const { lines, mailer } = openMailer({ deliver, close: () => {} });
    mailer.send(mail);
    await mailer.idle();
    expect(lines).toEqual([expect.stringMatching(/550 5\.1\.1 .* no such user/)]);
    expect(lines.join()).not.toContain(mail.to);
  });

  it('fails in the log alone when there is no mail server', async () => {
    const { lines, mailer } = openMailer(smtp('smtp://user:hunter2@127.0.0.1:1', from));
    mailer.send(mail);
    await mailer.idle();
    expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')]);
    expect(lines.join()).not.toContain('hunter2');
  });

  it('is written in the queue, and may turn out not to be needed', async () => {
    const sent: Mail[] = [];
    const deliver = async (one: Mail) => `${sent.push(one)}`;
    const { lines, mailer } = openMailer({ deliver, close: () => {} });
    mailer.send(async () => undefined);
    mailer.send(async () => {
      throw new Error('no such order');
    });
    mailer.send(async () => mail);
    await mailer.idle();
    expect(sent).toEqual([mail]);
    expect(lines[0]).toMatch(/^error .*no such order.* A mail could not be written$/);
  });

  it.each([
    'ana@shop.test,eve@evil.test',
    'ana@shop.test\r\nBcc: eve@evil.test',
    '"Ana" <ana@shop.test>, eve@evil.test',
  ])('has one reader, also for the address %j', async (to) => {
    const { received, url } = await startSmtp();
    const { mailer } = openMailer(smtp(url, from));
    mailer.send({ ...mail, to });
    await mailer.idle();
    expect(received.flatMap((one) => one.to)).not.toContain('eve@evil.test');
    expect(received[0]?.content ?? '').not.toMatch(/^Bcc:/m);
  });

  it('escapes what it puts into HTML', () => {
    expect(html`<p title="${`"'`}">${'<b>&'}</p>`).toBe(
      '<p title="&quot;&#39;">&lt;b&gt;&amp;</p>',
    );
  });
});
