import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/*
 * `node server/start.mjs [PROGRAM] [ARGUMENT…]`: runs a built program, the server by default. Builds
 * first if there is no build, in a separate process.
 */
const [, self, program = 'serve'] = process.argv;

/** glibc reads these before a program runs: freed memory then returns to the system. */
const malloc = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

const hasMalloc = Object.keys(malloc).some((name) => name in process.env);
if (program !== 'serve' || process.platform !== 'linux' || hasMalloc) await run();
else runAgain(malloc);

/** Runs this in a second process with these variables, and ends with it: docs/decisions/0097-malloc.md. */
function runAgain(variables) {
  const child = spawn(process.execPath, [...process.execArgv, self], {
    env: { ...process.env, ...variables },
    // It stops when the channel closes, even if this process is killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A terminal sends Ctrl+C to this process only, and the shop gets one signal instead of two.
    detached: true,
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}

async function run() {
  process.argv.splice(1, 1);
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  const built = (name) => new URL(`../dist-server/${name}.mjs`, import.meta.url);
  if (![program, 'packages', 'staleBuild'].every((name) => existsSync(built(name)))) {
    console.log('Building the app…');
    const build = fileURLToPath(new URL('build.mjs', import.meta.url));
    const { status } = spawnSync(process.execPath, [build, '--logLevel=error'], {
      stdio: 'inherit',
    });
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
}
