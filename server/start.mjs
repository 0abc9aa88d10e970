import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/* `npm start`: serves what was built; builds before where nothing is, in a process of its own. */
const built = new URL('../dist-server/serve.mjs', import.meta.url);
if (!existsSync(built)) {
  console.log('Building the app…');
  const build = fileURLToPath(new URL('build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build, '--logLevel=error'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
// Node reads the source maps of all that is loaded from then on; of packages it would take a seventh
// of the start.
await import(new URL('packages.mjs', built).href);
process.setSourceMapsEnabled(true);
await import(built.href);
