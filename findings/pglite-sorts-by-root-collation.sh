#!/bin/sh
# PGlite 0.5.16 has ICU, but the data of the root collation only. It is expected to refuse a collation
# of a language whose data it lacks, as the ready-made ones ("sv-x-icu") do not exist. `create collation`
# accepts any language, though, and sorts by the root: Swedish ö comes before z, and the option for
# numbers (kn) does nothing. Its "en_US" puts "Zebra" before "apple". PostgreSQL 18 with ICU and Node's
# Intl.Collator sort as the language does. Tests that run on PGlite pass with an order that is wrong,
# and fail on the shop's server with the right one.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.16
cat >sort.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';

const postgres = new PGlite();
const words = ['ö', 'z', '10', '9', 'å', 'Zebra', 'apple'];

async function sortBy(collation) {
  const sql = `select word from unnest($1::text[]) as t(word) order by word collate "${collation}"`;
  return postgres.query(sql, [words]).then(
    ({ rows }) => rows.map(({ word }) => word).join(' '),
    ({ message }) => message,
  );
}

await postgres.exec(`
  create collation swedish (provider = icu, locale = 'sv');
  create collation swedish_numbers (provider = icu, locale = 'sv-u-kn')`);
const sort = (locale) => words.toSorted(new Intl.Collator(locale).compare).join(' ');
const seen = {
  'ready-made sv-x-icu': await sortBy('sv-x-icu'),
  'created for sv': await sortBy('swedish'),
  'Intl.Collator sv': sort('sv'),
  'created for sv-u-kn': await sortBy('swedish_numbers'),
  'Intl.Collator sv-u-kn': sort('sv-u-kn'),
  en_US: await sortBy('en_US'),
};
for (const [name, order] of Object.entries(seen)) console.log(`${name}: ${order}`);
await postgres.close();
const isAsSeen =
  Object.values(seen).join(' | ') ===
  [
    'collation "sv-x-icu" for encoding "UTF8" does not exist',
    '10 9 å apple ö z Zebra',
    '10 9 apple z Zebra å ö',
    '10 9 å apple ö z Zebra',
    '9 10 apple z Zebra å ö',
    '10 9 Zebra apple z å ö',
  ].join(' | ');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node sort.mjs
