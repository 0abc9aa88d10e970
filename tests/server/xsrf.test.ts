import { describe, expect, it } from 'vitest';
import { hashToken } from '../../server/security/tokens.ts';
import { createXsrf } from '../../server/security/xsrfGuard.ts';
import { newCustomer, password, signedUp, visitor } from './support/customer.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

const change = (email: string) => ({ username: 'Changed', email });

describe('the XSRF token', async () => {
  const shop = await forSuite(openTestApp());
  const customer = await signedUp(shop.app, 'one@shop.test');
  const other = await signedUp(shop.app, 'other@shop.test');

  /** A call with the session's token and cookie, but this header. */
  const withHeader = (header: string | undefined) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/updateuser',
      headers: {
        authorization: `Bearer ${customer.token}`,
        cookie: `XSRF-TOKEN=${customer.xsrf}`,
        ...(header !== undefined && { 'x-xsrf-token': header }),
      },
      payload: change('one@shop.test'),
    });

  it('lets a change pass with its session’s header', async () => {
    expect((await withHeader(customer.xsrf)).statusCode).toBe(200);
  });

  it.each<[string, () => string | undefined]>([
    ['absent', () => undefined],
    ['empty', () => ''],
    ['invented', () => 'random.signature'],
    [
      'changed in one letter',
      () => customer.xsrf?.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A')),
    ],
    ['another session’s', () => other.xsrf],
    ['a guest’s', () => createXsrf('the secret of the tests').issue('anonymous')],
    ['signed with another secret', () => createXsrf('?').issue(hashToken(customer.token ?? ''))],
  ])('refuses a change if the header is %s, and sends a valid cookie', async (_, header) => {
    const answer = await withHeader(header());
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ fields: { 'X-XSRF-TOKEN': expect.any(String) } });
    const fresh = answer.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value;
    expect((await withHeader(fresh)).statusCode).toBe(200);
  });

  it('is a SameSite cookie that scripts can read', async () => {
    const { cookies } = await visitor(shop.app).call('GET /envparams');
    expect(cookies).toEqual([
      {
        name: 'XSRF-TOKEN',
        value: expect.stringMatching(/^\S+\.\S+$/),
        path: '/',
        sameSite: 'Lax',
      },
    ]);
  });

  it('is https-only if the shop is', async () => {
    const secure = await openTestApp({
      config: { PUBLIC_URL: 'https://shop.test' },
    });
    const { cookies } = await visitor(secure.app).call('GET /envparams');
    expect(cookies).toMatchObject([{ secure: true }]);
    await secure.close();
  });

  it('stays while it is valid', async () => {
    const guest = visitor(shop.app);
    await guest.call('GET /envparams');
    expect((await guest.call('GET /envparams')).cookies).toEqual([]);
    expect((await customer.call('GET /getuser')).cookies).toEqual([]);
  });

  it('stays a session’s when the same browser makes public reads', async () => {
    const { cookies } = await customer.call('GET /envparams', undefined, { authorization: '' });
    expect(cookies).toEqual([]);
  });

  it('is not required on a first call without a cookie', async () => {
    const login = { email: 'one@shop.test', password };
    expect((await visitor(shop.app).call('POST /login', login)).statusCode).toBe(200);
  });

  it.each<[string, (own: string) => Record<string, string>]>([
    ['no header', () => ({ 'x-xsrf-token': '' })],
    [
      'another guest’s header',
      () => ({ 'x-xsrf-token': createXsrf('the secret of the tests').issue('anonymous') }),
    ],
    ['a cookie of their own making', () => ({ cookie: 'XSRF-TOKEN=a.b', 'x-xsrf-token': 'a.b' })],
  ])('refuses a guest with the cookie, but %s', async (_, headers) => {
    const guest = visitor(shop.app);
    await guest.call('GET /envparams');
    const body = newCustomer('guest@shop.test');
    const answer = await guest.call('POST /signup', body, headers(guest.xsrf ?? ''));
    expect(answer.statusCode).toBe(403);
  });

  it('lets a guest with a valid cookie sign up, log out and log in again', async () => {
    const guest = visitor(shop.app);
    await guest.call('GET /envparams');
    const { token } = (await guest.call('POST /signup', newCustomer('again@shop.test'))).json();
    guest.token = token;
    expect((await guest.call('POST /updateuser', change('again@shop.test'))).statusCode).toBe(200);
    expect((await guest.call('POST /logout')).statusCode).toBe(200);
    guest.token = undefined;
    const login = { email: 'again@shop.test', password };
    expect((await guest.call('POST /login', login)).statusCode).toBe(200);
  });

  it('becomes a guest’s when the session has ended', async () => {
    const customer = await signedUp(shop.app, 'ended@shop.test');
    const twin = Object.assign(visitor(shop.app), { token: customer.token, xsrf: customer.xsrf });
    await customer.call('POST /logout');
    expect((await twin.call('POST /updateuser', change('ended@shop.test'))).statusCode).toBe(401);
    twin.token = undefined;
    const login = { email: 'ended@shop.test', password };
    expect((await twin.call('POST /login', login)).statusCode).toBe(200);
  });

  it('does not block reading a guest’s cart', async () => {
    const guest = Object.assign(visitor(shop.app), { xsrf: 'of.old' });
    expect((await guest.call('POST /getcartunaut', { cartItems: [] })).statusCode).toBe(200);
  });

  it('is not required from sites that the shop’s owner allows', async () => {
    const PUBLIC_URL = 'https://api.test';
    const open = await openTestApp({
      config: { PUBLIC_URL, ALLOWED_ORIGINS: 'https://a.test' },
    });
    const customer = Object.assign(await signedUp(open.app, 'far@shop.test'), { xsrf: undefined });
    const from = async (origin: string) =>
      (await customer.call('POST /updateuser', change('far@shop.test'), { origin })).statusCode;
    expect(await from('https://evil.test')).toBe(403);
    customer.xsrf = undefined;
    expect(await from('https://a.test')).toBe(200);
    await open.close();
  });
});
