import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PQueue from 'p-queue';
import type { Config } from '../config.ts';
import { lockDataFolder } from '../dataFolder.ts';
import type { Database } from '../db/database.ts';
import { type DumpSummary, dump, type Rows } from '../db/dump.ts';
import { connectEmbedded } from '../db/embedded.ts';
import { connectPostgres, defaultTimeouts, noTimeouts } from '../db/postgres.ts';
import { StartError } from '../errors.ts';
import { openPictures } from '../storage/openPictures.ts';
import type { OpenedPictures, PictureStorage } from '../storage/pictureStorage.ts';
import { createPictureUrls } from '../storage/pictureUrls.ts';
import { type BackupWriter, pictureFile, writeBackup } from './backupFolder.ts';
import { requestSnapshot } from './snapshot.ts';

type BackedUp = {
  tables: number;
  rows: number;
  pictures: number;
  /** Pictures that the database names but the store lacks. */
  missing: string[];
  /** Milliseconds that writes to the embedded database of a running shop were paused. */
  heldMs: number | undefined;
};

/** Files of a data folder that a backup includes besides the database and pictures. */
export const secretFiles = ['secret', 'admin-password.txt'];

/**
 * Backs up a shop, which may be running: its database at one moment, then the pictures in it (they
 * never change under their name), and the secrets of its data folder.
 */
export async function backUp(config: Config, path: string): Promise<BackedUp> {
  const folder = resolve(config.DATA_DIR);
  const pictures = await openStore(config, folder);
  const source = await openSource(config, folder);
  const missing: string[] = [];
  let counted = { tables: 0, rows: 0, pictures: 0 };
  try {
    await writeBackup(path, async (writer) => {
      const createdAt = new Date().toISOString();
      const { summary, names, rows } = await dumpShop(source.db, writer);
      const found: string[] = [];
      await copyPictures(names, pictures, async (name, bytes) => {
        if (!bytes) return void missing.push(name);
        await writer.writeFile(pictureFile(name), bytes);
        found.push(name);
      });
      for (const name of secretFiles) {
        if (name === 'secret' && config.PICTURE_SECRET) continue;
        const bytes = await readFile(join(folder, name)).catch(() => undefined);
        if (bytes) await writer.writeFile(name, bytes);
      }
      counted = { tables: summary.tables.length, rows, pictures: found.length };
      return { format: 1, createdAt, ...summary, pictures: found.sort() };
    });
  } finally {
    await source.close();
    await pictures.close();
  }
  return { ...counted, missing, heldMs: source.heldMs };
}

type Source = { db: Database; heldMs: number | undefined; close: () => Promise<void> };

async function openSource(config: Config, folder: string): Promise<Source> {
  if (config.DATABASE_URL) {
    return { ...(await connectWithoutTimeouts(config.DATABASE_URL)), heldMs: undefined };
  }
  refuseWithoutDatabase(folder);
  const snapshot = await requestSnapshot(folder);
  const held = snapshot ? undefined : await lockDataFolder(folder);
  const release = snapshot?.close ?? held?.release;
  try {
    const { db, close } = await connectEmbedded(snapshot?.folder ?? join(folder, 'db'));
    return { db, heldMs: snapshot?.heldMs, close: () => close().finally(release) };
  } catch (error) {
    await release?.();
    throw error;
  }
}

/** @throws StartError when the folder has no embedded database */
export function refuseWithoutDatabase(folder: string): void {
  if (existsSync(join(folder, 'db'))) return;
  throw new StartError(
    `DATA_DIR ${folder} has no embedded database: set DATA_DIR to the shop's, or DATABASE_URL.`,
  );
}

/** Reading a whole table may be slow. */
export function connectWithoutTimeouts(url: string) {
  return connectPostgres(url, { ...defaultTimeouts, ...noTimeouts });
}

/** Columns that hold names of pictures. */
const pictureColumns: Partial<Record<string, string>> = {
  pictures: 'name',
  product_images: 'name',
  checkout_lines: 'picture',
  order_products: 'picture',
};

/** Writes the whole database, and returns the names of its pictures. */
export async function dumpShop(
  db: Database,
  writer: BackupWriter,
): Promise<{ summary: DumpSummary; names: string[]; rows: number }> {
  const names = new Set<string>();
  let count = 0;

  async function* heard(table: string, rows: Rows): Rows {
    const column = pictureColumns[table];
    for await (const lines of rows) {
      count += lines.length;
      if (column) for (const line of lines) names.add(JSON.parse(line)[column]);
      yield lines;
    }
  }

  const summary = await dump(db, (table, rows) => writer.writeRows(table, heard(table, rows)));
  if (summary.migration === 0) throw new StartError('The database of DATABASE_URL has no shop.');
  names.delete('');
  return { summary, names: [...names], rows: count };
}

/** Passes the bytes of each picture, several at once, to `keep`; undefined for a missing one. */
export async function copyPictures(
  names: readonly string[],
  from: Pick<PictureStorage, 'open'>,
  keep: (name: string, bytes: Buffer | undefined) => Promise<void>,
) {
  // A bucket is remote: reading pictures one after another would take long.
  const queue = new PQueue({ concurrency: 16 });
  const copy = async (name: string) => {
    const picture = await from.open(name);
    await keep(name, picture && (await buffer(picture.stream)));
  };
  await Promise.all(names.map((name) => queue.add(() => copy(name))));
}

const now = () => new Date();

/** For stores whose URLs are never sent. */
export const unusedUrls = createPictureUrls({ secret: '', apiUrl: '', now });

/** @throws StartError when the pictures' store cannot be used now */
export async function openStore(config: Config, folder: string): Promise<OpenedPictures> {
  const pictures = await openPictures(config, join(folder, 'pictures'), unusedUrls, now);
  if (!pictures.problem) return pictures;
  await pictures.close();
  throw new StartError(pictures.problem);
}
