import { TOTP } from 'otpauth';
import { changeUser } from '../../../server/repositories/users.ts';
import { type Customer, password, signedUp, visitor } from './customer.ts';
import type { TestApp } from './testApp.ts';

/** An admin with an authenticator. */
export type EnrolledAdmin = {
  admin: Customer & { id: string };
  email: string;
  secret: string;
  /** Results of the enrolment, which are shown once. */
  recoveryCodes: string[];
};

/** Not a valid code of any authenticator, nor a recovery code: those have no O. */
export const wrongCode = 'WRONG-GUESS';

export function codeAt(secret: string, time: number): string {
  return new TOTP({ secret }).generate({ timestamp: time });
}

/** An admin who has just logged in. */
export async function newAdmin(shop: TestApp, email: string) {
  const admin = await signedUp(shop.app, email);
  await changeUser(shop.db, admin.id, { role: 'admin' });
  return admin;
}

/** An admin who enrolled with the code of `time`, the server's current time. */
export async function enrolledAdmin(
  shop: TestApp,
  email: string,
  time: number,
): Promise<EnrolledAdmin> {
  const admin = await newAdmin(shop, email);
  const { secret } = (await admin.call('POST /mfa/register')).json();
  const verified = await admin.call('POST /mfa/verify', { token: codeAt(secret, time) });
  if (verified.statusCode !== 200) throw new Error(`Enrolling answered ${verified.body}`);
  return { admin, email, secret, recoveryCodes: verified.json().recoveryCodes };
}

/** Logs in with a new browser. */
export function tryLogin(shop: TestApp, email: string, token?: string, word = password) {
  return visitor(shop.app).call('POST /login', {
    email,
    password: word,
    ...(token !== undefined && { token }),
  });
}
