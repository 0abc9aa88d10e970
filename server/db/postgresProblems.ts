import type { DatabaseError, Pool } from 'pg';
import { StartError } from '../errors.ts';
import { isCertificateError } from '../lib/certificates.ts';

type ServerFacts = {
  version: string;
  encoding: string;
  /** Null if no schema of the search path exists. */
  schema: string | null;
  path: string;
};

/**
 * Checks the server behind a new connection.
 * @returns the server's version
 * @throws StartError if it fails, or the database cannot hold a shop
 */
export async function checkServer(pool: Pool, Refusal: typeof DatabaseError): Promise<string> {
  const { version, encoding, schema, path } = await readFacts(pool, Refusal);
  if (encoding !== 'UTF8') {
    throw new StartError(
      `The database of DATABASE_URL has the encoding ${encoding}, which lacks letters of names: make another one with "createdb --encoding=UTF8 --template=template0 NAME", and set DATABASE_URL to it.`,
    );
  }
  if (schema === null) {
    throw new StartError(
      `The database of DATABASE_URL has no schema for the shop: none of its search_path (${path}) exists, or its user may not use it. Run "create schema NAME authorization USER", or correct search_path.`,
    );
  }
  return version.split(' ')[0] ?? version;
}

async function readFacts(pool: Pool, Refusal: typeof DatabaseError): Promise<ServerFacts> {
  try {
    const { rows } = await pool.query<ServerFacts>(
      `select current_setting('server_version') as version, current_schema() as schema,
        current_setting('server_encoding') as encoding, current_setting('search_path') as path`,
    );
    return rows[0] as ServerFacts;
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    const problem = error instanceof Refusal ? 'refuses the connection' : 'does not answer';
    throw new StartError(
      `The database of DATABASE_URL ${problem} (${reason}). ${adviceFor(error, reason)}, or unset it to use the embedded one.`,
    );
  }
}

function adviceFor(error: unknown, reason: string): string {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (isCertificateError(code)) {
    return 'Its certificate is not trusted: add sslrootcert=/path/to/ca.pem to its query, and use the name on the certificate; or add uselibpqcompat=true, with which sslmode=require encrypts without checking the certificate';
  }
  if (code === 'ENOENT' && syscall === 'open') {
    return 'Correct the path of sslrootcert, sslcert or sslkey in it';
  }
  if (/not support SSL/.test(reason)) return 'It has no TLS: remove sslmode from it';
  if (/no encryption|SSL off/.test(reason)) return 'It needs TLS: add sslmode=require to it';
  if (/startup parameter/.test(reason)) {
    return 'A pooler takes no options: remove them from it, and run "alter role USER set search_path = SCHEMA" instead';
  }
  return syscall || !code || code === 'ETIMEDOUT'
    ? 'Check its address'
    : 'Check its user, password and name, with special characters encoded (% as %25)';
}
