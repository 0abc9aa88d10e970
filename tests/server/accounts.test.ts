import argon2 from 'argon2';
import { describe, expect, it, vi } from 'vitest';
import { findUserByEmail } from '../../server/repositories/users.ts';
import { loggedIn, newCustomer, password, signedUp, visitor } from './support/customer.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

describe('accounts', async () => {
  const shop = await forSuite(openTestApp({ products: [exampleProduct(1)] }));

  it('answers a sign-up with a token and its user', async () => {
    const answer = await visitor(shop.app).call('POST /signup', newCustomer('new@shop.test'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      success: true,
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      data: { user: { role: 'customer', id: expect.any(String) } },
    });
  });

  it('shows customers their own details', async () => {
    const details = { phone: '351912345678', address: 'Rua 1, Porto, Portugal, 4000-123' };
    const customer = await signedUp(shop.app, 'Details@shop.test', details);
    const answer = await customer.call('GET /getuser');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      id: customer.id,
      name: 'Ana',
      email: 'Details@shop.test',
      ...details,
      role: 'customer',
      favoriteProducts: [],
      cartData: [],
      savedAddresses: [],
      mySizes: {},
      newsletter: 'none',
      mayLeave: true,
    });
  });

  it('stores the password as argon2id, never as plain text', async () => {
    const hash = vi.spyOn(argon2, 'hash');
    await signedUp(shop.app, 'hash@shop.test');
    const cost = { type: argon2.argon2id, memoryCost: 32 * 1024, timeCost: 2, parallelism: 1 };
    expect(hash.mock.calls).toEqual([[password, cost]]);
    hash.mockRestore();
    const user = await findUserByEmail(shop.db, 'hash@shop.test');
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
  });

  it.each([
    ['login@shop.test', 'not the password'],
    ['nobody@shop.test', password],
  ])('refuses %s with "%s" with the same message, after the same work', async (email, word) => {
    await visitor(shop.app).call('POST /signup', newCustomer('login@shop.test'));
    const stored = (await findUserByEmail(shop.db, 'login@shop.test'))?.passwordHash ?? '';
    const [, kind, version, cost] = stored.split('$');
    const verify = vi.spyOn(argon2, 'verify');
    const answer = await visitor(shop.app).call('POST /login', { email, password: word });
    const likeStored = expect.stringContaining(`$${kind}$${version}$${cost}$`);
    expect(verify.mock.calls).toEqual([[likeStored, word]]);
    verify.mockRestore();
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      success: false,
      message: 'Wrong email or password.',
      errors: ['Wrong email or password.'],
    });
  });

  it('treats composed and decomposed letters in a password as equal', async () => {
    await signedUp(shop.app, 'letters@shop.test', { password: 'caf\u00e9 caf\u00e9' });
    await loggedIn(shop.app, 'letters@shop.test', 'cafe\u0301 cafe\u0301');
  });

  it.each([
    ['anna@bücher.test', 'Anna@xn--bcher-kva.test'],
    ['ivan@xn--80aairftm.xn--p1ai', 'ivan@магазин.рф'],
  ])(
    'finds the account of %s by %s, as browsers write such domains in two ways',
    async (own, other) => {
      const customer = await signedUp(shop.app, own);
      await loggedIn(shop.app, other);
      const answer = await visitor(shop.app).call('POST /signup', newCustomer(other));
      expect(answer.json().message).toBe('This email is already in use.');
      expect((await findUserByEmail(shop.db, other))?.id).toBe(customer.id);
    },
  );

  it.each([
    ['first@shop.test', 'First@shop.test'],
    ['first@bücher.test', 'first@xn--bcher-kva.test'],
  ])('refuses %s, in use, as %s, and changes nothing', async (taken, email) => {
    await signedUp(shop.app, taken);
    const customer = await signedUp(shop.app, `second-${taken}`);
    const change = { username: 'Mallory', email, password: 'another one 123' };
    const answer = await customer.call('POST /updateuser', change);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('This email is already in use.');
    expect((await customer.call('GET /getuser')).json().name).toBe('Ana');
    await loggedIn(shop.app, `second-${taken}`);
  });

  it('lets customers write the domain of their email in the other way', async () => {
    const customer = await signedUp(shop.app, 'own@bücher.test');
    const change = { username: 'Ana', email: 'own@xn--bcher-kva.test' };
    expect((await customer.call('POST /updateuser', change)).statusCode).toBe(200);
    expect((await findUserByEmail(shop.db, 'own@bücher.test'))?.id).toBe(customer.id);
  });

  it.each([
    ['a long password', { password: 'x'.repeat(129) }, 'password'],
    ['no email', { email: undefined }, 'email'],
    ['an email that is no text', { email: ['a@b.c'] }, 'email'],
    ['no cart', { cartItems: undefined }, 'cartItems'],
  ])('refuses a sign-up with %s', async (_, fields, name) => {
    const body = newCustomer('strict@shop.test', fields);
    const answer = await visitor(shop.app).call('POST /signup', body);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().fields)).toEqual([name]);
    expect(await findUserByEmail(shop.db, 'strict@shop.test')).toBeUndefined();
  });

  it('refuses a text that the database cannot store', async () => {
    const body = newCustomer('nul@shop.test', { username: 'A\0na' });
    const answer = await visitor(shop.app).call('POST /signup', body);
    expect(answer.statusCode).toBe(400);
  });
});
