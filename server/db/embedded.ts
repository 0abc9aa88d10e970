import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../errors.ts';
import { type Background, startInterval } from '../lib/time.ts';
import type { Connection } from './database.ts';
import { DurableFiles, syncFolder, syncPath } from './durableFiles.ts';

/** Opens PGlite in `folder`, which this process must have locked. Commits survive a power cut. */
export async function connectEmbedded(folder: string): Promise<Connection> {
  if (await isNearlyFull(dirname(folder))) {
    throw new StartError(
      `The disk with ${folder} has less than ${reserveMegabytes} MB free, which the embedded database needs: make room, and start again.`,
    );
  }
  if (!existsSync(folder)) await create(folder);
  const files = new DurableFiles(folder);
  const client = await open(folder, files);
  const watching = watchSpace(client, folder);
  const upkeep = startUpkeep(client, folder);
  return {
    ...(await embedded(client)),
    commits: () => files.syncs,
    close: async () => {
      await Promise.all([watching.stop(), upkeep.stop()]);
      await client.close();
    },
    // While this transaction runs nothing else is written, and commits are in the files: the copy
    // is what a kill would leave.
    copyTo: (target) => client.transaction(() => copyFolder(folder, target)),
  };
}

/** A few times the 16 MB of its next log file, without which Postgres in WebAssembly hangs. */
const reserveMegabytes = 64;

async function isNearlyFull(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < reserveMegabytes * 2 ** 20;
}

/**
 * While the disk is nearly full, the database is read-only: writes fail, and can be repeated later.
 */
function watchSpace(client: PGlite, folder: string): Background {
  let wasFull = false;
  const look = async () => {
    const isFull = await isNearlyFull(folder);
    if (isFull === wasFull) return;
    await client.query(`set default_transaction_read_only = ${isFull ? 'on' : 'off'}`);
    wasFull = isFull;
    const what = isFull ? 'is for reading alone until there is more' : 'takes writes again';
    console.warn(
      `The disk with ${folder} has ${isFull ? 'less' : 'more'} than ${reserveMegabytes} MB free: the database ${what}.`,
    );
  };
  return startInterval(look, 1000, (error) => console.error(error));
}

/** Vacuums every minute, unless the disk is nearly full, since vacuuming needs space. */
function startUpkeep(client: PGlite, folder: string): Background {
  const work = async () => {
    if (!(await isNearlyFull(folder))) await vacuumChanged(client);
  };
  return startInterval(work, 60_000, (error) => console.error(error));
}

/** Instant on file systems that share equal blocks. */
async function copyFolder(folder: string, target: string) {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { mode: 0o700 });
  await cp(folder, target, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** Makes a connection of an open PGlite. */
export async function embedded(client: PGlite): Promise<Connection> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  const db = drizzle({ client });
  return {
    db,
    engine: `PGlite, PostgreSQL ${rows[0]?.server_version.split(' ')[0]}`,
    exclusively: (work) => work(db),
    close: () => client.close(),
  };
}

/** Vacuums and analyses tables that changed a lot: PGlite lacks Postgres' background workers. */
export async function vacuumChanged(client: PGlite) {
  // Postgres's own thresholds.
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`);
  // One table at a time, because others wait meanwhile.
  for (const { name } of rows) await client.query(`vacuum (analyze) ${name}`);
}

/** A killed first start leaves only the temporary folder, which the next start removes. */
async function create(folder: string) {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const client = await open(unfinished);
  await client.close();
  await syncFolder(unfinished);
  await rename(unfinished, folder);
  syncPath(dirname(folder));
}

/** PGlite's own parameters with fsync, in the one form that reaches the file system. */
const durable = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
];

/** An eighth of Postgres' default saves 130 MB: the system and `keptAnswer.ts` cache reads. */
const startParams = [...durable, '-c', 'shared_buffers=16MB'];

/**
 * Keeps V8 from compiling Postgres' busy functions a second time: that makes few queries faster,
 * and its memory is never given back (65 of 190 MB).
 */
setFlagsFromString('--liftoff-only');

async function open(folder: string, fs = new DurableFiles(folder)): Promise<PGlite> {
  try {
    return await PGlite.create({ fs, startParams });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The embedded database in ${folder} cannot be opened (${reason}). Restore DATA_DIR from a backup, or move it away to start over.`,
    );
  }
}
