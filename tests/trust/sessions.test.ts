import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeUser } from '../../server/repositories/users.ts';
import { onBothDatabases } from '../server/support/bothDatabases.ts';
import {
  type Customer,
  loggedIn,
  password,
  signedUp,
  visitor,
} from '../server/support/customer.ts';
import {
  codeAt,
  enrolledAdmin,
  newAdmin,
  tryLogin,
  wrongCode,
} from '../server/support/enrolledAdmin.ts';
import { openMailbox } from '../server/support/mailbox.ts';
import { openTestApp, type TestApp } from '../server/support/testApp.ts';
import { amount } from './support/amount.ts';

const guesses = amount('GUESSES', 300, 10_000);
const start = Date.UTC(2026, 2, 1, 12);
const day = 24 * 60 * 60_000;

onBothDatabases('two servers of one shop', (database) => {
  let one: TestApp;
  let other: TestApp;
  let time = start;
  const { mails, mailer } = openMailbox();
  beforeAll(async () => {
    const options = { connection: database(), now: () => new Date(time), mailer };
    one = await openTestApp(options);
    other = await openTestApp(options);
  });
  afterAll(() => Promise.all([one.app.close(), other.app.close()]));

  /** The same session on the other server. */
  const there = ({ token, xsrf }: Customer) => Object.assign(visitor(other.app), { token, xsrf });

  const newPassword = 'another good one';
  const endings: [
    string,
    number,
    (customer: Customer & { id: string }, email: string) => Promise<unknown>,
  ][] = [
    ['logging out', 401, (customer) => customer.call('POST /logout')],
    [
      'a new password, set elsewhere',
      401,
      async (_, email) =>
        (await loggedIn(one.app, email)).call('POST /updateuser', {
          username: 'Ana',
          email,
          password: newPassword,
        }),
    ],
    [
      'a forgotten password that is set anew',
      401,
      async (_, email) => {
        await visitor(one.app).call('POST /forgotpassword', { email });
        await mailer.idle();
        const [, token] = /token=([\w-]+)/.exec(JSON.stringify(mails.at(-1))) ?? [];
        return visitor(one.app).call('POST /resetpassword', { token, password: newPassword });
      },
    ],
    [
      'deleting the account',
      401,
      (customer) => customer.call('POST /deleteuser', { currentPassword: password }),
    ],
    ['demotion', 403, (customer) => changeUser(one.db, customer.id, { role: 'customer' })],
    [
      'thirty days',
      401,
      async () => {
        time += 30 * day;
      },
    ],
  ];
  it.each(endings)('refuse a token after %s, on both at once', async (name, status, end) => {
    const email = `${name.replaceAll(/\W/g, '-')}@shop.test`;
    const here = status === 403 ? await newAdmin(one, email) : await signedUp(one.app, email);
    const call = status === 403 ? 'GET /allorders' : 'GET /getorders';
    // Both servers have now cached the session.
    for (const each of [here, there(here)]) expect((await each.call(call)).statusCode).toBe(200);
    await end(here, email);
    const after = await Promise.all([there(here), here].map((each) => each.call(call)));
    expect(after.map(({ statusCode }) => statusCode)).toEqual([status, status]);
    time = start;
  });

  it(`check five of ${guesses} guesses of a code, and then refuse even the right one`, async () => {
    const admin = await newAdmin(one, 'guessed@shop.test');
    const { secret } = (await admin.call('POST /mfa/register')).json();
    const guessers = [admin, there(admin)];
    const statuses: Record<number, number> = {};
    for (let sent = 0; sent < guesses; sent += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          guessers[at % 2]?.call('POST /mfa/verify', { token: wrongCode }),
        ),
      );
      for (const answer of answers) {
        const status = answer?.statusCode ?? 0;
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    }
    expect(statuses).toEqual({ 400: 5, 429: guesses - 5 });
    const right = await admin.call('POST /mfa/verify', { token: codeAt(secret, time) });
    expect(right.statusCode).toBe(429);
  });

  it('accept a code once, although both get it at the same moment', async () => {
    const { email, secret } = await enrolledAdmin(one, 'twice@shop.test', time);
    time += 5 * 60_000;
    const code = codeAt(secret, time);
    const answers = await Promise.all([one, other].map((shop) => tryLogin(shop, email, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    time = start;
  });
});
