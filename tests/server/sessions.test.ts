import { eq } from 'drizzle-orm';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { sessions, users } from '../../server/db/accountSchema.ts';
import { handleErrors } from '../../server/http/errorHandler.ts';
import { route } from '../../server/http/route.ts';
import { changeUser } from '../../server/repositories/users.ts';
import { hashToken } from '../../server/security/tokens.ts';
import { loggedIn, signedUp, visitor } from './support/customer.ts';
import { forSuite } from './support/forSuite.ts';
import { openTestApp } from './support/testApp.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 2, 1);

describe('sessions', async () => {
  let time = start;
  const shop = await forSuite(openTestApp({ now: () => new Date(time) }));

  const expiryOf = async (token = '') => {
    const of = eq(sessions.tokenHash, hashToken(token));
    const [row] = await shop.db.select().from(sessions).where(of);
    return row?.expiresAt.getTime();
  };

  it.each([
    ['no token', {}],
    ['an unknown token', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['a malformed token', { authorization: 'Bearer \u00ff; drop table' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['a role header', { role: 'admin' }],
  ])('answers 401 to %s, before reading the body', async (_, headers) => {
    const answer = await visitor(shop.app).call('POST /updateuser', { nonsense: 1 }, headers);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toEqual({ success: false, message: 'Log in first.' });
  });

  it('stores only the hash of a token', async () => {
    const { token } = await signedUp(shop.app, 'kept@shop.test');
    const rows = JSON.stringify(await shop.db.select().from(sessions));
    expect(rows).not.toContain(token);
    expect(rows).toContain(hashToken(token ?? ''));
  });

  it('ends only this session at logout', async () => {
    const one = await signedUp(shop.app, 'out@shop.test');
    const other = await loggedIn(shop.app, 'out@shop.test');
    expect((await one.call('POST /logout')).json()).toEqual({ success: true });
    expect((await one.call('GET /getuser')).statusCode).toBe(401);
    expect((await one.call('POST /logout')).statusCode).toBe(401);
    expect((await other.call('GET /getuser')).statusCode).toBe(200);
  });

  it('ends all others with a new password', async () => {
    const here = await signedUp(shop.app, 'new@shop.test');
    const there = await loggedIn(shop.app, 'new@shop.test');
    const change = { username: 'Ana', email: 'new@shop.test', password: 'another password' };
    await here.call('POST /updateuser', change);
    expect((await there.call('GET /getuser')).statusCode).toBe(401);
    expect((await here.call('GET /getuser')).statusCode).toBe(200);
    await loggedIn(shop.app, 'new@shop.test', 'another password');
  });

  it('uses the database’s role on each call, whatever the header says', async () => {
    const { id, token } = await signedUp(shop.app, 'role@shop.test');
    const headers = { authorization: `bearer ${token}`, role: 'admin' };
    for (const [role, status] of [
      ['customer', 403],
      ['admin', 200],
      ['customer', 403],
    ] as const) {
      await changeUser(shop.db, id, { role });
      const ask = (call: 'GET /getuser' | 'GET /allorders') =>
        visitor(shop.app).call(call, undefined, headers);
      expect((await ask('GET /getuser')).json().role).toBe(role);
      expect((await ask('GET /allorders')).statusCode).toBe(status);
    }
  });

  it('refuses callers even if a service skips the check', async () => {
    const app = Fastify();
    handleErrors(app);
    app.decorateRequest('caller', undefined);
    route(app, 'GET /getorders', () => []);
    expect((await app.inject('/getorders')).statusCode).toBe(401);
  });

  it('ends with the deletion of its user', async () => {
    const customer = await signedUp(shop.app, 'gone@shop.test');
    await shop.db.delete(users).where(eq(users.id, customer.id));
    expect((await customer.call('GET /getuser')).statusCode).toBe(401);
  });

  it('lasts 30 days, renewed by use at most once a day', async () => {
    time = start;
    const { token, call } = await signedUp(shop.app, 'slide@shop.test');
    expect(await expiryOf(token)).toBe(start + 30 * day);

    time = start + day - 1;
    await call('GET /getuser');
    expect(await expiryOf(token)).toBe(start + 30 * day);

    time = start + day;
    await call('GET /getuser');
    expect(await expiryOf(token)).toBe(start + 31 * day);

    time = start + 31 * day - 1;
    expect((await call('GET /getuser')).statusCode).toBe(200);
    time += 30 * day;
    expect((await call('GET /getuser')).statusCode).toBe(401);
    time = start;
  });

  it('is removed at the next login after it expired', async () => {
    time = start;
    const { token } = await signedUp(shop.app, 'forget@shop.test');
    time = start + 31 * day;
    await loggedIn(shop.app, 'forget@shop.test');
    expect(await expiryOf(token)).toBeUndefined();
    time = start;
  });
});
