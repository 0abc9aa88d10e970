import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { html } from '../../server/lib/html.ts';
import type { Mail, MailTransport } from '../../server/mail/mail.ts';
import { createMailer, openMail, outbox } from '../../server/mail/mailer.ts';
import { smtp } from '../../server/mail/smtp.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const from = 'Hemline <shop@hemline.test>';
const mail: Mail = {
  to: 'ana@shop.test',
  subject: 'Olá, Ana',
  text: 'Your order is on its way.',
  html: '<p>Your order is on its way.</p>',
};

/** A mail server that refuses the first `refusals` emails; see `options`. */
async function startSmtp(refusals = 0, options: SMTPServerOptions = {}) {
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
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  server.on('error', () => {});
  const { port } = server.server.address() as AddressInfo;
  return { received, url: `smtp${options.secure ? 's' : ''}://127.0.0.1:${port}` };
}

const refusal = (code: number) => Object.assign(new Error('No, thanks'), { responseCode: code });

const refuse =
  (code: number) => (_address: unknown, _session: unknown, done: (error: Error) => void) =>
    done(refusal(code));

const refuseData =
  (code: number): SMTPServerOptions['onData'] =>
  (stream, _session, done) => {
    stream.resume();
    stream.on('end', () => done(refusal(code)));
  };

/** A mailer on `transport` that retries at once, and its log. */
function openMailer(transport: MailTransport) {
  const lines: string[] = [];
  const log = (level: string) => (about: object, line: string) => {
    lines.push(`${level} ${JSON.stringify(about)} ${line}`);
  };
  const mailer = createMailer(transport, { info: log('info'), error: log('error') }, 0);
  return { lines, mailer };
}

