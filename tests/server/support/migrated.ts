import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { keptDatabase, migrateAt } from './keptDatabase.ts';
import { makeDatabase } from './privatePostgres.ts';
import { newDatabase } from './sharedPostgres.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/*
 * Databases with all tables and nothing in them, for servers in processes of their own. Making one takes
 * longer than most of what is tried on it, so it is made once, and copied.
 */

/** A data folder with an embedded one. */
export async function migratedFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await keptDatabase(), join(folder, 'db'), { recursive: true });
  return folder;
}

/** The address of one on Postgres. */
export async function migratedDatabase(): Promise<string> {
  template ??= makeTemplate();
  const url = new URL(await template);
  return makeDatabase(url.href, url.pathname.slice(1));
}

let template: Promise<string> | undefined;

async function makeTemplate(): Promise<string> {
  const databaseUrl = await newDatabase();
  await migrateAt({ databaseUrl, folder: '' });
  return databaseUrl;
}
