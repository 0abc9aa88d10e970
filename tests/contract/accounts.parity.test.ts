import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleProducts } from '../../contract/examples/products.ts';
import { limits } from '../../contract/limits.ts';
import { admin, anna } from '../../stories/mocks/logins.ts';
import { authenticatorCodes } from '../../stories/mocks/mfa.ts';
import { type Both, openBoth } from './harness.ts';

describe('accounts: mocks and server answer alike', () => {
  let both: Both;
  beforeEach(async () => {
    both = await openBoth();
  });
  afterEach(() => both.close());

  const [shirt = ''] = exampleProducts.map(({ _id }) => _id);
  const berta = {
    username: 'Berta',
    email: 'berta@example.test',
    password: 'a silk dress',
    cartItems: [],
  };
  const newcomer = { username: 'Anna Lima', email: anna.email };

  it('sign-up with and without details, and logout', async () => {
    const person = both.somebody();
    await person.ask('POST /signup', { ...berta, phone: '351912345678', cartItems: [] });
    await person.ask('GET /getuser');
    await person.ask('GET /getcart');
    await person.ask('POST /logout');
    await person.ask('GET /getuser');
    await person.ask('POST /login', { email: berta.email, password: berta.password });
    const { body } = await person.ask('GET /getuser');
    expect(body).toMatchObject({ name: 'Berta', email: berta.email, phone: '351912345678' });
  });

  it('sign-up with a cart: limited to the stock, without removed products', async () => {
    const person = both.somebody();
    const cartItems = [
      { itemId: shirt, size: 'M', quantity: 9 },
      { itemId: shirt, size: 'S', quantity: 2 },
      { itemId: shirt, size: 'L', quantity: 1 },
      { itemId: shirt, size: 'XXXL', quantity: 1 },
      { itemId: 'gone', size: 'M', quantity: 1 },
    ];
    await person.ask('POST /signup', { ...berta, cartItems });
    const { body } = await person.ask('GET /getcart');
    expect((body as { cartData: object[] }).cartData).toHaveLength(2);
  });

  it('a used email, in any notation', async () => {
    await both.anna();
    for (const email of [anna.email, anna.email.toUpperCase()]) {
      await both.somebody().ask('POST /signup', { ...berta, email });
    }
  });

  it.each([
    { email: 'no email' },
    { password: 'seven c' },
    { username: '   ' },
    { phone: '+351912345678' },
    { phone: '0912345678' },
    { address: 'Lisbon' },
    { role: 'admin' },
    { cartItems: [{ itemId: shirt, size: 'M', quantity: 100 }] },
  ])('sign-up with %j', async (fields) => {
    const { status } = await both.somebody().ask('POST /signup', { ...berta, ...fields });
    expect(status).toBe(400);
  });

  it('login: right, wrong, unknown, malformed', async () => {
    await both.anna();
    const { email, password } = anna;
    for (const body of [
      { email, password },
      { email: email.toUpperCase(), password },
      { email, password: `${password}!` },
      { email: 'nobody@example.test', password },
      { email },
      { email, password, token: '123456', role: 'admin', id: 'x', phone: '', address: '' },
      { email, password, admin: true },
    ]) {
      await both.somebody().ask('POST /login', body);
    }
  });

  it.each([
    'GET /getuser',
    'GET /getcart',
    'GET /getorders',
    'GET /getfavorites',
    'GET /getrelprod',
    'POST /logout',
    `POST /addfavorite/${shirt}`,
  ])('%s without a session', async (call) => {
    expect((await both.somebody().ask(call)).status).toBe(401);
  });

  it('changed details: all of them, and omitted ones', async () => {
    const person = await both.anna();
    await person.ask('GET /getuser');
    const everything = { phone: '+4915112345678', address: 'Torstr. 1, Berlin, Germany, 10119' };
    await person.ask('POST /updateuser', { ...newcomer, ...everything });
    await person.ask('GET /getuser');
    await person.ask('POST /updateuser', newcomer);
    const { body } = await person.ask('GET /getuser');
    expect(body).not.toHaveProperty('phone');
  });

  it('a new email and a new password', async () => {
    const person = await both.anna();
    const changed = { email: 'lima@example.test', password: 'another linen shirt' };
    await person.ask('POST /updateuser', { ...newcomer, ...changed });
    await person.ask('GET /getuser');
    const { email, password } = anna;
    for (const login of [changed, { email, password }, { ...changed, password }]) {
      await both.somebody().ask('POST /login', login);
    }
  });

  it('saved addresses: added, changed, removed, and refused', async () => {
    const person = await both.anna();
    const save = (body: object) => person.ask('POST /saveaddress', body);
    const street = (number: number) => `Rua das Flores ${number}, Lisbon, Portugal, 12000`;
    await save({ address: street(1), isDefault: true });
    await save({ address: ` ${street(2)}`, phone: '+351912345678', isDefault: true });
    await save({ address: street(2), isDefault: false });
    await save({ address: street(3), isDefault: false, id: 'gone' });
    await save({ address: 'Lisbon', isDefault: false });
    await save({ address: street(3) });
    await person.ask('GET /getuser');
    for (let number = 3; number <= limits.addresses.max + 1; number += 1) {
      await save({ address: street(number), isDefault: false });
    }
    await person.ask('POST /removeaddress/gone');
    await person.ask('GET /exportuser');
    const { body } = await person.ask('GET /getuser');
    expect((body as { savedAddresses: object[] }).savedAddresses).toHaveLength(
      limits.addresses.max,
    );
  });

  it('my sizes: set, changed, removed, and refused', async () => {
    const person = await both.anna();
    for (const body of [
      { category: 'women', size: 'M' },
      { category: 'kid', size: '4Y' },
      { category: 'women', size: 'L' },
      { category: 'kid' },
      { category: 'men' },
      { category: 'men', size: 'XXXL' },
      { category: 'men', size: '' },
      { category: 'dogs', size: 'M' },
      { size: 'M' },
    ]) {
      await person.ask('POST /savemysize', body);
    }
    await person.ask('GET /exportuser');
    const { body } = await person.ask('GET /getuser');
    expect((body as { mySizes: object }).mySizes).toEqual({ women: 'L' });
  });

  it('the newsletter: chosen, ended, and refused', async () => {
    const person = await both.anna();
    for (const body of [
      { wanted: true, language: 'en' },
      { wanted: true, language: 'pt-BR' },
      { wanted: false, language: 'en' },
      { wanted: true, language: 'English, please' },
      { wanted: 'yes', language: 'en' },
    ]) {
      await person.ask('POST /newsletter', body);
      await person.ask('GET /getuser');
    }
    const guess = { token: 'T'.repeat(43) };
    expect((await person.ask('POST /confirmnewsletter', guess)).status).toBe(400);
    await (await both.admin()).ask('GET /newsletter');
  });

  it('a customer’s data, and its deletion', async () => {
    const person = await both.anna();
    await person.ask(`POST /addfavorite/${shirt}`);
    await person.ask('POST /addtocart', { itemId: shirt, size: 'M' });
    await person.ask('GET /exportuser');
    await person.ask('POST /deleteuser', {});
    await person.ask('POST /deleteuser', { currentPassword: 'a guess' });
    const { status } = await person.ask('POST /deleteuser', { currentPassword: anna.password });
    expect(status).toBe(200);
    await person.ask('GET /getuser');
    const { email, password } = anna;
    await both.somebody().ask('POST /login', { email, password });
    await both.somebody().ask('POST /signup', { ...berta, email });
  });

  it('the last admin can’t be deleted', async () => {
    const person = await both.admin();
    await person.ask('GET /exportuser');
    // The mocks' admin has an authenticator.
    const { password: currentPassword, token } = admin;
    const { status } = await person.ask('POST /deleteuser', ({ name }) => ({
      currentPassword,
      ...(name === 'mocks' && { token: authenticatorCodes[1] ?? token }),
    }));
    expect(status).toBe(409);
  });

  it('an email of another account', async () => {
    await both.admin();
    const person = await both.anna();
    const { status } = await person.ask('POST /updateuser', { ...newcomer, email: admin.email });
    expect(status).toBe(409);
    await person.ask('GET /getuser');
  });

  it.each([
    { phone: '123' },
    { phone: '' },
    { address: 'x' },
    { password: 'short' },
    { role: 'x' },
  ])('changed to %j', async (fields) => {
    const person = await both.anna();
    const { status } = await person.ask('POST /updateuser', { ...newcomer, ...fields });
    expect(status).toBe(400);
  });
});
