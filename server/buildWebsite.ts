import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths.ts';

const sources = ['src', 'contract', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** Builds the app with Vite when `dist` is missing or older than what it is made of. */
export async function buildWebsiteIfStale(): Promise<void> {
  if (!existsSync(join(paths.root, 'index.html')) || !isStale(paths.root)) return;
  console.log('Building the app…');
  const { build } = await import('vite');
  await build({ root: paths.root, logLevel: 'error' });
}

/** Whether a source below `folder` is newer than `folder/dist/index.html`. */
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
