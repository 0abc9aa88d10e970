import type { Failure } from '../../../contract/schemas/common.ts';
import { readTokenRequest } from './readTokenRequest.ts';
import { fieldsOf, listOf, textOf } from './values.ts';

/** A failure's body; `asksForToken`: a login lacks the token of an authenticator. */
export type ReadFailure = Partial<Failure> & { asksForToken?: boolean };

/** The contents of a failure's body, from any server; unreadable parts are left out. */
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

/** `errors` as texts, from a list, a text, or objects with a `message`. */
export function readErrors(errors: unknown): string[] {
  return (Array.isArray(errors) ? listOf(errors) : [errors])
    .map((error) => (isText(error) ? error : fieldsOf(error).message))
    .filter(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isTextEntry(entry: [string, unknown]): entry is [string, string] {
  return isText(entry[1]);
}
