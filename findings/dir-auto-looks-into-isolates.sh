#!/bin/sh
# Chromium 156: `dir="auto"` takes the direction of the first letter, also of one inside U+2068 … U+2069.
# Unicode's algorithm (UAX #9, rule P2) skips isolated text, as `unicode-bidi: plaintext` and the package
# bidi-js 1.0.3 do. So an Arabic sentence that begins with an isolated Latin name reads from left to
# right: the marks that keep the name apart don't keep it from turning the whole sentence. <bdi> does,
# and so does U+200F in front. An input with `dir="auto"` behaves the same.
# Needs Chromium: CHROMIUM_PATH, or /usr/bin/chromium.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1 bidi-js@1.0.3
cat >directions.mjs <<'JS'
import bidiFactory from 'bidi-js';
import { chromium } from 'playwright-core';

const isolated = '\u2068Hemline\u2069 دار صغيرة.';
const cases = [
  ['dir=auto', `<p dir="auto">${isolated}</p>`, 'ltr'],
  ['an input with dir=auto', `<input dir="auto" value="${isolated}">`, 'ltr'],
  ['dir=auto, with <bdi>', '<p dir="auto"><bdi>Hemline</bdi> دار صغيرة.</p>', 'rtl'],
  ['dir=auto, after U+200F', `<p dir="auto">\u200f${isolated}</p>`, 'rtl'],
  ['unicode-bidi: plaintext', `<p style="unicode-bidi: plaintext">${isolated}</p>`, 'rtl'],
];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
console.log(`Chromium ${browser.version()}; expected: rtl, since isolated text has no say`);
let isAsSeen = true;
for (const [name, html, seenBefore] of cases) {
  await page.setContent(html);
  // The sentence's full stop is left of its words if it reads from right to left.
  const seen = await page.evaluate(() => {
    const element = document.body.firstElementChild;
    if (element.matches('input')) return getComputedStyle(element).direction;
    const place = (start, end) => {
      const range = document.createRange();
      range.setStart(element.lastChild, start);
      range.setEnd(element.lastChild, end);
      return range.getBoundingClientRect().left;
    };
    const { length } = element.lastChild.data;
    return place(length - 1, length) < place(length - 2, length - 1) ? 'rtl' : 'ltr';
  });
  console.log(`${name}: ${seen}`);
  if (seen !== seenBefore) isAsSeen = false;
}
await browser.close();
const level = bidiFactory().getEmbeddingLevels(isolated, 'auto').paragraphs[0].level;
console.log(`bidi-js: ${level === 1 ? 'rtl' : 'ltr'}`);
console.log(isAsSeen && level === 1 ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen && level === 1 ? 0 : 1);
JS
node directions.mjs
