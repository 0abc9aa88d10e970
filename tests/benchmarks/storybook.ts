import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../chromium.ts';

/**
 * `npm run bench:storybook` (after `npm run build-storybook`): time until a link to a story shows
 * it on a slow phone, by itself and within Storybook, and the loaded bytes, next to a Storybook
 * with one button. The folders are served under their own paths and compressed, as static hosts do.
 * `-- ID` for another story.
 */
const built = resolve(process.env.STORYBOOK_DIR ?? 'storybook-static');
const id = process.argv[2] ?? 'product-sizeselector--nothing-selected';
const executablePath = findChromium();
if (!existsSync(built) || !executablePath) {
  console.error('This needs a built Storybook (npm run build-storybook) and a Chromium.');
  process.exit(1);
}

/** Lighthouse's mid-range phone on 4G. */
const slowPhone = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  },
};

/** The control: Storybook's own time. */
async function buildBareStorybook() {
  // Within the project, so that Storybook is found.
  const folder = resolve('node_modules/.cache/bare-storybook');
  await mkdir(folder, { recursive: true });
  await cp('tests/benchmarks/bareStorybook', folder, { recursive: true });
  execFileSync('npx', ['storybook', 'build', '--quiet', '-o', 'built'], { cwd: folder });
  return resolve(folder, 'built');
}

const server = fastify();
server.register(fastifyStatic, { root: built, prefix: '/any/path/' });
server.register(fastifyStatic, {
  root: await buildBareStorybook(),
  prefix: '/bare/',
  decorateReply: false,
});
// Each file is compressed once and before the measurement, as a host does.
const compressed = new Map<string, Buffer>();
server.addHook('onSend', async ({ url }, reply, payload) => {
  const [path = ''] = url.split('?');
  if (reply.statusCode !== 200 || /\.(woff2|webp|png|jpg|avif)$/.test(path)) return payload;
  const body = compressed.get(path) ?? gzipSync(await buffer(payload as Readable));
  compressed.set(path, body);
  reply.header('Content-Encoding', 'gzip').header('Content-Length', body.length);
  return body;
});
const url = await server.listen({ port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({ executablePath, args: chromiumArgs });

async function measure(path: string, isThrottled: boolean) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  let bytes = 0;
  const files: [string, number][] = [];
  const urls = new Map<string, string>();
  await client.send('Network.enable');
  client.on('Network.responseReceived', ({ requestId, response }) =>
    urls.set(requestId, response.url),
  );
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    files.push([(urls.get(requestId) ?? '').replace(url, ''), encodedDataLength]);
  });
  if (isThrottled) {
    await client.send('Network.emulateNetworkConditions', slowPhone.network);
    await client.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
  }
  const started = performance.now();
  await page.goto(`${url}/${path}`, { waitUntil: 'commit' });
  // React attaches its handlers with its first elements.
  const isThere = () =>
    [document, ...Array.from(document.querySelectorAll('iframe'), (frame) => frame.contentDocument)]
      .map((preview) => preview?.querySelector('#storybook-root *'))
      .some((element) => element);
  await page.waitForFunction(isThere, undefined, { timeout: 120_000 });
  const seconds = (performance.now() - started) / 1000;
  const loaded = bytes;
  await context.close();
  return { seconds, kilobytes: loaded / 1024, files };
}

console.log('| a link to | until it is there | loaded |\n|---|---|---|');
for (const [title, path] of [
  ['a bare Storybook’s story by itself', 'bare/iframe.html?id=button--ready&viewMode=story'],
  ['the story by itself', `any/path/iframe.html?id=${id}&viewMode=story`],
  ['a bare Storybook’s story in Storybook', 'bare/?path=/story/button--ready'],
  ['the story in Storybook', `any/path/?path=/story/${id}`],
] as const) {
  await measure(path, false);
  const runs = [];
  for (let run = 0; run < 3; run++) runs.push(await measure(path, true));
  const [, median] = runs.sort((a, b) => a.seconds - b.seconds);
  if (!median) continue;
  console.log(`| ${title} | ${median.seconds.toFixed(2)} s | ${median.kilobytes.toFixed(0)} KB |`);
  if (process.env.FILES) {
    const largest = median.files.sort((a, b) => b[1] - a[1]).slice(0, 25);
    for (const [file, size] of largest) console.log(`  ${(size / 1024).toFixed(1)} KB ${file}`);
    console.log(`  ${median.files.length} files`);
  }
}
await browser.close();
await server.close();
