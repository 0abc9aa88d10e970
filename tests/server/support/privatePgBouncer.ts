import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepts, asPostgres, giveToPostgres } from './privatePostgres.ts';

export type PoolMode = 'session' | 'transaction';

const program = [
  '/usr/sbin/pgbouncer',
  '/usr/local/bin/pgbouncer',
  '/opt/homebrew/bin/pgbouncer',
].find(existsSync);

/** Suffix of suite names without PgBouncer. `.ci/run` installs it. */
export const noPgBouncer = program ? '' : ' (skipped: no PgBouncer: apt-get install pgbouncer)';

/**
 * Starts a PgBouncer with default settings on a socket in a temporary folder, without a port.
 * @param url a database, which the returned URL reaches through PgBouncer
 * @returns that URL, and a function that ends PgBouncer, which also ends with this process
 */
export async function startPgBouncer(url: string, mode: PoolMode) {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-pgbouncer-'));
  const { searchParams, hostname, port, username, password, pathname } = new URL(url);
  const server = {
    host: searchParams.get('host') ?? hostname,
    port: port || '5432',
    user: username,
    ...(password && { password: decodeURIComponent(password) }),
  };
  const target = Object.entries(server).map(([name, value]) => `${name}=${value}`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = ${target.join(' ')}
[pgbouncer]
listen_addr =
listen_port = 6432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = ${mode}
`,
    { mode: 0o644 },
  );
  giveToPostgres(folder);
  // Ends when its input closes, for example when Vitest kills the worker.
  const script = '"$0" -q "$1/pgbouncer.ini" & read -r _; kill $!; wait; rm -rf "$1"';
  const [command, args] = asPostgres('sh', ['-c', script, program ?? '', folder]);
  const guard = spawn(command, args, {
    cwd: tmpdir(),
    // In its own process group, because Ctrl-C in a terminal ends the whole group.
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(guard, 'exit');
  const stop = async () => {
    guard.stdin?.end();
    await ended;
  };
  const address = `postgresql://${username}@localhost:6432${pathname}?host=${encodeURIComponent(folder)}`;
  await accepts(address);
  return { url: address, stop };
}
