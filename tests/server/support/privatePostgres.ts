import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A Postgres server for tests. */
type PrivatePostgres = {
  url: string;
  /** Like an administrator: connections end, committed data stays. */
  shutDown: () => Promise<void>;
  /** Restarts after `shutDown`; resolves when it accepts connections. */
  start: () => Promise<void>;
  /** Keeps all connections open without answering, until `thaw`. */
  freeze: () => void;
  thaw: () => void;
  /** Stops it and removes its files. */
  stop: () => Promise<void>;
};

const debian = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/**
 * Folder of the Postgres programs, or the reason why no server can be started. Postgres refuses to
 * run as root, so root needs the user `postgres` of Debian's package.
 * @throws Error in CI, where skipped tests count as failed, unless another server is given
 */
export function findPostgres(): { folder: string } | { missing: string } {
  const found = lookForPostgres();
  if ('missing' in found && process.env.CI && !process.env.TEST_DATABASE_URL) {
    throw new Error(`What needs Postgres could not be proven: ${found.missing}`);
  }
  return found;
}

function lookForPostgres(): { folder: string } | { missing: string } {
  const folder = (existsSync(debian) ? readdirSync(debian) : [])
    .map((version) => join(debian, version, 'bin'))
    .findLast((bin) => existsSync(join(bin, 'initdb')));
  if (!folder) return { missing: `no Postgres in ${debian}; set TEST_DATABASE_URL to use one` };
  if (isRoot && !existsSync('/usr/sbin/runuser')) return { missing: 'root without runuser' };
  return { folder };
}

/**
 * Starts a server on a socket in a temporary folder, by default without a port.
 * @param extra settings of Postgres
 */
export async function startPostgres(
  bin: string,
  extra: string[] = [],
  port = 5432,
): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-postgres-'));
  giveToPostgres(folder);
  const data = join(folder, 'data');
  run(join(bin, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  settings.push(`port=${port}`, ...extra);
  const url = `postgresql://shop@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  const guard = guardServer(bin, folder);

  async function start(): Promise<void> {
    const [command, args] = asPostgres(join(bin, 'postgres'), [
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    ]);
    server = spawn(command, args, { cwd: folder, stdio: 'ignore' });
    ended = once(server, 'exit');
    await accepts(url);
  }

  async function shutDown(): Promise<void> {
    run(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast']);
    await ended;
  }

  /** The server's process and those of its connections: each leads its own group. */
  function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    const [pid = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const children = execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' }).trim().split('\n');
    for (const each of [pid, ...children]) process.kill(Number(each), name);
    // `runuser` stops with its program, but does not resume with it.
    if (name === 'SIGCONT') server?.kill(name);
  }

  await start();
  return {
    url,
    start,
    shutDown,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: guard,
  };
}

/**
 * Stops the server of `folder` and removes the folder, on request or when this process ends for any
 * reason: Vitest kills its workers.
 */
function guardServer(bin: string, folder: string): () => Promise<void> {
  const stop = ['stop', '-D', join(folder, 'data'), '-m', 'immediate'];
  const [command, args] = asPostgres(join(bin, 'pg_ctl'), stop);
  const script = 'read -r _; "$@"; rm -rf "$0"';
  const guard = spawn('sh', ['-c', script, folder, command, ...args], {
    cwd: tmpdir(),
    // In its own process group, because Ctrl-C in a terminal ends the whole group.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = once(guard, 'exit');
  return async () => {
    guard.stdin.end();
    await ended;
  };
}

/** Resolves when the server accepts connections, which is later than its socket exists. */
export async function accepts(url: string): Promise<void> {
  for (let waited = 0; !(await answers(url)) && waited < 60_000; waited += 100) await sleep(100);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Creates a database on the server of `url`, so that existing ones are not touched: an empty one,
 * or a copy of `template`, which must have no connections.
 * @returns its URL
 */
export async function makeDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `hemline_test_${randomUUID().replaceAll('-', '')}`;
  const server = new URL(url);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function run(command: string, args: string[]): void {
  const [program, all] = asPostgres(command, args);
  execFileSync(program, all, { cwd: tmpdir(), stdio: 'pipe' });
}

/** Gives the folder to a user other than root. */
export function giveToPostgres(folder: string): void {
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder]);
}

/** The command as a user other than root, because Postgres and PgBouncer refuse to run as root. */
export function asPostgres(command: string, args: string[]): [string, string[]] {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
}
