import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anna } from '../../stories/mocks/logins.ts';
import { resetToken } from '../../stories/mocks/passwords.ts';
import { openMailbox } from '../server/support/mailbox.ts';
import { type Both, openBoth, type Side } from './harness.ts';

describe('passwords by email: mocks and server answer alike', () => {
  let both: Both;
  let mail: ReturnType<typeof openMailbox>;
  beforeEach(async () => {
    mail = openMailbox();
    both = await openBoth({ mailer: mail.mailer });
  });
  afterEach(() => both.close());

  const password = 'a woollen coat';

  async function askForLink() {
    const { status } = await both.somebody().ask('POST /forgotpassword', { email: anna.email });
    expect(status).toBe(200);
    await mail.mailer.idle();
    const mailed = /token=([\w-]+)/.exec(mail.mails[0]?.text ?? '')?.[1] ?? 'none was sent';
    return ({ name }: Side) => ({ token: name === 'mocks' ? resetToken : mailed, password });
  }

  it('a link works once, ends the session, and invalidates the old password', async () => {
    const person = await both.anna();
    const link = await askForLink();
    expect((await both.somebody().ask('POST /resetpassword', link)).status).toBe(200);
    expect((await both.somebody().ask('POST /resetpassword', link)).status).toBe(400);
    expect((await person.ask('GET /getuser')).status).toBe(401);
    const { email } = anna;
    expect((await person.ask('POST /login', { email, password: anna.password })).status).toBe(401);
    expect((await person.ask('POST /login', { email, password })).status).toBe(200);
  });

  it('an account without orders loses its unverified addresses', async () => {
    const person = await both.anna();
    const address = 'Rua das Flores 12, Lisbon, Portugal, 12000';
    const saved = await person.ask('POST /saveaddress', { address, isDefault: true });
    expect(saved.status).toBe(200);
    const link = await askForLink();
    expect((await both.somebody().ask('POST /resetpassword', link)).status).toBe(200);
    const again = both.somebody();
    await again.ask('POST /login', { email: anna.email, password });
    expect((await again.ask('GET /getuser')).body).toMatchObject({ savedAddresses: [] });
  });

  it('the reply does not reveal if an email is known', async () => {
    await both.somebody().ask('POST /forgotpassword', { email: 'nobody@example.test' });
  });

  it.each([
    { token: 'a token that nobody was sent', password },
    { token: 'short', password },
    { token: resetToken, password: 'short' },
    { password },
  ])('POST /resetpassword %j', async (body) => {
    expect((await both.somebody().ask('POST /resetpassword', body)).status).toBe(400);
  });

  it.each([{ email: 'no email' }, {}])('POST /forgotpassword %j', async (body) => {
    expect((await both.somebody().ask('POST /forgotpassword', body)).status).toBe(400);
  });

  it('reports an invalid link at the token', async () => {
    const body = { token: 'a token that nobody was sent', password };
    for (const side of ['mocks', 'server'] as const) {
      const answer = await both.somebody().askOnly(side, 'POST /resetpassword', body);
      expect(answer.body).toMatchObject({ fields: { token: expect.any(String) } });
    }
  });
});
