import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import lockfile from 'proper-lockfile';
import { FolderInUse, StartError } from './errors.ts';

/** The folder of one shop, held by this process alone or together with others. */
export type DataFolder = {
  /** Absolute. */
  path: string;
  database: string;
  pictures: string;
  /** A random text that is generated once and kept. */
  secret: () => Promise<string>;
  /** Identifies this folder, whatever its path is. */
  id: () => Promise<string>;
  release: () => Promise<void>;
};

/** Holder of a folder's lock: process, host, and an id of its run. */
type Holder = { pid: number; host: string; life: string };

const us: Holder = { pid: process.pid, host: hostname(), life: randomUUID() };

/** Milliseconds after which a lock that is not renewed is free. */
const stale = 10_000;

/**
 * Creates the folder if necessary, and locks it against a second process unless it is shared; its
 * other files are written atomically.
 * @throws StartError when another process has locked it, or it cannot be written
 */
export async function openDataFolder(
  dataDir: string,
  onLost: () => void,
  { isShared = false } = {},
): Promise<DataFolder> {
  const path = resolve(dataDir);
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const release = isShared ? async () => {} : await lock(path, onLost);
    return {
      path,
      database: join(path, 'db'),
      pictures: join(path, 'pictures'),
      secret: () => persistentRandomText(join(path, 'secret')),
      id: () => persistentRandomText(join(path, 'folder-id')),
      release,
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATA_DIR ${path} cannot be used: ${reason}.`);
  }
}

/**
 * Locks the folder for a program that works on the embedded database of a stopped shop.
 * @throws StartError when the shop runs
 */
export async function lockDataFolder(dataDir: string): Promise<DataFolder> {
  try {
    return await openDataFolder(dataDir, () => process.exit(1));
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    throw new StartError(
      `The shop is running, and its embedded database takes one process at a time: stop the shop, run this again, and start the shop. ${error.message}`,
    );
  }
}

/** A second, short lock protects reading and writing the holder: two starts may coincide. */
async function lock(path: string, onLost: () => void): Promise<() => Promise<void>> {
  const done = await lockfile.lock(join(path, 'starting'), {
    realpath: false,
    stale: 2000,
    retries: { retries: 40, minTimeout: 100, maxTimeout: 100 },
  });
  try {
    const server = join(path, 'server');
    const holderFile = join(path, 'server.json');
    await waitForLock(server, await readHolder(holderFile));
    const release = await lockfile.lock(server, { realpath: false, stale, onCompromised: onLost });
    await writeFile(holderFile, JSON.stringify(us));
    return release;
  } finally {
    await done();
  }
}

/** Removes the lock of a process that died, and waits if that is not certain. */
async function waitForLock(server: string, holder: Holder | undefined) {
  const isLocked = () => lockfile.check(server, { realpath: false, stale });
  if (!(await isLocked())) return;
  const local = holder?.host === us.host ? holder : undefined;
  if (local && !isAlive(local)) {
    await rm(`${server}.lock`, { recursive: true, force: true });
    return;
  }
  const deadline = Date.now() + (local ? 0 : stale + 1000);
  while (await isLocked()) {
    if (Date.now() >= deadline) throw inUse(server, holder);
    await new Promise((wake) => setTimeout(wake, 250));
  }
}

function inUse(server: string, holder: Holder | undefined): FolderInUse {
  const who = holder ? ` (process ${holder.pid} on ${holder.host})` : '';
  return new FolderInUse(
    `DATA_DIR ${dirname(server)} is used by another server${who}: stop that one, or give this one a folder of its own.`,
  );
}

function isAlive({ pid, life }: Holder): boolean {
  // A process id like ours from another run: an earlier process, such as in a restarted container.
  if (pid === process.pid) return life === us.life;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readHolder(file: string): Promise<Holder | undefined> {
  return readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined);
}

/** A random text that is generated once, even if several processes try. */
async function persistentRandomText(file: string): Promise<string> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    // Unlike a written file, a link appears with its content.
    await link(unfinished, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(unfinished);
  }
  return readFile(file, 'utf8');
}
