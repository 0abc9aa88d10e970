import type { OwnData, UserChange } from '../../contract/schemas/user.ts';
import { joinLines, toItems } from './cartRules.ts';
import { endedSessions } from './endedSessions.ts';
import type { MockMfa } from './mfa.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import { toCustomerOrder } from './orderRules.ts';
import { findProducts, type ShopState } from './shopState.ts';
import type { Account, MockUsers } from './users.ts';

/** Accounts: the ways in and out, and the details of whoever is logged in. */
export function accountHandlers(
  state: ShopState,
  users: MockUsers,
  mfa: MockMfa,
  oldLogin: boolean,
) {
  const { bare } = state;
  return [
    endedSessions(users),
    mockEndpoint('POST /login', ({ body: { email, password, token } }) => {
      const account = users.findByEmail(email);
      if (!account || account.password !== password) {
        throw new MockFailure(401, 'Wrong email or password.');
      }
      if (account.role === 'admin' && mfa.isEnrolled()) {
        const message = 'MFA token is required for admin login';
        if (!token) throw new MockFailure(401, message, { token: message });
        mfa.logIn(token);
      }
      return { reply: users.begin(account) };
    }),
    mockEndpoint('POST /signup', ({ body: { username, cartItems, ...details } }) => {
      users.checkEmail(details.email);
      joinLines(state, cartItems);
      return { reply: users.begin(users.add({ name: username, ...details })) };
    }),
    mockEndpoint('POST /logout', ({ token }) => {
      if (bare) throw new MockFailure(404, 'There is no such call.');
      users.end(token);
      return { reply: { success: true } };
    }),
    mockEndpoint('GET /getuser', ({ token }) => {
      const { password: _, ...details } = users.ofToken(token);
      const mustEnrol = details.role === 'admin' && mfa.mustEnrol();
      const favoriteProducts = findProducts(state, state.favourites).map(({ _id }) => _id);
      const reply = { ...details, favoriteProducts, cartData: toItems(state) };
      return {
        reply: { ...reply, ...(!bare && { mayLeave: true }), ...(mustEnrol && { mustEnrol }) },
      };
    }),
    mockEndpoint('GET /exportuser', ({ token }) => {
      if (bare) throw new MockFailure(404, 'There is no such call.');
      return { reply: ownData(state, users.ofToken(token)) };
    }),
    mockEndpoint('POST /deleteuser', ({ body, token }) => {
      if (bare) throw new MockFailure(404, 'There is no such call.');
      const account = users.ofToken(token);
      confirmOwner(account, body, mfa);
      if (account.role === 'admin') {
        throw new MockFailure(409, 'You are the shop’s last admin: appoint another one first.');
      }
      users.remove(account);
      return { reply: { success: true, message: 'Your account is deleted.' } };
    }),
    mockEndpoint('POST /updateuser', ({ body, token }) => {
      const { username, email, password, currentPassword: _c, token: _t, ...rest } = body;
      const account = users.ofToken(token);
      const isSensitive = password !== undefined || email !== account.email;
      if (oldLogin && isSensitive) confirmOwner(account, body, mfa);
      users.checkEmail(email, account);
      const { phone: _, address: __, ...stays } = account;
      const details = { ...stays, name: username, email, ...rest };
      users.change(account, { ...details, ...(password !== undefined && { password }) });
      return { reply: { success: true, message: 'User updated successfully' } };
    }),
  ];
}

/** What is held of a customer, as far as the mocks hold any of it. */
function ownData(state: ShopState, { password: _, ...account }: Account): OwnData {
  const createdAt = '2026-01-01T00:00:00.000Z';
  return {
    exportedAt: createdAt,
    account: { ...account, createdAt },
    orders: state.orders.map((order) => toCustomerOrder(order, state.sentTimes)),
    checkouts: [],
    ratings: state.related.flatMap(({ productId, rating }) =>
      rating === undefined ? [] : [{ productId: productId._id, rating, ratedAt: createdAt }],
    ),
    favorites: state.favourites.map((productId) => ({ productId, addedAt: createdAt })),
    cart: state.lines.map((line) => ({ ...line, addedAt: createdAt })),
    stockAlerts: [],
    sessions: [{ createdAt, expiresAt: createdAt }],
  };
}

/** What a new email or password takes when the login is some time ago. */
function confirmOwner(
  { role, password }: Account,
  { currentPassword, token }: Pick<UserChange, 'currentPassword' | 'token'>,
  mfa: MockMfa,
) {
  const needsToken = role === 'admin' && mfa.isEnrolled();
  const fields = {
    ...(!currentPassword && { currentPassword: 'Enter your current password for this change.' }),
    ...(needsToken && !token && { token: 'Enter your MFA token for this change.' }),
  };
  if (Object.keys(fields).length > 0) {
    throw new MockFailure(400, Object.values(fields).join(' '), fields);
  }
  if (currentPassword !== password) {
    const message = 'Wrong password.';
    throw new MockFailure(400, message, { currentPassword: message });
  }
  if (needsToken && token) mfa.confirm(token);
}
