import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/*
 * `node server/start.mjs [PROGRAM] [ARGUMENT…]`: runs a built program, the server by default. Builds
 * first if there is no build, in a separate process.
 */
const [, , program = 'serve'] = process.argv;
process.argv.splice(1, 1);

const built = (name) => new URL(`../dist-server/${name}.mjs`, import.meta.url);
if (![program, 'packages', 'staleBuild'].every((name) => existsSync(built(name)))) {
  console.log('Building the app…');
  const build = fileURLToPath(new URL('build.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build, '--logLevel=error'], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const { isStale } = await import(built('staleBuild').href);
if (isStale(fileURLToPath(new URL('..', import.meta.url)))) {
  console.warn('The shop was changed after it was built: run npm run build.');
}
// Node reads the source maps of everything loaded from then on. Those of packages would take a
// seventh of the server's start.
if (program === 'serve') await import(built('packages').href);
process.setSourceMapsEnabled(true);
await import(built(program).href);
