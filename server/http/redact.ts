import { DrizzleQueryError } from 'drizzle-orm/errors';

/** The same failure for the log, without the values of the query: they may be hashes or names. */
export function redactValues(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error;
  const reason = error.cause?.message ?? 'unknown reason';
  const loggable = new Error(`Query failed (${reason}): ${error.query}`);
  loggable.stack = error.stack?.replace(error.message, loggable.message);
  return loggable;
}

/** The path of a request for the log: a query may hold an email or the token of a link. */
export function redactQuery(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
