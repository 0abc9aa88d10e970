#!/bin/sh
# URLs in plain text beside Unicode's marks of direction, as in an Arabic mail whose values are isolated
# by U+2068 … U+2069 (the default of MessageFormat 2 and of Fluent). linkify-it 6.1.0 and linkifyjs 4.4.0
# take U+2069 into the URL, which then leads to another page. linkify-it finds no URL at all after
# U+2068, U+200E or U+200F. autolinker 4.1.5 finds each.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent linkify-it@6.1.0 linkifyjs@4.4.0 autolinker@4.1.5
cat >links.mjs <<'JS'
import Autolinker from 'autolinker';
import { LinkifyIt } from 'linkify-it';
import { find } from 'linkifyjs';

const url = 'https://shop.example/orders';
const finders = {
  'linkify-it': (text) => new LinkifyIt().match(text)?.map((link) => link.url),
  linkifyjs: (text) => find(text).map(({ href }) => href),
  autolinker: (text) => Autolinker.parse(text).map((link) => link.getAnchorHref()),
};
const cases = [
  ['plain', `Open ${url} now`, [url, url, url]],
  ['then U+2069', `Open ${url}\u2069 now`, [`${url}\u2069`, `${url}\u2069`, url]],
  ['isolated', `Open \u2068${url}\u2069 now`, ['', `${url}\u2069`, url]],
  ['after U+200E', `Open \u200e${url} now`, ['', url, url]],
  ['after U+200F', `Open \u200f${url} now`, ['', url, url]],
];
const visible = (text) => text.replace('\u2069', '\\u2069') || 'nothing';
let isAsSeen = true;
for (const [name, text, seenBefore] of cases) {
  const seen = Object.values(finders).map((find) => find(text)?.join(' ') ?? '');
  Object.keys(finders).forEach((finder, index) =>
    console.log(`${name}, ${finder}: expected ${url}, found ${visible(seen[index])}`),
  );
  if (seen.join('|') !== seenBefore.join('|')) isAsSeen = false;
}
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node links.mjs
