import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './errors.ts';
import { paths } from './paths.ts';

const sources = ['src', 'contract', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/**
 * Builds the app when it is not built, or older than what it is made of. In a process of its own,
 * whose memory goes with it.
 */
export async function buildWebsiteIfStale(): Promise<void> {
  if (!existsSync(join(paths.root, 'index.html')) || !isStale(paths.root)) return;
  console.log('Building the app…');
  const vite = join(paths.root, 'node_modules/vite/bin/vite.js');
  const build = spawn(process.execPath, [vite, 'build', '--logLevel=error'], {
    cwd: paths.root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new StartError('The app could not be built: npm run build says why.');
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
