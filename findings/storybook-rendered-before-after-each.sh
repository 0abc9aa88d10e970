#!/bin/sh
# Storybook 10.6.7 is expected to announce a story as rendered (`storyRendered`, which test runners wait
# for) when none of its own code runs any more. It announces it after `play`, and only then runs
# `afterEach`. Whoever selects the next story on that event, while an `afterEach` is under way, makes
# Storybook reload the page, which breaks off the test that drives it. On `storyFinished`, which
# comes after `afterEach`, the page stays.
# Needs Chromium: CHROMIUM_PATH, or /usr/bin/chromium.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "name": "rendered", "private": true, "type": "module" }' >package.json
npm install --no-audit --no-fund --silent storybook@10.6.7 @storybook/react-vite@10.6.7 \
  react@19.3.1 react-dom@19.3.1 vite@8.3.8 playwright-core@1.64.1
mkdir .storybook src
cat >.storybook/main.js <<'JS'
export default {
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  stories: ['../src/*.stories.jsx'],
};
JS
cat >.storybook/preview.js <<'JS'
import { addons } from 'storybook/preview-api';

addons.ready().then((channel) => {
  for (const event of ['storyRendered', 'storyFinished']) {
    channel.on(event, (told) => {
      const id = told.storyId ?? told;
      window.note(`${event} ${id}`);
      if (event === window.selectsOn && id === 'chip--first') {
        channel.emit('setCurrentStory', { storyId: 'chip--second', viewMode: 'story' });
      }
    });
  }
});
JS
cat >src/Chip.stories.jsx <<'JS'
export default { title: 'Chip', render: () => <b>New</b> };
export const First = {
  play: () => window.note('play'),
  afterEach: async () => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    window.note('afterEach ends');
  },
};
export const Second = {};
JS
npx storybook build --quiet -o built >/dev/null 2>&1
cat >select.mjs <<'JS'
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const types = { html: 'text/html', js: 'text/javascript', css: 'text/css', json: 'application/json' };
const server = createServer(({ url }, answer) => {
  const { pathname } = new URL(url, 'http://localhost');
  try {
    const file = readFileSync(`built${pathname}`);
    answer.setHeader('content-type', types[pathname.split('.').at(-1)] ?? 'text/plain').end(file);
  } catch {
    answer.writeHead(404).end();
  }
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const url = `http://127.0.0.1:${server.address().port}/iframe.html?id=chip--first&viewMode=story`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Selects the second story on this event of the first, and returns all that happened until it ended. */
async function selectOn(event) {
  const page = await browser.newPage();
  const seen = [];
  const ends = new Promise((resolve) => {
    page.exposeFunction('note', (text) => {
      seen.push(text);
      if (text === 'storyFinished chip--second') resolve();
    });
  });
  page.on('domcontentloaded', () => seen.push('the page loads'));
  await page.addInitScript(`window.selectsOn = '${event}'`);
  await page.goto(url);
  await ends;
  await page.close();
  return seen.join(', ');
}

const seen = [await selectOn('storyRendered'), await selectOn('storyFinished')];
console.log(`selected on storyRendered: ${seen[0]}\nselected on storyFinished: ${seen[1]}`);
await browser.close();
server.close();
const begin = 'the page loads, play, storyRendered chip--first';
const end = 'storyRendered chip--second, storyFinished chip--second';
const isAsSeen =
  seen[0] === `${begin}, the page loads, ${end}` &&
  seen[1] === `${begin}, afterEach ends, storyFinished chip--first, ${end}`;
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node select.mjs
