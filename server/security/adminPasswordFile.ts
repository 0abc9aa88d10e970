import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Role } from './caller.ts';
import { verifyPassword } from './passwords.ts';

/** Where the password that was made for an admin is kept until it is changed. */
export function adminPasswordFile(dataFolder: string): string {
  return join(dataFolder, 'admin-password.txt');
}

/** Keeps the password, readable by the owner only. */
export async function keepAdminPassword(file: string | undefined, password: string): Promise<void> {
  if (!file) return;
  // An older file would keep its own mode.
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' });
}

/**
 * Removes the file when it holds the old password of this user, who has a new one now.
 * @param before the user as they were
 */
export async function forgetAdminPassword(
  file: string | undefined,
  before: { role: Role; passwordHash: string },
): Promise<void> {
  if (!file || before.role !== 'admin') return;
  const kept = await readFile(file, 'utf8').catch(() => undefined);
  if (kept && (await verifyPassword(before.passwordHash, kept.trim()))) {
    await rm(file, { force: true });
  }
}
