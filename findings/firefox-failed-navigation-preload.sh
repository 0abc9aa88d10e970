#!/bin/sh
# Firefox 153 (Debian's firefox-esr): with navigation preload on, a page whose request finds no server
# is the browser's own error page, although the service worker catches the failed preload and answers
# from what it kept. Without the preload, and in Chromium 156 with it, the worker's answer is shown.
# Needs Firefox and Chromium: FIREFOX_PATH and CHROMIUM_PATH, or Debian's.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1
cat >visit.mjs <<'JS'
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium, firefox } from 'playwright-core';

const worker = (preload) => `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) =>
    event.waitUntil(registration.navigationPreload.${preload}().then(() => clients.claim())));
  addEventListener('fetch', (event) => event.respondWith((async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return new Response('kept');
    }
  })()));`;

async function visit(browser, preload) {
  const server = createServer(({ url }, answer) => {
    const isWorker = url === '/worker.js';
    answer.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    answer.end(isWorker ? worker(preload) : 'served');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}/`;
  const page = await (await browser.newContext()).newPage();
  await page.goto(url);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    const taken = new Promise((resolve) => {
      serviceWorker.oncontrollerchange = resolve;
    });
    await serviceWorker.register('/worker.js');
    if (!serviceWorker.controller) await taken;
  });
  server.close();
  server.closeAllConnections();
  const shown = await page.goto(url).then(
    () => page.evaluate(() => document.body.innerText),
    (error) => /NS_ERROR_CONNECTION_REFUSED|about:neterror/.exec(error.message)?.[0] ?? error.message,
  );
  await page.context().close();
  return `${preload}: ${shown}`;
}

const seen = [];
for (const [type, options] of [
  [firefox, { channel: 'moz-firefox', executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' }],
  [chromium, { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] }],
]) {
  const browser = await type.launch(options);
  for (const preload of ['enable', 'disable']) {
    const line = await visit(browser, preload);
    seen.push(line);
    console.log(`${type.name()} ${browser.version()}, ${line}`);
  }
  await browser.close();
}
const expected = ['enable: NS_ERROR_CONNECTION_REFUSED', 'disable: kept', 'enable: kept', 'disable: kept'];
process.exit(seen.join() === expected.join() ? 0 : 1);
JS
node visit.mjs
