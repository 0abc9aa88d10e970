import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { type DataFolder, lockDataFolder } from '../dataFolder.ts';
import type { Connection } from '../db/database.ts';
import { isEmptyDatabase, load } from '../db/dump.ts';
import { syncFolder, syncPath } from '../db/durableFiles.ts';
import { connectEmbedded } from '../db/embedded.ts';
import { knowsMigration, migrate } from '../db/migrate.ts';
import { StartError } from '../errors.ts';
import { folderStorage } from '../storage/openPictures.ts';
import type { PictureStorage } from '../storage/pictureStorage.ts';
import {
  connectWithoutTimeouts,
  copyPictures,
  dumpShop,
  openStore,
  refuseWithoutDatabase,
  secretFiles,
  unusedUrls,
} from './backup.ts';
import { type Backup, openBackup, readTable, tableFile, writeBackup } from './backupFolder.ts';

/**
 * Restores a backup into the configured database, which must be empty: pictures and secrets first,
 * then the whole database at once, so that a shop that starts finds all of it or none.
 * @throws StartError when the backup is incomplete or of a newer release, or the target is in use
 */
export async function restore(config: Config, path: string): Promise<Backup> {
  const backup = await openBackup(path);
  if (!knowsMigration(backup.migration)) {
    throw new StartError(
      `The backup ${path} is of a newer release of the shop than this program: restore it with that release.`,
    );
  }
  const folder = resolve(config.DATA_DIR);
  await refuseOtherSecret(config, folder, backup);

  await intoDatabase(config, folder, backup, async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of secretFiles) {
      if (!backup.sums.has(name)) continue;
      const bytes = await readFile(join(path, name));
      await writeFile(join(folder, name), bytes, { mode: 0o600 });
    }
    const pictures = await openStore(config, folder);
    await putPictures(backup.pictures, join(path, 'pictures'), pictures).finally(pictures.close);
  });
  return backup;
}

/** Data that was signed or encrypted with another secret is useless to the shop. */
async function refuseOtherSecret({ PICTURE_SECRET }: Config, folder: string, backup: Backup) {
  if (!backup.sums.has('secret')) return;
  const secret = await readFile(join(backup.path, 'secret'), 'utf8');
  if (PICTURE_SECRET && PICTURE_SECRET !== secret) {
    throw new StartError(
      'PICTURE_SECRET is not the secret of the backup: unset it, or set it to what the backup’s file "secret" holds.',
    );
  }
  const there = await readFile(join(folder, 'secret'), 'utf8').catch(() => secret);
  if (there !== secret) {
    throw new StartError(
      `DATA_DIR ${folder} is another shop's: it has another secret. Set DATA_DIR to an empty folder.`,
    );
  }
}

type LoadOptions = Parameters<typeof load>[4];

/** @param first work to do before the database exists */
async function intoDatabase(
  config: Config,
  folder: string,
  backup: Backup,
  first: () => Promise<void>,
) {
  if (config.DATABASE_URL)
    return intoPostgres(config.DATABASE_URL, backup, first, { isCopy: true });
  const held = await lockDataFolder(folder);
  try {
    if (existsSync(held.database)) {
      throw new StartError(
        `DATA_DIR ${folder} has a database: set DATA_DIR to an empty folder, or move the folder "db" away.`,
      );
    }
    await first();
    await intoEmbedded(held, backup);
  } finally {
    await held.release();
  }
}

async function intoEmbedded({ path, database }: DataFolder, backup: Backup) {
  const unfinished = `${database}.restored`;
  await rm(unfinished, { recursive: true, force: true });
  const connection = await connectEmbedded(unfinished);
  await fill(connection, backup, { isCopy: true }).finally(connection.close);
  await syncFolder(path);
  await rename(unfinished, database);
  syncPath(dirname(database));
}

async function intoPostgres(
  url: string,
  backup: Backup,
  first: () => Promise<void>,
  options?: LoadOptions,
) {
  const connection = await connectWithoutTimeouts(url);
  try {
    if (!(await isEmptyDatabase(connection.db))) {
      throw new StartError(
        'The database of DATABASE_URL is not empty: make a new one (createdb), and set DATABASE_URL to it.',
      );
    }
    await first();
    await fill(connection, backup, options);
  } finally {
    await connection.close();
  }
}

/** Creates the tables of the backup's release, fills them, and migrates them. */
function fill(connection: Connection, backup: Backup, options?: LoadOptions): Promise<void> {
  return connection.exclusively(async (db) => {
    await migrate(db, backup.migration);
    const hashes = new Map(
      backup.tables.map((table) => [table, backup.sums.get(tableFile(table)) ?? '']),
    );
    const wrong = await load(db, backup, (table) => readTable(backup, table), hashes, options);
    if (wrong.length > 0) {
      throw new StartError(
        `Nothing was restored: these tables differ from the backup: ${wrong.join(', ')}.`,
      );
    }
    await migrate(db);
  });
}

/**
 * Moves a stopped shop from its embedded database to the Postgres server of DATABASE_URL, and its
 * pictures to S3 if that is set. Its data folder is not changed.
 */
export async function move(config: Config): Promise<Backup> {
  const { DATABASE_URL } = config;
  if (!DATABASE_URL) {
    throw new StartError('DATABASE_URL is missing: set it to the empty database to move to.');
  }
  const folder = resolve(config.DATA_DIR);
  refuseWithoutDatabase(folder);
  const held = await lockDataFolder(folder);
  const dumped = join(folder, 'db.moved');
  try {
    await rm(dumped, { recursive: true, force: true });
    let pictures: string[] = [];
    await writeBackup(dumped, async (writer) => {
      const source = await connectEmbedded(held.database);
      const { summary, names } = await dumpShop(source.db, writer).finally(source.close);
      pictures = names;
      return { format: 1, createdAt: new Date().toISOString(), ...summary, pictures: [] };
    });
    const backup = await openBackup(dumped);
    await intoPostgres(DATABASE_URL, backup, async () => {
      if (!config.S3_BUCKET) return;
      const bucket = await openStore(config, folder);
      await putPictures(pictures, held.pictures, bucket).finally(bucket.close);
    });
    return backup;
  } finally {
    await rm(dumped, { recursive: true, force: true });
    await held.release();
  }
}

function putPictures(names: readonly string[], folder: string, to: PictureStorage) {
  return copyPictures(names, folderStorage(folder, unusedUrls), async (name, bytes) => {
    if (bytes && !(await to.exists(name))) await to.put(name, bytes);
  });
}
