#!/bin/sh
# Writers of slugs are expected to keep the sizes 37 and 37½, or 10.5 and 105, apart. slugify 1.6.9,
# @sindresorhus/slugify 3.0.1, speakingurl 14.0.1 and slug 12.0.1 drop the fraction, so a shoe in 37½ has the
# URL of 37. limax 4.2.3 and transliteration 2.6.1 write it as 1-2 right after the number: "size-371-2", as
# for size 371. slug, and slugify with `strict`, drop a dot and a slash between digits, too: 10.5 is 105, and
# jeans in 32/34 are 3234.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent slugify@1.6.9 @sindresorhus/slugify@3.0.1 speakingurl@14.0.1 \
  slug@12.0.1 limax@4.2.3 transliteration@2.6.1
cat >write.mjs <<'JS'
import sindresorhus from '@sindresorhus/slugify';
import limax from 'limax';
import slug from 'slug';
import slugify from 'slugify';
import speakingurl from 'speakingurl';
import transliteration from 'transliteration';

const writers = {
  slugify: (text) => slugify(text, { strict: true }),
  sindresorhus,
  speakingurl,
  slug,
  limax,
  transliteration: transliteration.slugify,
};
const seen = Object.entries(writers).map(([name, write]) => {
  const slugs = ['37', '37½', '10.5', '32/34'].map((size) => write(`size ${size}`).toLowerCase());
  return `${name}: ${slugs.join(' ')}`;
});
console.log(seen.join('\n'));
const expected = [
  'slugify: size-37 size-37 size-105 size-3234',
  'sindresorhus: size-37 size-37 size-10-5 size-32-34',
  'speakingurl: size-37 size-37 size-10-5 size-32-34',
  'slug: size-37 size-37 size-105 size-3234',
  'limax: size-37 size-371-2 size-10-5 size-32-34',
  'transliteration: size-37 size-371-2 size-10.5 size-32-34',
];
const isAsSeen = seen.join('\n') === expected.join('\n');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node write.mjs
