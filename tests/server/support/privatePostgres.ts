import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A Postgres server for tests; `stop` ends it and removes what it wrote. */
export type PrivatePostgres = { url: string; stop: () => Promise<void> };

const debian = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/**
 * Where Postgres' programs are, or why a server cannot be started here.
 * Postgres refuses to run as root, so root needs the user `postgres` that Debian's package makes.
 */
export function findPostgres(): { folder: string } | { missing: string } {
  const folder = (existsSync(debian) ? readdirSync(debian) : [])
    .map((version) => join(debian, version, 'bin'))
    .findLast((bin) => existsSync(join(bin, 'initdb')));
  if (!folder) return { missing: `no Postgres in ${debian}; set TEST_DATABASE_URL to use one` };
  if (isRoot && !existsSync('/usr/sbin/runuser')) return { missing: 'root without runuser' };
  return { folder };
}

/** Starts a server of its own on a socket in a temporary folder; no port is opened. */
export async function startPostgres(bin: string): Promise<PrivatePostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-postgres-'));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const data = join(folder, 'data');
  run(join(bin, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '--no-sync', '-E', 'UTF8']);
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const [command, args] = asPostgres(join(bin, 'postgres'), [
    '-D',
    data,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const server = spawn(command, args, { cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => server.once('exit', resolve));

  const url = `postgresql://shop@localhost/postgres?host=${encodeURIComponent(folder)}`;
  for (let waited = 0; !(await accepts(url)) && waited < 60_000; waited += 100) await sleep(100);
  return {
    url,
    stop: async () => {
      run(join(bin, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate']);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Whether the server takes connections: its socket is there some time before it does. */
async function accepts(url: string): Promise<boolean> {
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
 * Makes an empty database on the server of `url`, so that nothing that is there is touched.
 * @returns its address
 */
export async function makeDatabase(url: string): Promise<string> {
  const name = `hemline_test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function run(command: string, args: string[]): void {
  const [program, all] = asPostgres(command, args);
  execFileSync(program, all, { cwd: tmpdir(), stdio: 'pipe' });
}

function asPostgres(command: string, args: string[]): [string, string[]] {
  return isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args];
}
