import type { CartItem, CartLine } from '../../contract/schemas/cart.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { MockFailure, mockEndpoint } from './mockEndpoint.ts';

/** A customer of every story's shop. */
export const anna = { email: 'anna@example.test', password: 'a linen shirt', id: 'user-anna' };

/** An admin who enrolled in MFA. */
export const admin = {
  email: 'admin@example.test',
  password: 'a wool coat',
  token: '123456',
  id: 'user-admin',
};

/** Puts Anna's session where the app keeps it: for a story's `beforeEach`. */
export function logInAnna() {
  const session = { token: `token-of-${anna.id}`, role: 'customer', id: anna.id };
  localStorage.setItem('hemline.session', JSON.stringify(session));
}

/** Accounts, and the one cart of whoever logs in: `lines`, which the handlers change. */
export function accountHandlers(products: Product[], lines: CartLine[], bare: boolean) {
  function add({ itemId, size }: { itemId: string; size: string }, pieces = 1) {
    const line = lines.find((other) => other.itemId === itemId && other.size === size);
    if (line) line.quantity += pieces;
    else lines.push({ itemId, size, quantity: pieces });
  }

  return [
    mockEndpoint('POST /login', ({ body: { email, password, token } }) => {
      const account = [anna, admin].find((one) => one.email === email);
      if (!account || account.password !== password) {
        throw new MockFailure(401, 'Wrong email or password.');
      }
      if (account === admin && token !== admin.token) {
        throw new MockFailure(
          401,
          token ? 'Wrong MFA token.' : 'MFA token is required for admin login',
        );
      }
      return { reply: sessionOf(account.id, account === admin ? 'admin' : 'customer') };
    }),
    mockEndpoint('POST /signup', ({ body: { email, cartItems } }) => {
      if (email === anna.email) throw new MockFailure(409, 'This email is already in use.');
      for (const { quantity, ...target } of cartItems) add(target, quantity);
      return { reply: sessionOf('user-new', 'customer') };
    }),
    mockEndpoint('GET /getcart', () => ({
      reply: {
        success: true,
        cartData: lines.flatMap((line) => toItem(products, line)),
        ...(!bare && { removed: lines.filter((line) => isGone(products, line)) }),
      },
    })),
    mockEndpoint('POST /addtocart', ({ body }) => {
      add(body);
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /removefromcart', ({ body: { itemId, size } }) => {
      const line = lines.find((other) => other.itemId === itemId && other.size === size);
      if (line) line.quantity -= 1;
      return { reply: { success: true } };
    }),
    mockEndpoint('POST /joincart', ({ body: { cartItems } }) => {
      if (bare) throw new MockFailure(404, 'There is no such call.');
      for (const { quantity, ...target } of cartItems) add(target, quantity);
      const cartData = lines.flatMap((line) => toItem(products, line));
      return { reply: { success: true, cartData } };
    }),
    mockEndpoint('POST /logout', () => {
      if (bare) throw new MockFailure(404, 'There is no such call.');
      return { reply: { success: true } };
    }),
  ];
}

function sessionOf(id: string, role: string) {
  return { success: true, token: `token-of-${id}`, data: { user: { role, id } } };
}

function isGone(products: Product[], { itemId, quantity }: CartLine): boolean {
  return quantity > 0 && !products.some(({ _id }) => _id === itemId);
}

function toItem(products: Product[], { itemId, size, quantity }: CartLine): CartItem[] {
  const product = products.find(({ _id }) => _id === itemId);
  return product && quantity > 0 ? [{ product, size, quantity }] : [];
}
