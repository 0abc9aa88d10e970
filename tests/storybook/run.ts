import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { chromiumArgs, findHeadlessChromium } from '../chromium.ts';

/**
 * Plays every story of the built Storybook (`npm run build-storybook` first) in a real browser.
 * Further arguments go to the test runner, as `-- stories/ui/StarRating`.
 */
const built = resolve(process.env.STORYBOOK_DIR ?? 'storybook-static');
if (!existsSync(built)) {
  console.error('There is no built Storybook: run "npm run build-storybook" first.');
  process.exit(1);
}
const executablePath = findHeadlessChromium();
if (!executablePath) {
  console.error('No Chromium was found: run "npm test", which installs one, or set CHROMIUM_PATH.');
  process.exit(1);
}

const server = fastify();
server.register(fastifyStatic, { root: built });
const url = await server.listen({ port: 0, host: '127.0.0.1' });

// A story leaves much behind: with more room for it V8 tidies up less often.
const roomForGarbage = '--js-flags=--min-semi-space-size=64,--single-threaded-gc';

// More than half of a story's time goes by in waiting for frames and animations.
const runner = spawn(
  'npx',
  [
    'test-storybook',
    '--url',
    url,
    '--ci',
    `--maxWorkers=${2 * availableParallelism()}`,
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: executablePath,
      CHROMIUM_ARGS: [...chromiumArgs, roomForGarbage].join(' '),
    },
  },
);
runner.on('exit', async (code) => {
  await server.close();
  process.exit(code ?? 1);
});
