import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/* `npm start`: serves what was built; builds before where nothing is, in a process of its own. */
const packages = new URL('../dist-server/packages.mjs', import.meta.url);
const built = new URL('../dist-server/serve.mjs', import.meta.url);
if (![packages, built].every((file) => existsSync(file))) {
  console.log('Building the app…');
  const build = fileURLToPath(new URL('build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build, '--logLevel=error'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
// Node reads the source maps of all that is loaded from then on; of packages it would take a seventh
// of the start.
await import(packages.href);
process.setSourceMapsEnabled(true);
await import(built.href);
