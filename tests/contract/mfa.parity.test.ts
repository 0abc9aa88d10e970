import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MfaSecret, MfaVerified } from '../../contract/schemas/mfa.ts';
import { admin } from '../../stories/mocks/logins.ts';
import { authenticatorCodes } from '../../stories/mocks/mfa.ts';
import { codeAt } from '../server/support/enrolledAdmin.ts';
import { type Both, openBoth, type Person, type Side } from './harness.ts';

const time = Date.UTC(2026, 2, 1, 12);
const step = 30_000;
const { email, password } = admin;

describe('MFA: mocks and server answer alike', () => {
  let both: Both;
  let person: Person;
  beforeEach(async () => {
    both = await openBoth({ scenario: { mfa: 'notEnrolled' }, now: () => new Date(time) });
    person = await both.admin();
  });
  afterEach(() => both.close());

  /** Starts an enrolment; returns each side's authenticator codes one by one. */
  async function register() {
    const { body } = await person.ask('POST /mfa/register');
    const { secret } = body as MfaSecret;
    return ({ name }: Side, nth: 0 | 1) =>
      name === 'mocks' ? authenticatorCodes[nth] : codeAt(secret, time + nth * step);
  }

  async function enrol() {
    const codeOf = await register();
    const { body } = await person.ask('POST /mfa/verify', (side) => ({ token: codeOf(side, 0) }));
    return { codeOf, recoveryCodes: (body as MfaVerified).recoveryCodes ?? [] };
  }

  const login = async (token?: string | ((side: Side) => string)) => {
    const answer = await both.somebody().ask('POST /login', (side) => {
      const given = typeof token === 'function' ? token(side) : token;
      return { email, password, ...(given !== undefined && { token: given }) };
    });
    return answer.status;
  };

  it('enrolment: check, register, verify, done', async () => {
    expect((await person.ask('GET /mfa/fetch')).status).toBe(400);
    expect((await person.ask('POST /mfa/verify', { token: '000000' })).status).toBe(409);
    expect((await person.ask('POST /mfa/reregister', { password, token: '000000' })).status).toBe(
      409,
    );
    const codeOf = await register();
    expect((await person.ask('GET /mfa/fetch')).status).toBe(400);
    expect((await person.ask('POST /mfa/verify', { token: 'WRONG-GUESS' })).status).toBe(400);
    const right = (side: Side) => ({ token: codeOf(side, 0) });
    expect((await person.ask('POST /mfa/verify', right)).status).toBe(200);
    expect((await person.ask('GET /mfa/fetch')).status).toBe(200);
    expect((await person.ask('POST /mfa/register')).status).toBe(409);
    expect((await person.ask('POST /mfa/verify', right)).status).toBe(409);
  });

  it('login: without a token, with a wrong, a used and a right one', async () => {
    expect(await login()).toBe(200);
    const { codeOf } = await enrol();
    expect(await login()).toBe(401);
    expect(await login('WRONG-GUESS')).toBe(401);
    expect(await login((side) => codeOf(side, 0))).toBe(401);
    expect(await login((side) => codeOf(side, 1))).toBe(200);
    expect(await login((side) => codeOf(side, 1))).toBe(401);
  });

  it('five wrong codes lock the login, not the session', async () => {
    const { codeOf } = await enrol();
    for (let n = 0; n < 5; n++) expect(await login('WRONG-GUESS')).toBe(401);
    expect(await login((side) => codeOf(side, 1))).toBe(429);
    expect((await person.ask('GET /mfa/fetch')).status).toBe(200);
  });

  it('replacement: a wrong password, a wrong code, and both right', async () => {
    const { codeOf } = await enrol();
    const replace = (body: Parameters<Person['ask']>[1]) =>
      person.ask('POST /mfa/reregister', body).then(({ status }) => status);
    expect(await replace((side) => ({ password: 'no', token: codeOf(side, 1) }))).toBe(400);
    expect(await replace({ password, token: 'WRONG-GUESS' })).toBe(400);
    expect(await replace((side) => ({ password, token: codeOf(side, 1) }))).toBe(200);
  });
});

describe('MFA and invalid input: mocks and server answer alike', () => {
  let both: Both;
  let person: Person;
  let anna: Person;
  beforeAll(async () => {
    both = await openBoth({ scenario: { mfa: 'notEnrolled' } });
    person = await both.admin();
    anna = await both.anna();
  });
  afterAll(() => both.close());

  it.each([
    ['POST /mfa/verify', { token: '12345' }],
    ['POST /mfa/verify', {}],
    ['POST /mfa/reregister', { password, token: 'x' }],
    ['POST /mfa/reregister', { token: '123456' }],
  ])('%s refuses %j', async (call, body) => {
    expect((await person.ask(call, body)).status).toBe(400);
  });

  it.each([
    ['GET /mfa/fetch', undefined],
    ['POST /mfa/register', undefined],
    ['POST /mfa/verify', { token: '123456' }],
    ['POST /mfa/reregister', { password, token: '123456' }],
  ])('%s is for admins only', async (call, body) => {
    expect((await both.somebody().ask(call, body)).status).toBe(401);
    expect((await anna.ask(call, body)).status).toBe(403);
  });
});
