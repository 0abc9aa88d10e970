import type { Order } from '../../contract/schemas/order.ts';
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

/** The same for the admin. */
export function logInAdmin() {
  const session = { token: `token-of-${admin.id}`, role: 'admin', id: admin.id };
  localStorage.setItem('hemline.session', JSON.stringify(session));
}

/** Id of an order's customer: a guest's is that of their order. */
export function customerIdOf({
  _id,
  email,
  isGuest,
}: Pick<Order, '_id' | 'email' | 'isGuest'>): string {
  return !isGuest && email === anna.email ? anna.id : `guest-${_id}`;
}
