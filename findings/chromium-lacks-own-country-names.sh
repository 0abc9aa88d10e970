#!/bin/sh
# Chromium 156 (Debian): Intl.DisplayNames names Iceland in Icelandic, Luxembourg in Luxembourgish,
# Ireland in Irish and Georgia in Georgian by English words, without an error, where Node 20 knows
# them. A server and a browser that compare what people write with these names disagree.
# Needs Chromium: CHROMIUM_PATH, or /usr/bin/chromium.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent playwright-core@1.64.1
cat >compare.mjs <<'JS'
import { chromium } from 'playwright-core';

const asked = ['is-IS', 'lb-LU', 'ga-IE', 'ka-GE', 'de-DE', 'fr-BE'];
const nameAll = (tags) =>
  tags.map((tag) => {
    const [language, country] = tag.split('-');
    return new Intl.DisplayNames(language, { type: 'region' }).of(country);
  });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
const inChromium = await page.evaluate(nameAll, asked);
const version = browser.version();
await browser.close();
const inNode = nameAll(asked);
console.log(`Node ${process.versions.node}, CLDR ${process.versions.cldr}; Chromium ${version}`);
asked.forEach((tag, index) => console.log(`${tag}: ${inNode[index]} | ${inChromium[index]}`));
const differing = asked.filter((_, index) => inNode[index] !== inChromium[index]);
process.exit(differing.join() === 'is-IS,lb-LU,ga-IE,ka-GE' ? 0 : 1);
JS
node compare.mjs
