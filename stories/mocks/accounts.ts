import { messages } from '../../contract/messages.ts';
import { paths } from '../../contract/paths.ts';
import { mergeAddress } from '../../contract/rules/addresses.ts';
import { withMySize } from '../../contract/rules/mySizes.ts';
import { newsletterText } from '../../contract/rules/newsletter.ts';
import { readyRoles } from '../../contract/rules/permissions.ts';
import { mySizeProblem } from '../../contract/rules/scaleInput.ts';
import { tokenNeeded } from '../../contract/rules/tokenNeeded.ts';
import type { SavedAddress } from '../../contract/schemas/addresses.ts';
import type { OwnData, UserChange } from '../../contract/schemas/user.ts';
import { joinLines, toItems } from './cartRules.ts';
import type { MockMfa } from './mfa.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';
import { toCustomerOrder } from './orderRules.ts';
import { ownReview, toOwnReview } from './ratings.ts';
import { findProducts, type ShopState } from './shopState.ts';
import { type Account, accountSince, endedSessions, type MockUsers } from './users.ts';

/** Token of the mailed link that confirms the newsletter. */
export const newsletterToken = 'newsletter-token-of-the-mail';

/** Sign-up, login, logout and the details of the logged-in user. */
export function accountHandlers(
  state: ShopState,
  users: MockUsers,
  mfa: MockMfa,
  oldLogin: boolean,
  staffRole: keyof typeof readyRoles = 'owner',
) {
  const { plain } = state;
  return [
    endedSessions(users),
    mockEndpoint('POST /login', ({ body: { email, password, token } }) => {
      const account = users.findByEmail(email);
      if (!account || account.password !== password) {
        throw new MockFailure(401, messages.wrongCredentials);
      }
      if (account.role === 'admin' && mfa.isEnrolled()) {
        if (!token) throw new MockFailure(401, tokenNeeded, 'token');
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
      users.end(token);
      return { reply: { success: true } };
    }),
    mockEndpoint('GET /getuser', ({ token }) => {
      const { password: _, savedAddresses = [], mySizes = {}, ...rest } = users.ofToken(token);
      const { newsletter = 'none', ...details } = rest;
      const mustEnrol = details.role === 'admin' && mfa.mustEnrol();
      const favoriteProducts = findProducts(state, state.favourites).map(({ _id }) => _id);
      const reply = { ...details, favoriteProducts, cartData: toItems(state) };
      return {
        reply: {
          ...reply,
          ...(!plain && { savedAddresses, mySizes, newsletter, mayLeave: true }),
          ...(!plain && details.role === 'admin' && { permissions: [...readyRoles[staffRole]] }),
          ...(mustEnrol && { mustEnrol }),
        },
      };
    }),
    mockEndpoint('POST /saveaddress', ({ body, token }) => {
      const account = users.ofToken(token);
      const before = account.savedAddresses ?? [];
      const decided = mergeAddress(before, body, () => nextAddressId(before));
      if (!decided) throw new MockFailure(404, messages.noSuchAddress);
      if ('conflict' in decided) {
        throw new MockFailure(409, decided.conflict, 'address');
      }
      const { saved } = decided;
      const others = before.map((one) => (saved.isDefault ? { ...one, isDefault: false } : one));
      const place = before.findIndex(({ id }) => id === saved.id);
      const savedAddresses = place < 0 ? [...others, saved] : others.with(place, saved);
      users.change(account, { ...account, savedAddresses });
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /removeaddress/:id', ({ params: { id }, token }) => {
      const account = users.ofToken(token);
      const before = account.savedAddresses ?? [];
      const savedAddresses = before.filter((one) => one.id !== id);
      if (savedAddresses.length === before.length) {
        throw new MockFailure(404, messages.noSuchAddress);
      }
      users.change(account, { ...account, savedAddresses });
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /savemysize', ({ body, token }) => {
      const problem = mySizeProblem(body, state.sizeScales);
      if (problem) throw new MockFailure(400, problem, 'size');
      const account = users.ofToken(token);
      const mySizes = withMySize(account.mySizes ?? {}, body, state.sizeScales);
      users.change(account, { ...account, mySizes });
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /newsletter', ({ body: { wanted }, token }) => {
      const account = users.ofToken(token);
      const isKept = wanted && account.newsletter === 'confirmed';
      if (!isKept) users.change(account, { ...account, newsletter: wanted ? 'asked' : 'none' });
      const asked = isKept ? messages.newsletterConfirmed : messages.newsletterAsked;
      return { reply: { success: true, message: wanted ? asked : messages.newsletterEnded } };
    }),
    mockEndpoint('POST /confirmnewsletter', ({ body: { token } }) => {
      if (token !== newsletterToken) {
        throw new MockFailure(400, messages.newsletterLinkExpired, 'token');
      }
      const account = users.all().find(({ newsletter }) => newsletter === 'asked');
      if (account) users.change(account, { ...account, newsletter: 'confirmed' });
      return { reply: { success: true, message: messages.newsletterConfirmed } };
    }),
    mockEndpoint('GET /newsletter', () => ({
      reply: users
        .all()
        .filter(({ newsletter }) => newsletter === 'confirmed')
        .map(({ email, name }) => ({
          email,
          name,
          confirmedAt: accountSince,
          text: newsletterText('Hemline'),
          language: 'en',
          stopUrl: `https://hemline.test${paths.stopAlerts}?about=newsletters&token=${newsletterToken}`,
        })),
    })),
    mockEndpoint('GET /exportuser', ({ token }) => ({
      reply: ownData(state, users.ofToken(token)),
    })),
    mockEndpoint('POST /deleteuser', ({ body, token }) => {
      const account = users.ofToken(token);
      confirmOwner(account, body, mfa);
      if (account.role === 'admin') {
        throw new MockFailure(409, messages.lastAdmin);
      }
      users.remove(account);
      for (const review of state.reviews) {
        if (!review.isOwn) continue;
        delete review.name;
        delete review.pictures;
      }
      return { reply: { success: true, message: messages.accountDeleted } };
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
      return { reply: { success: true, message: messages.userUpdated } };
    }),
  ];
}

/** Returns an unused id: `address-1` and so on. */
function nextAddressId(before: readonly SavedAddress[]) {
  return `address-${Number(before.at(-1)?.id.split('-')[1] ?? 0) + 1}`;
}

/** Export of the customer's data, as far as the mocks have it. */
export function ownData(
  state: ShopState,
  { password: _, savedAddresses = [], mySizes = {}, newsletter: __, ...account }: Account,
): OwnData {
  const createdAt = accountSince;
  return {
    exportedAt: createdAt,
    account: { ...account, createdAt, reviewMails: true, language: 'en' },
    savedAddresses,
    mySizes,
    formerOrders: [],
    orders: state.orders.map((order) => toCustomerOrder(order, state.sentTimes)),
    checkouts: [],
    ratings: state.related.flatMap(({ productId: { _id: productId }, rating }) => {
      const review = ownReview(state, productId);
      const words = review && { review: toOwnReview(review) };
      return rating === undefined ? [] : [{ productId, rating, ratedAt: createdAt, ...words }];
    }),
    favorites: state.favourites.map((productId) => ({ productId, addedAt: createdAt })),
    cart: state.lines.map((line) => ({ ...line, addedAt: createdAt })),
    stockAlerts: [],
    reviewRequests: [],
    measuring: [],
    sessions: [{ createdAt, expiresAt: createdAt }],
  };
}

/** Requires the current password for a new email or password after an old login. */
function confirmOwner(
  { role, password }: Account,
  { currentPassword, token }: Pick<UserChange, 'currentPassword' | 'token'>,
  mfa: MockMfa,
) {
  const needsToken = role === 'admin' && mfa.isEnrolled();
  const fields = {
    ...(!currentPassword && { currentPassword: messages.passwordNeeded }),
    ...(needsToken && !token && { token: messages.mfaTokenNeeded }),
  };
  if (Object.keys(fields).length > 0) {
    throw new MockFailure(400, Object.values(fields).join(' '), fields);
  }
  if (currentPassword !== password) {
    throw new MockFailure(400, messages.wrongPassword, 'currentPassword');
  }
  if (needsToken && token) mfa.confirm(token);
}
