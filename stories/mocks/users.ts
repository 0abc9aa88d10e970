import { HttpResponse, http } from 'msw';
import { messages } from '../../contract/messages.ts';
import type { SavedAddress } from '../../contract/schemas/addresses.ts';
import type { MySizes } from '../../contract/schemas/mySizes.ts';
import type { NewsletterState } from '../../contract/schemas/newsletter.ts';
import type { User } from '../../contract/schemas/user.ts';
import { admin, anna } from './logins.ts';
import { guestTokens, MockFailure } from './mockEndpoint.ts';

/** When each account of the mocks was made. */
export const accountSince = '2026-01-01T00:00:00.000Z';

export type Account = Pick<User, 'id' | 'role' | 'name' | 'email' | 'phone' | 'address'> & {
  savedAddresses?: SavedAddress[];
  mySizes?: MySizes;
  newsletter?: NewsletterState;
  password: string;
};

/** Saved details of a story's customer. */
type OwnDetails = Pick<Account, 'savedAddresses' | 'mySizes'>;

/** Accounts and ended sessions of one story. */
export function mockUsers({ savedAddresses = [], mySizes = {} }: OwnDetails = {}) {
  const details = {
    name: 'Anna Souza',
    phone: '351912345678',
    address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
  };
  const annas: Account = { ...details, ...anna, savedAddresses, mySizes, role: 'customer' };
  const { token: _, ...adminLogin } = admin;
  const accounts: Account[] = [annas, { ...details, ...adminLogin, role: 'admin' }];
  const ended = new Set<string>();
  let guests = 0;

  function findByEmail(email: string) {
    return accounts.find((one) => one.email.toLowerCase() === email.toLowerCase());
  }

  return {
    all: (): readonly Account[] => accounts,
    findByEmail,
    /** A token without an account counts as Anna's. */
    ofToken: (token: string) =>
      accounts.find((one) => tokenOf(one) === token) ?? accounts[0] ?? annas,
    /** @throws MockFailure if the email belongs to another account */
    checkEmail(email: string, own?: Account) {
      const message = messages.emailInUse;
      const other = findByEmail(email);
      if (other && other !== own) throw new MockFailure(409, message, 'email');
    },
    add(account: Omit<Account, 'id' | 'role'>): Account {
      const number = accounts.length - 1;
      const id = number === 1 ? 'user-new' : `user-new-${number}`;
      const added: Account = { ...account, id, role: 'customer' };
      accounts.push(added);
      return added;
    },
    /** Replaces the account's details. */
    change(account: Account, details: Account) {
      accounts.splice(accounts.indexOf(account), 1, details);
    },
    remove(account: Account) {
      accounts.splice(accounts.indexOf(account), 1);
      ended.add(tokenOf(account));
    },
    begin(account: Account) {
      const { id, role } = account;
      ended.delete(tokenOf(account));
      return { success: true, token: tokenOf(account), data: { user: { role, id } } };
    },
    /** Starts the session of a guest who checks out. */
    beginGuest() {
      guests += 1;
      const token = guestTokens + guests;
      return { success: true, token, data: { user: { role: 'guest', id: `guest-${guests}` } } };
    },
    /** Id of the guest; undefined for an account. */
    guestOf: (token: string) =>
      token.startsWith(guestTokens) ? token.slice('token-of-'.length) : undefined,
    end: (token: string) => ended.add(token),
    hasEnded: (token: string) => ended.has(token),
  };
}

export type MockUsers = ReturnType<typeof mockUsers>;

export function tokenOf({ id }: Pick<Account, 'id'>): string {
  return `token-of-${id}`;
}

/** Refuses the calls of an ended session; all others reach their handler. */
export function endedSessions(users: MockUsers) {
  return http.all('*/api/*', ({ request }) => {
    const token = request.headers.get('Authorization')?.replace('Bearer ', '') ?? '';
    if (!users.hasEnded(token)) return;
    return HttpResponse.json({ success: false, message: messages.loginNeeded }, { status: 401 });
  });
}
