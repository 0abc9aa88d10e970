import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../server/db/accountSchema.ts';
import { findAdmins } from '../../server/repositories/users.ts';
import { adminPasswordFile } from '../../server/security/adminPasswordFile.ts';
import {
  appointAdmin,
  ensureFirstAdmin,
  resetAdmin,
} from '../../server/services/accounts/admins.ts';
import { loggedIn, signedUp, visitor } from './support/customer.ts';
import { forSuite } from './support/forSuite.ts';
import { openMailbox } from './support/mailbox.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const email = 'admin@hemline.test';

describe('admins', async () => {
  const file = adminPasswordFile(lastingFolder());
  const { mails, mailer } = openMailbox();
  const shop = await forSuite(openTestApp({ adminPasswordFile: file, mailer }));
  const context = { db: shop.db, now: () => new Date(), adminPasswordFile: file };
  beforeEach(async () => {
    await shop.db.delete(users);
    rmSync(file, { force: true });
  });

  const first = async () => {
    const made = await ensureFirstAdmin(context, email);
    if (!made) throw new Error('There was an admin already');
    return made;
  };
  const update = (fields: object) => ({ username: 'Admin', email, ...fields });

  it('start with one, whose random password is in a file that only the owner can read', async () => {
    writeFileSync(file, 'of an older shop', { mode: 0o644 });
    const made = await first();
    expect(made).toEqual({ email, password: expect.stringMatching(/^[\w-]{22}$/) });
    expect(readFileSync(file, 'utf8')).toBe(`${made.password}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const admin = await loggedIn(shop.app, email, made.password);
    expect((await admin.call('GET /getuser')).json()).toMatchObject({ email, role: 'admin' });
  });

  it('are not created twice, and never from a customer who has the email', async () => {
    const made = await first();
    expect(await ensureFirstAdmin(context, 'other@hemline.test')).toBeUndefined();
    expect(readFileSync(file, 'utf8').trim()).toBe(made.password);

    await shop.db.delete(users);
    await signedUp(shop.app, email);
    expect(await ensureFirstAdmin(context, email)).toBeUndefined();
    expect(await findAdmins(shop.db)).toEqual([]);
  });

  it('keep the file until the password changes', async () => {
    const { password } = await first();
    const admin = await loggedIn(shop.app, email, password);
    await admin.call('POST /updateuser', update({ username: 'Owner' }));
    expect(existsSync(file)).toBe(true);
    const answer = await admin.call('POST /updateuser', update({ password: 'my own password' }));
    expect(answer.statusCode).toBe(200);
    expect(existsSync(file)).toBe(false);
  });

  it('lose the file when an emailed link changes the password', async () => {
    await first();
    await visitor(shop.app).call('POST /forgotpassword', { email });
    await mailer.idle();
    const token = /token=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1];
    await visitor(shop.app).call('POST /resetpassword', { token, password: 'my own password' });
    expect(existsSync(file)).toBe(false);
  });

  it('keep the file when somebody else’s password changes', async () => {
    await first();
    const second = await appointAdmin(context, 'second@hemline.test');
    if (typeof second === 'string') throw new Error(second);
    const other = await loggedIn(shop.app, second.email, second.password);
    const change = { username: 'Second', email: second.email, password: 'my own password' };
    expect((await other.call('POST /updateuser', change)).statusCode).toBe(200);
    const customer = await signedUp(shop.app, 'ana@shop.test');
    await customer.call('POST /updateuser', { ...change, email: 'ana@shop.test' });
    expect(existsSync(file)).toBe(true);
  });

  it('get a new password that ends their sessions and stays valid', async () => {
    const { password } = await first();
    const before = await loggedIn(shop.app, email, password);
    const [admin] = await findAdmins(shop.db);
    if (!admin) throw new Error('There is no admin');
    const made = await resetAdmin(context, admin);
    expect(made.password).not.toBe(password);
    expect(readFileSync(file, 'utf8').trim()).toBe(made.password);
    expect((await before.call('GET /getuser')).statusCode).toBe(401);
    await loggedIn(shop.app, email, made.password);
  });

  it('are promoted customers or new accounts', async () => {
    const customer = await signedUp(shop.app, 'Ana@shop.test');
    expect(await appointAdmin(context, 'ana@shop.test')).toBe('appointed');
    expect(await appointAdmin(context, 'ana@shop.test')).toBe('was one');
    expect((await customer.call('GET /getuser')).json().role).toBe('admin');
  });
});
