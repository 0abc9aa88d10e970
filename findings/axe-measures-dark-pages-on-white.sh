#!/bin/sh
# axe-core 4.14.1 is expected to measure a text's contrast with the colour behind it. On a page with
# `color-scheme: dark` and no background of its own, Chromium 156 (Debian) paints #121212, but axe takes
# white. So it passes a text in #444 with 9.7:1, though it has 1.9:1, and it reports the browser's own
# links with 2.4:1, which have 7.8:1. A background on the page, if only `Canvas`, makes it right.
# Needs Chromium: CHROMIUM_PATH, or /usr/bin/chromium.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent axe-core@4.14.1 playwright-core@1.64.1 sharp@0.35.5
cat >measure.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import sharp from 'sharp';

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const list = (rules) =>
  rules
    .flatMap(({ nodes }) => nodes)
    .map(({ any: [{ data }] }) => `${data.fgColor} on ${data.bgColor} ${data.contrastRatio}`)
    .join(', ');

/** Colour that the browser painted, and what axe says about a grey text and a link. */
async function measure(background) {
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title>
    <style>:root { color-scheme: dark; ${background} } p { color: #444 }</style>
    <main><p>Grey text</p><a href="/">Link</a></main>`);
  const picture = await page.screenshot({ clip: { x: 300, y: 300, width: 1, height: 1 } });
  const painted = (await sharp(picture).removeAlpha().raw().toBuffer()).toString('hex');
  await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
  const { passes, violations } = await page.evaluate(() =>
    axe.run(document, { runOnly: ['color-contrast'] }),
  );
  return `painted #${painted}; passes ${list(passes)}; fails ${list(violations)}`;
}

const seen = [await measure(''), await measure('background: Canvas')];
console.log(seen.join('\n'));
await browser.close();
const isAsSeen =
  seen[0] === 'painted #121212; passes #444444 on #ffffff 9.73; fails #9e9eff on #ffffff 2.38' &&
  seen[1] === 'painted #121212; passes #9e9eff on #121212 7.84; fails #444444 on #121212 1.92';
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node measure.mjs
