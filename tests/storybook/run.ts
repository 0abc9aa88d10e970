import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { chromium } from 'playwright';
import { chromiumArgs, findHeadlessChromium } from '../chromium.ts';
import { findBrokenControls } from './controls.ts';

/**
 * Plays every story of the built Storybook (`npm run build-storybook` first) in a real browser,
 * then uses the controls of each component (`--controls`: these alone). With `--dev` it plays
 * stories of the Storybook that `npm run storybook` serves, without a build. Other arguments go to
 * the test runner, as in `-- --dev stories/ui/StarRating`.
 */
const dev = process.argv.includes('--dev');
const controls = process.argv.includes('--controls');
const passedOn = process.argv.slice(2).filter((argument) => argument !== '--dev');
const built = resolve(process.env.STORYBOOK_DIR ?? 'storybook-static');
if (!dev && !existsSync(built)) {
  console.error('There is no built Storybook: run "npm run build-storybook" first.');
  process.exit(1);
}
const executablePath = findHeadlessChromium();
if (!executablePath) {
  console.error('No Chromium was found: run "npm test", which installs one, or set CHROMIUM_PATH.');
  process.exit(1);
}

const server = fastify();
const url = dev ? await findDevStorybook() : await serveBuilt();

async function findDevStorybook(): Promise<string> {
  const address = process.env.STORYBOOK_URL ?? 'http://localhost:6006';
  const answer = await fetch(`${address}/index.json`).catch(() => undefined);
  if (!answer?.ok) {
    console.error(`No Storybook answers at ${address}: run "npm run storybook" first.`);
    process.exit(1);
  }
  // The first page of a new Storybook waits until Vite has compiled the code that all stories
  // share.
  const browser = await chromium.launch({ executablePath, args: chromiumArgs });
  const page = await browser.newPage();
  await page.goto(`${address}/iframe.html`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis, null, {
    timeout: 180_000,
  });
  await browser.close();
  return address;
}

async function serveBuilt(): Promise<string> {
  const builtAt = statSync(resolve(built, 'index.json')).mtimeMs;
  const changed = ['src', 'stories', 'contract', '.storybook'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => statSync(file).mtimeMs > builtAt),
  );
  if (changed.length > 0) {
    console.warn(
      `The built Storybook is older than ${changed[0]} and ${changed.length - 1} other files: run "npm run build-storybook" to play what they are now.`,
    );
  }
  server.register(fastifyStatic, { root: built });
  return server.listen({ port: 0, host: '127.0.0.1' });
}

const folders = passedOn.filter((argument) => argument.startsWith('stories'));

// Stories leave much garbage: with a larger heap, V8 collects less often.
const roomForGarbage = '--js-flags=--min-semi-space-size=64,--single-threaded-gc';

async function playStories(): Promise<number> {
  // Stories wait for frames and animations for more than half of their time.
  const workers = 2 * availableParallelism();
  const runner = spawn(
    'npx',
    ['test-storybook', '--url', url, '--ci', `--maxWorkers=${workers}`, ...passedOn],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: executablePath,
        CHROMIUM_ARGS: [...chromiumArgs, roomForGarbage].join(' '),
      },
    },
  );
  const [code] = await once(runner, 'exit');
  return code ?? 1;
}

async function playControls(path: string): Promise<number> {
  const broken = await findBrokenControls(url, path, folders);
  return broken.length > 0 ? 1 : 0;
}

const ofStories = controls ? 0 : await playStories();
// Only the first shard runs the controls.
const isLaterShard = passedOn.some((argument) => /^--shard=(?!1\/)/.test(argument));
const ofControls = dev || isLaterShard ? 0 : await playControls(executablePath);
await server.close();
process.exit(ofStories || ofControls);
