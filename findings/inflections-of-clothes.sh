#!/bin/sh
# Packages that write English plurals and singulars are expected to know a shop's everyday words, if not "lens".
# inflection 3.0.2 has patterns without the start of a word, so "blouse" ends like "louse" and becomes "blice",
# and "sleeves" ends like "wives": "sleefe". One of "shoes" is a "sho". pluralize 8.0.0 has these right, but
# takes "canvas" for the plural of "canva". Both make a "hoody" of "hoodies", so a path or a search word that
# goes there and back again is another one.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent inflection@3.0.2 pluralize@8.0.0
cat >write.cjs <<'JS'
const inflection = require('inflection');
const pluralize = require('pluralize');

const seen = [
  `blouse: ${inflection.pluralize('blouse')}, ${pluralize.plural('blouse')}`,
  ...['shoes', 'sleeves', 'hoodies', 'canvas', 'dresses'].map(
    (word) => `${word}: ${inflection.singularize(word)}, ${pluralize.singular(word)}`,
  ),
];
console.log(seen.join('\n'));
const expected = [
  'blouse: blice, blouses',
  'shoes: sho, shoe',
  'sleeves: sleefe, sleeve',
  'hoodies: hoody, hoody',
  'canvas: canvas, canva',
  'dresses: dress, dress',
];
const isAsSeen = seen.join('\n') === expected.join('\n');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node write.cjs
