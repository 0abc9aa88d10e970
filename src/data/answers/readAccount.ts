import type { User } from '../../../contract/schemas/user.ts';
import type { Session } from '../../lib/session.ts';
import { ApiError } from '../apiError.ts';
import { readErrors, readTokenRequest } from './readFailure.ts';
import { readCartItems } from './readProduct.ts';
import { fieldsOf, listOf, textOf } from './values.ts';

type SessionAnswer = {
  success: boolean;
  token: string | undefined;
  /** `role` is empty if the server reports none. */
  user: { id: string; role: string } | undefined;
  errors: string[];
  /** The server asks for an MFA token. */
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

/** `role` is empty if the server reports none. */
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

/** Session of a login or sign-up; undefined if refused. */
export function toSession({ success, token, user }: SessionAnswer): Session | undefined {
  return success && token && user ? { token, ...user } : undefined;
}

/** Returns true if only the MFA token is missing, however the server words it. */
export function lacksToken(answer: SessionAnswer | ApiError): boolean {
  return answer.asksForToken || (answer instanceof ApiError && 'token' in answer.fields);
}
