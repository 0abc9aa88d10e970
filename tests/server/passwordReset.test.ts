import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { passwordResets } from '../../server/db/accountSchema.ts';
import { hashToken } from '../../server/security/tokens.ts';
import { loggedIn, password, signedUp, visitor } from './support/customer.ts';
import { forSuite } from './support/forSuite.ts';
import { openMailbox } from './support/mailbox.ts';
import { openTestApp } from './support/testApp.ts';

const start = Date.UTC(2026, 2, 1);
const minute = 60_000;

describe('a forgotten password', async () => {
  let time = start;
  const { mails, lines, mailer } = openMailbox();
  const shop = await forSuite(openTestApp({ mailer, now: () => new Date(time) }));

  /** Requests a link as a stranger could, and reads the email. */
  async function askForLink(email: string): Promise<string> {
    const before = mails.length;
    await visitor(shop.app).call('POST /forgotpassword', { email });
    await mailer.idle();
    const [mail] = mails.slice(before);
    return mail ? (/token=(\S+)/.exec(mail.text)?.[1] ?? '') : '';
  }

  const reset = (token: string, word = 'a brand new one') =>
    visitor(shop.app).call('POST /resetpassword', { token, password: word });

  it('is replaced with the emailed link', async () => {
    await signedUp(shop.app, 'Mended@shop.test');
    const token = await askForLink('mended@shop.test');
    expect(mails.at(-1)).toMatchObject({ to: 'Mended@shop.test', subject: 'Set a new password' });
    for (const text of [mails.at(-1)?.text, mails.at(-1)?.html]) {
      expect(text).toContain(`http://shop.test/reset-password?token=${token}`);
    }
    const answer = await reset(token);
    expect(answer.json()).toEqual({ success: true, message: expect.any(String) });
    await loggedIn(shop.app, 'mended@shop.test', 'a brand new one');
    await expect(loggedIn(shop.app, 'mended@shop.test', password)).rejects.toThrow('401');
  });

  it('gets the same answer for an unknown address, which gets no email', async () => {
    await signedUp(shop.app, 'known@shop.test');
    const ask = (email: string) => visitor(shop.app).call('POST /forgotpassword', { email });
    const [known, unknown] = [await ask('known@shop.test'), await ask('unknown@shop.test')];
    expect(unknown.statusCode).toBe(200);
    expect(unknown.body).toBe(known.body);
    await mailer.idle();
    expect(mails.filter(({ to }) => to === 'unknown@shop.test')).toEqual([]);
  });

  it('accepts a link for 30 minutes', async () => {
    await signedUp(shop.app, 'late@shop.test');
    const token = await askForLink('late@shop.test');
    time = start + 30 * minute;
    expect((await reset(token)).statusCode).toBe(400);
    time -= 1;
    expect((await reset(token)).statusCode).toBe(200);
    time = start;
  });

  it('ends every session and every other link of the account', async () => {
    const customer = await signedUp(shop.app, 'all@shop.test');
    const stranger = await signedUp(shop.app, 'not-all@shop.test');
    const links = [await askForLink('all@shop.test'), await askForLink('all@shop.test')];
    const strangers = await askForLink('not-all@shop.test');
    expect((await reset(links[0] ?? '')).statusCode).toBe(200);
    expect((await reset(links[1] ?? '')).statusCode).toBe(400);
    expect((await customer.call('GET /getuser')).statusCode).toBe(401);
    expect((await stranger.call('GET /getuser')).statusCode).toBe(200);
    expect((await reset(strangers)).statusCode).toBe(200);
  });

  it.each([
    ['email', { email: 'moved@shop.test' }],
    ['password', { password: 'a third password' }],
  ])('loses its link when the %s changes', async (name, fields) => {
    const email = `changes-${name}@shop.test`;
    const customer = await signedUp(shop.app, email);
    const token = await askForLink(email);
    await customer.call('POST /updateuser', { username: 'Ana', email, ...fields });
    expect((await reset(token)).statusCode).toBe(400);
  });

  it('has no link to the account’s earlier email', async () => {
    await signedUp(shop.app, 'now@shop.test');
    const token = await askForLink('now@shop.test');
    const emailKey = 'before@shop.test';
    const row = eq(passwordResets.tokenHash, hashToken(token));
    await shop.db.update(passwordResets).set({ emailKey }).where(row);
    expect((await reset(token)).statusCode).toBe(400);
    await loggedIn(shop.app, 'now@shop.test', password);
  });

  it('stores only the hash of a link’s token, and logs none', async () => {
    await signedUp(shop.app, 'hashed@shop.test');
    const token = await askForLink('hashed@shop.test');
    const rows = JSON.stringify(await shop.db.select().from(passwordResets));
    expect(rows).toContain(hashToken(token));
    expect(rows + lines.join()).not.toContain(token);
  });
});
