import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { EndpointKey } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { type Access, accessOf } from '../../contract/rules/calls.ts';
import { requiresMfa } from '../../server/config.ts';
import { sessions } from '../../server/db/accountSchema.ts';
import { hashToken } from '../../server/security/tokens.ts';
import { type Customer, signedUp } from './support/customer.ts';
import { codeAt, enrolledAdmin, newAdmin, tryLogin } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { openTestApp } from './support/testApp.ts';

const start = Date.UTC(2026, 2, 1, 12);
const now = () => new Date(start);

/** Calls that need a session, with ids that belong to nobody. */
const calls = (accesses: Access[]) =>
  (Object.keys(endpoints) as EndpointKey[]).filter((key) => accesses.includes(accessOf(key)));
const ask = (who: Customer, key: EndpointKey) =>
  who.call(key.replace(/:\w+/, '01890000-0000-7000-8000-000000000000') as EndpointKey);

describe('MFA of admins', async () => {
  const connection = await forSuite(openMemoryDatabase());
  const usual = await openTestApp({ connection, now });
  const config = { REQUIRE_MFA: 'on' } as const;
  const strict = await openTestApp({ connection, now, config });

  it('is required by the API, not only its pages, once an admin is enrolled', async () => {
    const { admin, email, secret } = await enrolledAdmin(usual, 'one@shop.test', start);
    // The session that enrolled entered a code.
    expect((await admin.call('GET /allorders')).statusCode).toBe(200);
    const code = codeAt(secret, start + 30_000);
    admin.token = (await tryLogin(usual, email, code)).json().token;
    expect((await admin.call('GET /allorders')).statusCode).toBe(200);

    const tokenHash = hashToken(admin.token ?? '');
    const session = eq(sessions.tokenHash, tokenHash);
    await usual.db.update(sessions).set({ passedMfa: false }).where(session);
    for (const key of calls(['admin'])) {
      const answer = await ask(admin, key);
      expect([key, answer.statusCode, answer.json().message]).toEqual([
        key,
        401,
        'Log in again, with your MFA token.',
      ]);
    }
    expect((await admin.call('GET /getuser')).statusCode).toBe(200);
  });

  it('can be postponed if it is not required', async () => {
    const admin = await newAdmin(usual, 'two@shop.test');
    expect((await admin.call('GET /allorders')).statusCode).toBe(200);
    expect((await admin.call('GET /getuser')).json()).not.toHaveProperty('mustEnrol');
  });

  it('is not asked of a program with an API key', async () => {
    const { admin } = await enrolledAdmin(strict, 'four@shop.test', start);
    const program = { name: 'ERP', permissions: ['orders:read'] };
    const { key } = (await admin.call('POST /makeapikey', program)).json();
    const headers = { authorization: `Bearer ${key}` };
    const answer = await strict.app.inject({ url: '/api/allorders', headers });
    expect(answer.statusCode).toBe(200);
  });

  // For every call, see authorization.test.ts.
  it('comes first if required: only enrolment calls are answered', async () => {
    const admin = await newAdmin(strict, 'three@shop.test');
    expect((await admin.call('GET /allorders')).statusCode).toBe(403);
    expect((await admin.call('GET /getuser')).json()).toMatchObject({ mustEnrol: true });

    const { secret } = (await admin.call('POST /mfa/register')).json();
    await admin.call('POST /mfa/verify', { token: codeAt(secret, start) });
    expect((await admin.call('GET /allorders')).statusCode).toBe(200);
    expect((await admin.call('GET /getuser')).json()).not.toHaveProperty('mustEnrol');
    const ana = await signedUp(strict.app, 'ana@shop.test');
    expect((await ana.call('GET /getuser')).json()).not.toHaveProperty('mustEnrol');
  });

  it.each([
    [{}, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ PUBLIC_URL: 'https://shop.test' }, true],
    [{ PUBLIC_URL: 'https://shop.test', REQUIRE_MFA: 'off' as const }, false],
    [{ REQUIRE_MFA: 'on' as const }, true],
  ])('is required with %j: %s', (settings, isRequired) => {
    expect(requiresMfa(settings)).toBe(isRequired);
  });
});
