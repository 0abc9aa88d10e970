import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from './caller.ts';
import { verifyPassword } from './passwords.ts';

/** File with the generated password of an admin, until it is changed. */
export function adminPasswordFile(dataFolder: string): string {
  return join(dataFolder, 'admin-password.txt');
}

/** Keeps the password, readable by the owner only. */
export async function writeAdminPassword(file: string | undefined, password: string) {
  if (!file) return;
  // An older file would keep its own mode.
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
}

/**
 * Removes the file if it holds this user's old password, which has been replaced.
 * @param before the user with the old password
 */
export async function removeAdminPassword(
  file: string | undefined,
  before: { role: Role; passwordHash: string },
) {
  if (!file || before.role !== 'admin') return;
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept && (await verifyPassword(before.passwordHash, kept.trim()))) {
    await rm(file, { force: true });
  }
}
