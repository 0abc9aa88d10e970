import { fieldsOf, textOf } from './values.ts';

const mfaWords =
  /\b(mfa|2fa|t?otp|(two|multi|2)[- ]?factor|authenticator|one[- ]time|verification code)\b/i;
const tokenWords =
  /\b(token|code)\b.*\b(required|missing|needed|necessary)\b|\b(enter|provide|requires?|need|missing)\b.*\b(token|code)\b/i;
const otherTokens = /\b(x?[cx]srf|session|access|bearer)\b|expired/i;
const flagNames =
  /^(is_?)?(requires?|needs?)?_?(mfa|2fa|t?otp|two_?factor|mfa_?token|token)_?(required|needed)?$/i;

/**
 * Returns true if a login that was sent without a token was answered by asking for it: in words, by a
 * flag such as `mfaRequired`, or with the role of an admin and no session.
 * @param texts the message and the errors of the answer
 */
export function readTokenRequest(body: unknown, texts: readonly string[]): boolean {
  const fields = fieldsOf(body);
  const data = fieldsOf(fields.data);
  const users = [fields, data, fieldsOf(fields.user), fieldsOf(data.user)];
  const isAdmin = users.some(({ role }) => textOf(role).toLowerCase() === 'admin');
  const hasSession = [fields, data].some(({ token }) => typeof token === 'string' && token !== '');
  const hasFlag = [...Object.entries(fields), ...Object.entries(data)].some(
    ([name, value]) => value === true && flagNames.test(name),
  );
  return (!hasSession && (isAdmin || hasFlag)) || texts.some(isTokenRequest);
}

function isTokenRequest(text: string): boolean {
  return !otherTokens.test(text) && (mfaWords.test(text) || tokenWords.test(text));
}
