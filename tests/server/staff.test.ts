import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../contract/messages.ts';
import { users } from '../../server/db/accountSchema.ts';
import { hashToken } from '../../server/security/tokens.ts';
import { changeStaff, removeStaff } from '../../server/services/accounts/staff.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { type Customer, loggedIn, password, signedUp, visitor } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { openMailbox } from './support/mailbox.ts';
import { openTestApp } from './support/testApp.ts';

const email = 'paula@shop.test';

describe('staff', async () => {
  const { mails, mailer } = openMailbox();
  const shop = await forSuite(openTestApp({ mailer }));
  let owner: Awaited<ReturnType<typeof newAdmin>>;
  beforeEach(async () => {
    await shop.db.delete(users);
    owner = await newAdmin(shop, 'owner@shop.test');
  });
  const invite = (role = 'packer') => owner.call('POST /invitestaff', { email, role });
  const members = async () => (await owner.call('GET /staff')).json().members;
  const idOf = async () =>
    (await members()).find((one: { email: string }) => one.email === email).id;

  async function acceptInvitation() {
    await mailer.idle();
    const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
    return visitor(shop.app).call('POST /resetpassword', { token, password });
  }

  it('are invited by email, and choose a password by its link', async () => {
    expect((await invite()).statusCode).toBe(200);
    expect(await members()).toMatchObject([
      { email: 'owner@shop.test', role: 'owner' },
      { email, role: 'packer', isInvited: true },
    ]);
    const guess = await visitor(shop.app).call('POST /login', { email, password: 'password' });
    expect(guess.statusCode).toBe(401);
    expect((await acceptInvitation()).statusCode).toBe(200);
    expect(mails.at(-1)?.text).toContain('&account=staff');
    const paula = await loggedIn(shop.app, email);
    expect((await paula.call('GET /allorders')).statusCode).toBe(200);
    expect((await members())[1]).not.toHaveProperty('isInvited');
    expect((await invite()).statusCode).toBe(409);
    expect((await owner.call('POST /invitestaff', { email, role: 'king' })).statusCode).toBe(400);
  });

  it('get a second link, while they have yet to choose a password', async () => {
    await invite();
    await mailer.idle();
    const before = mails.length;
    expect((await invite('writer')).statusCode).toBe(200);
    expect((await acceptInvitation()).statusCode).toBe(200);
    expect(mails.length).toBe(before + 1);
    expect((await members())[1]).toMatchObject({ role: 'writer' });
  });

  it('do not take over an account that somebody signed up with their email', async () => {
    const stranger = await signedUp(shop.app, email);
    await invite();
    expect((await stranger.call('GET /getuser')).statusCode).toBe(401);
    const login = await visitor(shop.app).call('POST /login', { email, password });
    expect(login.statusCode).toBe(401);
  });

  /** Sends a call's headers, and its body after `work`. */
  async function sendLate(
    customer: Customer,
    call: Parameters<Customer['call']>[0],
    body: object,
    work: () => Promise<unknown>,
  ) {
    const payload = new PassThrough();
    payload.write(' ');
    const answer = customer.call(call, payload, { 'content-type': 'application/json' });
    // Time for the check of the caller, which is before the body.
    await sleep(100);
    await work();
    payload.end(JSON.stringify(body));
    return answer;
  }

  it('do not apply to requests that began before the invitation', async () => {
    const stranger = await signedUp(shop.app, email);
    const change = { username: 'Eve', email, password: 'a password of the stranger' };
    const late = await sendLate(stranger, 'POST /updateuser', change, () => invite('owner'));
    expect(late.statusCode).toBe(401);
    const login = { email, password: change.password };
    expect((await visitor(shop.app).call('POST /login', login)).statusCode).toBe(401);
  });

  it('keep no contact details of a stranger who signed up with their email', async () => {
    const stranger = await signedUp(shop.app, email);
    const contact = { phone: '+351 912 345 678', address: 'Rua Nova 1, Lisbon' };
    await stranger.call('POST /updateuser', { username: 'Eve', email, ...contact });
    await invite();
    await acceptInvitation();
    const user = (await (await loggedIn(shop.app, email)).call('GET /getuser')).json();
    expect(user).toMatchObject({ name: '', savedAddresses: [] });
    expect(user).not.toHaveProperty('phone');
    expect(user).not.toHaveProperty('address');
  });

  it.each(['POST /invitestaff', 'POST /changestaff/:id', 'POST /removestaff/:id'] as const)(
    'finish no %s after their removal or demotion',
    async (key) => {
      await invite();
      const id = await idOf();
      const packer = { version: 1, role: 'packer' };
      const body = key === 'POST /invitestaff' ? { email: 'eve@shop.test' } : { version: 1 };
      const call = key.replace(':id', id) as typeof key;
      for (const [end, status] of [
        [(other: string) => owner.call(`POST /changestaff/${other}`, packer), 403],
        [(other: string) => owner.call(`POST /removestaff/${other}`), 401],
      ] as const) {
        const other = await newAdmin(shop, `other-${status}@shop.test`);
        const late = await sendLate(other, call, { role: 'owner', ...body }, () => end(other.id));
        expect(late.statusCode).toBe(status);
      }
      const emails = (await members()).map((one: { email: string }) => one.email);
      expect(emails).toEqual(['owner@shop.test', email, 'other-403@shop.test']);
    },
  );

  it('have the rights of another role from the next call on', async () => {
    await invite();
    await acceptInvitation();
    const paula = await loggedIn(shop.app, email);
    const change = async (version: number, role: string) =>
      owner.call(`POST /changestaff/${await idOf()}`, { version, role });
    expect((await change(1, 'writer')).statusCode).toBe(200);
    const stale = await change(1, 'packer');
    expect([stale.statusCode, Object.keys(stale.json().fields)]).toEqual([409, ['version']]);
    expect((await paula.call('GET /allorders')).statusCode).toBe(403);
    expect((await paula.call('GET /listproducts')).statusCode).toBe(200);
  });

  it('lose their rights and sessions at once when they are removed', async () => {
    await invite();
    await acceptInvitation();
    const paula = await loggedIn(shop.app, email);
    const id = await idOf();
    expect((await owner.call(`POST /removestaff/${id}`)).statusCode).toBe(200);
    expect((await paula.call('GET /allorders')).statusCode).toBe(401);
    const customer = await loggedIn(shop.app, email);
    expect((await customer.call('GET /allorders')).statusCode).toBe(403);
    expect((await owner.call(`POST /removestaff/${id}`)).statusCode).toBe(404);
  });

  it('always include an owner who can log in', async () => {
    await invite('owner');
    for (const [call, body] of [
      [`POST /removestaff/${owner.id}`, undefined],
      [`POST /changestaff/${owner.id}`, { version: 1, role: 'manager' }],
      ['POST /deleteuser', { currentPassword: password }],
    ] as const) {
      expect((await owner.call(call, body)).statusCode).toBe(409);
    }
    await acceptInvitation();
    const demoted = await owner.call(`POST /changestaff/${owner.id}`, {
      ...{ version: 1, role: 'manager' },
    });
    expect(demoted.statusCode).toBe(200);
    expect((await owner.call('GET /staff')).statusCode).toBe(403);
  });

  it('may delete their own account unless they are an owner', async () => {
    await invite();
    await acceptInvitation();
    const paula = await loggedIn(shop.app, email);
    const left = await paula.call('POST /deleteuser', { currentPassword: password });
    expect(left.statusCode).toBe(200);
  });
});

onEitherDatabase('two owners', (database, _another, rounds) => {
  it('keep one owner when owners demote and remove themselves', async () => {
    const shop = await openTestApp({ connection: database() });
    const now = () => new Date('2026-03-01T12:00:00Z');
    const context = { db: database().db, now } as Parameters<typeof removeStaff>[0];
    const as = ({ token = '' }: Customer) =>
      ({ session: hashToken(token), role: 'admin' }) as const;
    for (let round = 0; round < rounds(10); round++) {
      const [one, other] = [
        await newAdmin(shop, `one-${round}@shop.test`),
        await newAdmin(shop, `other-${round}@shop.test`),
      ];
      const outcomes = await Promise.allSettled([
        changeStaff(context, as(one), one.id, { version: 1, role: 'packer' }),
        removeStaff(context, as(other), other.id),
      ]);
      const refused = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toMatchObject([{ reason: { message: messages.lastOwner } }]);
      await shop.db.update(users).set({ role: 'customer' }).where(eq(users.role, 'admin'));
    }
    await shop.app.close();
  });
});
