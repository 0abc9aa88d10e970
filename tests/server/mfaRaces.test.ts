import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authenticators } from '../../server/db/accountSchema.ts';
import {
  consumeStep,
  findAuthenticator,
  putPendingAuthenticator,
} from '../../server/repositories/credentials.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { barrier } from './support/crowd.ts';
import {
  codeAt,
  type EnrolledAdmin,
  enrolledAdmin,
  newAdmin,
  tryLogin,
  wrongCode,
} from './support/enrolledAdmin.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const many = Array.from({ length: 20 }, (_, index) => index);
const start = Date.UTC(2026, 2, 1, 12);
const step = 30_000;

onEitherDatabase('concurrent MFA calls', (database) => {
  let shop: TestApp;
  let time = start;
  beforeAll(async () => {
    shop = await openTestApp({ connection: database(), now: () => new Date(time) });
  });
  afterAll(() => shop.app.close());

  /** An admin whose next code is unused. */
  const readyAdmin = async (email: string): Promise<EnrolledAdmin> => {
    time = start;
    const ready = await enrolledAdmin(shop, email, time);
    time += 10 * step;
    return ready;
  };
  const statusesOf = (answers: { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).sort();

  it('accepts one of 4 logins with the same code', async () => {
    const { email, secret } = await readyAdmin('code@shop.test');
    const token = codeAt(secret, time);
    const answers = await Promise.all(many.slice(0, 4).map(() => tryLogin(shop, email, token)));
    expect(statusesOf(answers)).toEqual([200, 401, 401, 401]);
  });

  it('accepts one of 4 logins with the same recovery code', async () => {
    const { email, recoveryCodes } = await readyAdmin('recovery@shop.test');
    const [code] = recoveryCodes;
    const answers = await Promise.all(many.slice(0, 4).map(() => tryLogin(shop, email, code)));
    expect(statusesOf(answers)).toEqual([200, 401, 401, 401]);
  });

  it('checks only five guesses of 20', async () => {
    const { email } = await readyAdmin('guess@shop.test');
    const answers = await Promise.all(many.map(() => tryLogin(shop, email, wrongCode)));
    expect(statusesOf(answers)).toEqual([...Array(5).fill(401), ...Array(15).fill(429)]);
  });

  it('finishes one of 10 concurrent verifications, whose recovery codes work', async () => {
    time = start;
    const email = 'verify@shop.test';
    const admin = await newAdmin(shop, email);
    const { secret } = (await admin.call('POST /mfa/register')).json();
    const token = codeAt(secret, time);
    const answers = await Promise.all(
      many.slice(0, 10).map(() => admin.call('POST /mfa/verify', { token })),
    );
    expect(statusesOf(answers)).toEqual([200, ...Array(9).fill(409)]);
    const codes = answers.find(({ statusCode }) => statusCode === 200)?.json().recoveryCodes;
    expect((await tryLogin(shop, email, codes[9])).statusCode).toBe(200);
  });

  it('keeps one of 10 concurrent enrolments, and only its secret works', async () => {
    time = start;
    const admin = await newAdmin(shop, 'register@shop.test');
    const answers = await Promise.all(
      many.slice(0, 10).map(() => admin.call('POST /mfa/register')),
    );
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
    const verified = await Promise.all(
      answers.map((answer) =>
        admin.call('POST /mfa/verify', { token: codeAt(answer.json().secret, time) }),
      ),
    );
    expect(verified.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
  });

  it('accepts a time step once where a naive check and write accepts it several times', async () => {
    const { id: userId } = await newAdmin(shop, 'naive@shop.test');
    const mine = { userId, state: 'pending' } as const;
    const everybodyHasLooked = barrier(many.length);
    const takeNaively = async () => {
      const found = await findAuthenticator(shop.db, userId, 'pending');
      await everybodyHasLooked();
      if (!found || found.lastStep >= 7) return false;
      await shop.db
        .update(authenticators)
        .set({ lastStep: 7 })
        .where(eq(authenticators.userId, userId));
      return true;
    };
    const takenBy = async (take: () => Promise<boolean>) => {
      await putPendingAuthenticator(shop.db, userId, 'encrypted');
      return (await Promise.all(many.map(take))).filter(Boolean).length;
    };
    expect(await takenBy(takeNaively)).toBe(many.length);
    expect(await takenBy(() => consumeStep(shop.db, mine, 7))).toBe(1);
  });
});
