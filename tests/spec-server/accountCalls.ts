import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import QRCode from 'qrcode';
import { Refusal, type SpecContext } from './specRoutes.ts';
import { newUser, type SpecUser } from './specShop.ts';

/** Logging in and out, the customer's details, and the admin's authenticator. */
export function accountCalls({ shop, views, route }: SpecContext) {
  const { users, sessions, variants } = shop;

  function begin(user: SpecUser) {
    const token = randomUUID();
    sessions.set(token, user);
    return { success: true, token, data: { user: views.sessionUser(user) } };
  }

  route('POST /login', 'all', ({ body }) => {
    const user = users.find(({ email }) => email === body.email);
    if (user?.password !== body.password || !user)
      throw new Refusal(401, 'Wrong email or password');
    if (!user.isEnrolled) return begin(user);
    // A reply without a token tells the app by its role that an admin needs one.
    if (!body.token) return { success: false, data: { user: views.sessionUser(user) }, errors: [] };
    if (!isCodeOf(user, body.token)) throw new Refusal(401, 'Wrong token');
    return begin(user);
  });

  route('POST /signup', 'all', ({ body: { username, cartItems, ...details } }) => {
    if (users.some(({ email }) => email === details.email)) {
      throw new Refusal(409, 'This email is in use');
    }
    const user = { ...newUser(shop.nextId()), ...details, name: username, cart: cartItems };
    users.push(user);
    return begin(user);
  });

  route('GET /getuser', 'user', ({ user }) => views.user(user));

  route('POST /updateuser', 'user', ({ user, body: { username, ...details } }) => {
    Object.assign(user, details, { name: username });
    return { success: true };
  });

  route('GET /mfa/fetch', 'admin', ({ user }) => {
    if (!user.isEnrolled) throw new Refusal(400, 'Not enrolled');
    return {};
  });

  route('POST /mfa/register', 'admin', async ({ user }) => {
    user.mfaSecret = new Secret({ size: 20 }).base32;
    const uri = new TOTP({ label: user.email, secret: user.mfaSecret }).toString();
    return { qrCodeImage: await QRCode.toDataURL(uri), secret: user.mfaSecret };
  });

  route('POST /mfa/verify', 'admin', ({ user, body }) => {
    if (!isCodeOf(user, body.token)) throw new Refusal(400, 'Wrong token');
    user.isEnrolled = true;
    return variants.verify === 'success' ? { success: true } : {};
  });
}

/** Accepts codes a minute early or late, since the machine may be busy. */
function isCodeOf({ mfaSecret }: SpecUser, token: string): boolean {
  if (!mfaSecret) return false;
  return new TOTP({ secret: mfaSecret }).validate({ token, window: 2 }) !== null;
}