describe('email', () => {
  it('is written to the outbox as a file that only the owner can read, and logged', async () => {
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

  it('tells mailbox providers its unsubscribe link', async () => {
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

  it('is retried once', async () => {
    const { received, url } = await startSmtp(1);
    const { mailer } = openMailer(smtp(url, from));
    mailer.send(mail);
    await mailer.idle();
    expect(received).toHaveLength(1);
  });

  it('only logs a failure, and does not delay the next email', async () => {
    const { received, url } = await startSmtp(2);
    const { lines, mailer } = openMailer(smtp(url, from));
    expect(mailer.send(mail)).toBeUndefined();
    mailer.send({ ...mail, to: 'next@shop.test' });
    await mailer.idle();
    expect(received.map(({ to }) => to)).toEqual([['next@shop.test']]);
    expect(lines[0]).toMatch(/^error .*A mail could not be sent$/);
  });

  it('never logs its recipient, even if their mailbox refuses it', async () => {
    const deliver = async () => {
      throw new Error(`550 5.1.1 <${mail.to}>: no such user`);
    };
    const { lines, mailer } = openMailer({ deliver, close: () => {} });
    mailer.send(mail);
    await mailer.idle();
    expect(lines).toEqual([expect.stringMatching(/550 5\.1\.1 .* no such user/)]);
    expect(lines.join()).not.toContain(mail.to);
  });

  it('only logs a failure without a mail server', async () => {
    const { lines, mailer } = openMailer(smtp('smtp://user:hunter2@127.0.0.1:1', from));
    mailer.send(mail);
    await mailer.idle();
    expect(lines).toEqual([expect.stringContaining('ECONNREFUSED')]);
    expect(lines.join()).not.toContain('hunter2');
  });

  it.each<[number, string, Partial<SMTPServerOptions>]>([
    [1, 'another recipient than 550', { onRcptTo: refuse(550) }],
    [1, 'a message that is 552', { onData: refuseData(552) }],
    [2, 'a recipient that is 450 for now', { onRcptTo: refuse(450) }],
    [2, 'a sender that is 553', { onMailFrom: refuse(553) }],
  ])('is attempted %i times with %s', async (times, _, options) => {
    let attempts = 0;
    const onConnect: SMTPServerOptions['onConnect'] = (_session, done) => {
      attempts++;
      done();
    };
    const { url } = await startSmtp(0, { ...options, onConnect });
    const { mailer } = openMailer(smtp(url, from));
    const refusals: (string | undefined)[] = [];
    mailer.send(mail, async (refusal) => void refusals.push(refusal));
    await mailer.idle();
    expect(attempts).toBe(times);
    expect(refusals).toEqual([
      times === 1 ? expect.stringMatching(/^55\d No, thanks$/) : undefined,
    ]);
  });

  describe('at startup', () => {
    const problemWith = (url: string) => smtp(url, from).findProblem?.();
    /** The test server's built-in certificate is self-signed. */
    const withTls: SMTPServerOptions = { disabledCommands: ['AUTH'] };

    it('reports nothing about a working server', async () => {
      const { url } = await startSmtp();
      expect(await problemWith(url)).toBeUndefined();
    });

    it.each([false, true])(
      'explains the setting for a self-signed certificate, TLS first: %s',
      async (secure) => {
        const { url, received } = await startSmtp(0, { ...withTls, secure });
        const problem = await problemWith(url);
        expect(problem).toMatch(
          /^Mail can't be sent: the server of SMTP_URL fails \(.*certificate.*\)/,
        );
        expect(problem).toContain('add ?tls.rejectUnauthorized=false to SMTP_URL');
        const right = `${url}?tls.rejectUnauthorized=false`;
        expect(await problemWith(right)).toBeUndefined();
        const { mailer } = openMailer(smtp(right, from));
        mailer.send(mail);
        await mailer.idle();
        expect(received).toHaveLength(1);
      },
    );

    it('reports a wrong password, and accepts one with special characters', async () => {
      const { url } = await startSmtp(0, {
        disabledCommands: ['STARTTLS'],
        authOptional: false,
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _session, done) =>
          password === 'a#/?@%b' ? done(null, { user: username }) : done(new Error('No')),
      });
      const withPassword = (password: string) =>
        url.replace('//', `//ana:${encodeURIComponent(password)}@`);
      const problem = await problemWith(withPassword('hunter2'));
      expect(problem).toContain('Check user and password of SMTP_URL');
      expect(problem).not.toContain('hunter2');
      expect(await problemWith(withPassword('a#/?@%b'))).toBeUndefined();
    });

    it('reports the protocol of a port', async () => {
      // A port with TLS waits for the client, so its greeting times out.
      const later = setTimeout;
      vi.stubGlobal('setTimeout', (work: () => void, ms = 0) => later(work, ms / 20));
      const plain = await startSmtp();
      expect(await problemWith(plain.url.replace('smtp:', 'smtps:'))).toContain('smtp://…, as for');
      const tls = await startSmtp(0, { ...withTls, secure: true });
      expect(await problemWith(tls.url.replace('smtps:', 'smtp:'))).toContain('smtps://…');
    });

    it('reports a server that does not answer', async () => {
      expect(await problemWith('smtp://me:hunter2@127.0.0.1:1')).toMatch(
        /\(connect ECONNREFUSED 127.0.0.1:1\)\. Check host and port of SMTP_URL\.$/,
      );
    });

    it('does not wait for an answer, and logs one line', async () => {
      const lines: string[] = [];
      const error = (...said: unknown[]) => void lines.push(String(said[1]));
      const settings = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: from };
      const { check, close } = await openMail(settings, temporaryFolder(), () => ({
        ...{ info: () => {}, error },
      }));
      await check();
      expect(lines).toEqual([expect.stringMatching(/^Mail can't be sent: /)]);
      await close();
    });
  });

  it('is written when it leaves the queue, and can be skipped', async () => {
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
  ])('has one recipient, even for the address %j', async (to) => {
    const { received, url } = await startSmtp();
    const { mailer } = openMailer(smtp(url, from));
    mailer.send({ ...mail, to });
    await mailer.idle();
    expect(received.flatMap((one) => one.to)).not.toContain('eve@evil.test');
    expect(received[0]?.content ?? '').not.toMatch(/^Bcc:/m);
  });

  it('escapes inserted values in HTML', () => {
    expect(html`<p title="${`"'`}">${'<b>&'}</p>`).toBe(
      '<p title="&quot;&#39;">&lt;b&gt;&amp;</p>',
    );
  });
});
