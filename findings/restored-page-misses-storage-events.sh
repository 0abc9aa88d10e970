#!/bin/sh
# Firefox 153 (Debian's firefox-esr): a page that Back restores from the back/forward cache gets no
# storage event for what another page of its origin stored meanwhile. Chromium 156 sends it one when it
# comes back. A listener to storage alone shows the old value, as that of Material UI's colour scheme does.
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

const listens = `<script>
  const events = [];
  addEventListener('pageshow', ({ persisted }) => events.push(persisted ? 'restored' : 'loaded'));
  addEventListener('storage', ({ key, newValue }) => events.push(key + '=' + newValue));
</script>`;
const server = createServer(({ url }, answer) => {
  answer.setHeader('content-type', 'text/html');
  answer.end(url === '/first' ? listens : '<script>localStorage.setItem("key", "new")</script>');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${server.address().port}`;

const seen = [];
for (const [type, options] of [
  [firefox, { channel: 'moz-firefox', executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' }],
  [
    chromium,
    {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    },
  ],
]) {
  const browser = await type.launch(options);
  const page = await browser.newPage();
  await page.goto(`${url}/first`);
  await page.goto(`${url}/second`);
  await page.evaluate(() => history.back());
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const events = await page.evaluate(() => events.join(', '));
  seen.push(events);
  console.log(`${type.name()} ${browser.version()}: ${events}`);
  await browser.close();
}
server.close();
process.exit(seen.join('; ') === 'loaded, restored; loaded, restored, key=new' ? 0 : 1);
JS
node visit.mjs
