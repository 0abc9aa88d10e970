/** Error codes of the system for an unavailable server or disk. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EFBIG'],
  ...['EMFILE', 'ENFILE'],
]);

/**
 * SQLSTATEs of connections, resources, timeouts, starts, stops, broken disks, or (25006) a
 * read-only database, like the embedded one while the disk is nearly full.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const sqlStates = /^(08|53|57|58)\w{3}$|^(25006|25P03|55P03)$/;

/** Driver errors without a code. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout$|PGlite is clos)/;

/** Returns true if a database, disk or store is unavailable: the request may succeed later. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const isSystems = code !== undefined && systemCodes.has(code);
  // The socket file of a stopped Postgres is missing.
  const isSocketGone = code === 'ENOENT' && syscall === 'connect';
  if (isSystems || isSocketGone || sqlStates.test(code ?? '') || messages.test(error.message)) {
    return true;
  }
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return error.name === 'TimeoutError' || isOfStore(error) || isOutage(error.cause);
}

/** Status of the store; without a reply, the system's error code. */
function isOfStore(error: Error): boolean {
  if (!('$metadata' in error)) return false;
  const { httpStatusCode = 0 } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode === 429 || httpStatusCode >= 500;
}
