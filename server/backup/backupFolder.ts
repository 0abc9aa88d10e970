import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { linesOf, type Rows } from '../db/dump.ts';
import { syncFolder, syncPath } from '../db/durableFiles.ts';
import { StartError } from '../errors.ts';

/*
 * backup.json         what it is
 * SHA256SUMS          of every other file, as `sha256sum --check` reads it
 * database/NAME.jsonl a table: one row a line, as JSON
 * pictures/NAME
 * secret, admin-password.txt   where the data folder has them
 */

const BackupManifest = Type.Object({
  /** Incremented when older programs could not read the format. */
  format: Type.Literal(1),
  /** ISO 8601. */
  createdAt: Type.String(),
  migration: Type.Integer(),
  tables: Type.Array(Type.String()),
  sequences: Type.Array(
    Type.Object({ name: Type.String(), value: Type.String(), isCalled: Type.Boolean() }),
  ),
  pictures: Type.Array(Type.String()),
});

type BackupManifest = Static<typeof BackupManifest>;

const sumsFile = 'SHA256SUMS';
const manifestFile = 'backup.json';

export const tableFile = (table: string) => `database/${table}.jsonl`;
export const pictureFile = (name: string) => `pictures/${name}`;

export type BackupWriter = {
  /** Temporary path until the backup is complete. */
  path: string;
  writeRows: (table: string, rows: Rows) => Promise<void>;
  writeFile: (name: string, bytes: Uint8Array) => Promise<void>;
};

/**
 * Writes a backup into a new folder that only its owner can read, renamed once it is on the disk.
 * @param fill writes everything, and returns the metadata
 */
export async function writeBackup(
  path: string,
  fill: (writer: BackupWriter) => Promise<BackupManifest>,
) {
  if (existsSync(path)) throw new StartError(`${path} is there already: name a new folder.`);
  const unfinished = `${path}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  for (const part of ['database', 'pictures']) {
    await mkdir(join(unfinished, part), { recursive: true, mode: 0o700 });
  }
  const sums = new Map<string, string>();

  async function write(name: string, fillFile: (put: Put) => Promise<void>) {
    const file = await open(join(unfinished, name), 'wx', 0o600);
    const hash = createHash('sha256');
    await fillFile((bytes) => append(file, hash, bytes)).finally(() => file.close());
    sums.set(name, hash.digest('hex'));
  }
  const writeFile = (name: string, bytes: Uint8Array) => write(name, (put) => put(bytes));

  try {
    const manifest = await fill({
      path: unfinished,
      writeFile,
      writeRows: (table, rows) =>
        write(tableFile(table), async (put) => {
          for await (const lines of rows) await put(Buffer.from(linesOf(lines)));
        }),
    });
    await writeFile(manifestFile, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    const lines = [...sums].map(([name, sum]) => `${sum}  ${name}\n`);
    await writeFile(sumsFile, Buffer.from(lines.join('')));
    await syncFolder(unfinished);
    await rename(unfinished, path);
    syncPath(dirname(path));
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

type Put = (bytes: Uint8Array) => Promise<void>;

async function append(file: FileHandle, hash: Hash, bytes: Uint8Array) {
  hash.update(bytes);
  await file.writeFile(bytes);
}

/** A complete backup, verified byte for byte. */
export type Backup = BackupManifest & {
  path: string;
  /** SHA-256 by file. */
  sums: ReadonlyMap<string, string>;
};

/** @throws StartError when it is not a complete backup, or a file differs from its checksum */
export async function openBackup(path: string): Promise<Backup> {
  const text = await readFile(join(path, sumsFile), 'utf8').catch(() => undefined);
  if (text === undefined)
    throw new StartError(`${path} is not a whole backup: it has no ${sumsFile}.`);
  const lines = text.split('\n').filter((line) => line !== '');
  const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  for (const [name, sum] of sums) {
    const found = await checksumOf(join(path, name));
    if (found === sum) continue;
    const fault = found === undefined ? 'is missing' : 'is not as it was written';
    throw new StartError(`The backup ${path} is damaged: ${name} ${fault}. Take another one.`);
  }
  if (!sums.has(manifestFile))
    throw new StartError(`${path} is not a whole backup: ${sumsFile} is cut.`);
  const manifest: unknown = JSON.parse(await readFile(join(path, manifestFile), 'utf8'));
  if (!Value.Check(BackupManifest, manifest)) {
    throw new StartError(`The backup ${path} is of a kind that this release does not read.`);
  }
  const wanted = [...manifest.tables.map(tableFile), ...manifest.pictures.map(pictureFile)];
  const unlisted = wanted.find((name) => !sums.has(name));
  if (unlisted) throw new StartError(`The backup ${path} is damaged: ${unlisted} is missing.`);
  return { ...manifest, path, sums };
}

async function checksumOf(path: string): Promise<string | undefined> {
  if (!existsSync(path)) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

/** Number of rows in a batch. */
const batch = 500;

export async function* readTable(backup: Backup, table: string): Rows {
  const stream = createReadStream(join(backup.path, tableFile(table)), 'utf8');
  let lines: string[] = [];
  let rest = '';
  for await (const chunk of stream) {
    // `readline` would also end a line at U+2028.
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
    if (lines.length < batch) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}
