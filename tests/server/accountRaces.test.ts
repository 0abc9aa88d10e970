import { count } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { favourites, sessions, users } from '../../server/db/accountSchema.ts';
import {
  addPasswordReset,
  consumePasswordReset,
  findPasswordReset,
  removePasswordResetsOf,
} from '../../server/repositories/credentials.ts';
import { addUser, findUserByEmail, type NewUser } from '../../server/repositories/users.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { barrier } from './support/crowd.ts';
import { newCustomer, password, signedUp, visitor } from './support/customer.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { openMailbox } from './support/mailbox.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const many = Array.from({ length: 20 }, (_, index) => index);

onEitherDatabase('concurrent account calls', (database) => {
  let shop: TestApp;
  const { mails, mailer } = openMailbox();
  beforeAll(async () => {
    const products = [exampleProduct(1)];
    shop = await openTestApp({ connection: database(), products, mailer });
  });
  afterAll(() => shop.app.close());

  const rowsOf = async (table: typeof users | typeof sessions | typeof favourites) =>
    (await shop.db.select({ rows: count() }).from(table))[0]?.rows ?? 0;

  it('make one account from 20 sign-ups with one email', async () => {
    const [before, sessionsBefore] = [await rowsOf(users), await rowsOf(sessions)];
    const answers = await Promise.all(
      many.map((index) => {
        const email = index % 2 ? 'race@shop.test' : 'Race@Shop.test';
        return visitor(shop.app).call('POST /signup', newCustomer(email));
      }),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
    expect(await rowsOf(users)).toBe(before + 1);
    expect(await rowsOf(sessions)).toBe(sessionsBefore + 1);
  });

  it('add one user per email, even if all check before they insert', async () => {
    const user = (index: number): NewUser => ({
      id: exampleId(1000 + index),
      name: 'Ana',
      email: 'rows@shop.test',
      phone: null,
      address: null,
      role: 'customer',
      passwordHash: '',
      createdAt: new Date(0),
    });
    const seen = await Promise.all(many.map(() => findUserByEmail(shop.db, 'rows@shop.test')));
    expect(seen.every((found) => found === undefined)).toBe(true);
    const added = await Promise.all(many.map((index) => addUser(shop.db, user(index))));
    expect(added.filter((each) => each.added)).toHaveLength(1);
  });

  it('let a link set a password once', async () => {
    await signedUp(shop.app, 'link@shop.test');
    await visitor(shop.app).call('POST /forgotpassword', { email: 'link@shop.test' });
    await mailer.idle();
    const token = /token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1];
    const answers = await Promise.all(
      many.map((index) =>
        visitor(shop.app).call('POST /resetpassword', { token, password: `password ${index}` }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('accept a link once where a naive check and delete accepts it several times', async () => {
    const { id: userId } = await signedUp(shop.app, 'naive@shop.test');
    const [now, expiresAt] = [new Date(0), new Date(1)];
    const everybodyHasLooked = barrier(many.length);
    const takeNaively = async () => {
      const reset = await findPasswordReset(shop.db, 'naive', now);
      await everybodyHasLooked();
      if (reset) await removePasswordResetsOf(shop.db, reset.userId);
      return reset;
    };
    const takenBy = async (take: () => Promise<unknown>) => {
      await addPasswordReset(shop.db, { tokenHash: 'naive', userId, expiresAt });
      return (await Promise.all(many.map(take))).filter(Boolean).length;
    };
    expect(await takenBy(takeNaively)).toBe(many.length);
    expect(await takenBy(() => consumePasswordReset(shop.db, 'naive', now))).toBe(1);
  });

  it('give a contested email to one account', async () => {
    const customers = await Promise.all(
      many.slice(0, 5).map((index) => signedUp(shop.app, `wants-${index}@shop.test`)),
    );
    const answers = await Promise.all(
      customers.map((one) =>
        one.call('POST /updateuser', { username: 'Ana', email: 'wanted@shop.test' }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
  });

  it('add a favourite once', async () => {
    const customer = await signedUp(shop.app, 'favourite@shop.test');
    const before = await rowsOf(favourites);
    const answers = await Promise.all(
      many.map(() => customer.call(`POST /addfavorite/${exampleId(1)}`)),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await rowsOf(favourites)).toBe(before + 1);
  });

  it('leave no session that began with the old password', async () => {
    const email = 'changing@shop.test';
    const customer = await signedUp(shop.app, email);
    const change = { username: 'Ana', email, password: 'a new password' };
    const [changed, ...logins] = await Promise.all([
      customer.call('POST /updateuser', change),
      ...many.slice(0, 8).map(() => visitor(shop.app).call('POST /login', { email, password })),
    ]);
    expect(changed?.statusCode).toBe(200);
    for (const login of logins) {
      if (login.statusCode !== 200) continue;
      const late = Object.assign(visitor(shop.app), { token: login.json().token });
      expect((await late.call('GET /getuser')).statusCode).toBe(401);
    }
    expect((await customer.call('GET /getuser')).statusCode).toBe(200);
  });
});
