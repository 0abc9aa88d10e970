import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { makeDatabase } from './privatePostgres.ts';
import { newDatabase } from './sharedPostgres.ts';
import { migrateAt, templateDatabase } from './templateDatabase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/* Databases with empty tables, for servers in their own processes. Creating one takes longer
   than most tests, so it is created once and copied. */

/** Data folder with an embedded database. */
export async function migratedFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await templateDatabase(), join(folder, 'db'), { recursive: true });
  return folder;
}

/** URL of a Postgres database. */
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
