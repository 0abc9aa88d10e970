import type { Failure } from '../../../contract/schemas/common.ts';
import { fieldsOf, listOf, textOf } from './values.ts';

/** Body of a failure; `asksForToken`: a login lacks the MFA token. */
type ReadFailure = Partial<Failure> & { asksForToken?: boolean };

/** Decodes a failure's body from any server, omitting unreadable parts. */
export function readFailure(body: unknown): ReadFailure {
  const { message: ours, error, detail, errors, fields } = fieldsOf(body);
  const message = [ours, error, detail].find(isText);
  const told = readErrors(errors);
  const textFields = Object.entries(fieldsOf(fields)).filter(isTextEntry);
  return {
    ...(message && { message }),
    ...(told.length > 0 && { errors: told }),
    ...(textFields.length > 0 && { fields: Object.fromEntries(textFields) }),
    ...(readTokenRequest(body, [...told, message ?? '', textOf(body)]) && { asksForToken: true }),
  };
}

/** Decodes `errors`: a text, a list of texts or of objects with a message, or these by field. */
export function readErrors(errors: unknown): string[] {
  const told = listOf(Array.isArray(errors) ? errors : [errors]).flatMap(readError);
  return told.length > 0 ? told : Object.values(fieldsOf(errors)).flatMap(readMessages);
}

/** Messages of a field. Other texts, such as codes, are not for display. */
function readMessages(ofField: unknown): string[] {
  return isText(ofField) && !/\s/.test(ofField)
    ? []
    : listOf(Array.isArray(ofField) ? ofField : [ofField]).flatMap(readError);
}

function readError(error: unknown): string[] {
  const { message, msg } = fieldsOf(error);
  return [error, message, msg].filter(isText).slice(0, 1);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isTextEntry(entry: [string, unknown]): entry is [string, string] {
  return isText(entry[1]);
}

const mfaWords =
  /\b(mfa|2fa|t?otp|(two|multi|2)[- ]?factor|authenticator|one[- ]time|verification code)\b/i;
const tokenWords =
  /\b(token|code)\b.*\b(required|missing|needed|necessary)\b|\b(enter|provide|requires?|need|missing)\b.*\b(token|code)\b/i;
const otherTokens = /\b(x?[cx]srf|session|access|bearer)\b|expired/i;
const flagNames =
  /^(is_?)?(requires?|needs?)?_?(mfa|2fa|t?otp|two_?factor|mfa_?token|token)_?(required|needed)?$/i;

/**
 * Returns true if the reply to a login requests an MFA token: in words, by a flag such as
 * `mfaRequired`, or by an admin role without a session.
 * @param texts message and errors of the reply
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
