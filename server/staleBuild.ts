import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'src',
  'server',
  'contract',
  'demo',
  'public',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
];

/** Returns true if a source below `folder` is newer than `folder/dist/index.html`. */
export function isStale(folder: string): boolean {
  const page = join(folder, 'dist', 'index.html');
  if (!existsSync(page)) return true;
  const built = statSync(page).mtimeMs;
  return sources.some((source) => newest(join(folder, source)) > built);
}

function newest(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
