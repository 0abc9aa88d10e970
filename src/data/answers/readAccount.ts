import type { User } from '../../../contract/schemas/user.ts';
import { readErrors } from './readFailure.ts';
import { readCartItems } from './readProduct.ts';
import { readTokenRequest } from './readTokenRequest.ts';
import { fieldsOf, listOf, textOf } from './values.ts';

/** What a login or sign-up was answered with. */
export type SessionAnswer = {
  success: boolean;
  token: string | undefined;
  /** `role` is empty where the server says none. */
  user: { id: string; role: string } | undefined;
  errors: string[];
  /** It asks for the token of an authenticator. */
  asksForToken: boolean;
};

export function readSession(value: unknown): SessionAnswer {
  const { success, token, data, errors, message } = fieldsOf(value);
  const told = readErrors(errors);
  const user = fieldsOf(fieldsOf(data).user);
  const id = textOf(user.id);
  return {
    success: success !== false,
    token: textOf(token) || undefined,
    user: id ? { id, role: textOf(user.role) } : undefined,
    errors: told,
    asksForToken: !token && readTokenRequest(value, [...told, textOf(message)]),
  };
}

/** `role` is empty where the server says none. */
export function readUser(value: unknown): User {
  const fields = fieldsOf(value);
  const { phone, address, favoriteProducts, cartData } = fields;
  return {
    ...fields,
    id: textOf(fields.id),
    name: textOf(fields.name),
    email: textOf(fields.email),
    ...(phone !== undefined && { phone: textOf(phone) }),
    ...(address !== undefined && { address: textOf(address) }),
    role: textOf(fields.role),
    favoriteProducts: listOf(favoriteProducts).map(
      (one) => textOf(one) || textOf(fieldsOf(one)._id),
    ),
    cartData: Array.isArray(cartData) ? readCartItems(cartData) : [],
  };
}
