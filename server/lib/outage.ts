/** Of the system: what a server on the network, or the disk, is unavailable with. */
const systemCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EFBIG'],
  ...['EMFILE', 'ENFILE'],
]);

/**
 * SQLSTATEs (https://www.postgresql.org/docs/current/errcodes-appendix.html): no connection, no
 * resources, a statement or a lock that took too long, a server that stops or starts, a broken disk,
 * or (25006) a database that is for reading alone, as the embedded one while the disk is nearly full.
 */
const sqlStates = /^(08|53|57|58)\w{3}$|^(25006|25P03|55P03)$/;

/** What the drivers have no code for. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout$|PGlite is clos)/;

/**
 * Whether a failure is that of a database, a disk or a store which is unavailable for now, and not
 * of the request: the same request may work later.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const isSystems = code !== undefined && systemCodes.has(code);
  // Postgres' socket file is gone while it is stopped.
  const isSocketGone = code === 'ENOENT' && syscall === 'connect';
  if (isSystems || isSocketGone || sqlStates.test(code ?? '') || messages.test(error.message)) {
    return true;
  }
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  return error.name === 'TimeoutError' || isOfStore(error) || isOutage(error.cause);
}

/** An answer of the store that says so; an answer that did not come has the system's code. */
function isOfStore(error: Error): boolean {
  if (!('$metadata' in error)) return false;
  const { httpStatusCode = 0 } = error.$metadata as { httpStatusCode?: number };
  return httpStatusCode === 429 || httpStatusCode >= 500;
}
