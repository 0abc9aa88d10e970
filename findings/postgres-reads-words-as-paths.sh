#!/bin/sh
# PostgreSQL's text search takes words around a slash for the path of a file: "red/blue" is one word,
# which neither a search for "red" nor one for "blue" finds, while "red-blue" and "red & blue" are found
# by both. A hyphen before digits is a minus: "AB-12" has the words "ab" and "-12", so "AB 12" misses
# it; "12-AB" is found. Seen in every configuration; here in PostgreSQL 18.6 (PGlite 0.5.16).
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.16
cat >search.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';

const expected = [
  ['red/blue', 'red', false],
  ['red/blue', 'blue', false],
  ['red-blue', 'red', true],
  ['red-blue', 'blue', true],
  ['red & blue', 'blue', true],
  ['3/4-sleeve', 'sleeve', false],
  ['5-pocket', 'pocket', true],
  ['36/38', '38', false],
  ['36-38', '38', false],
  ['AB-12', 'AB 12', false],
  ['12-AB', '12 AB', true],
];
const db = new PGlite();
const { rows: [{ version }] } = await db.query('select version()');
console.log(version);
let isAsSeen = true;
for (const [text, typed, isFound] of expected) {
  const { rows: [{ words, found }] } = await db.query(
    `select to_tsvector('english', $1)::text as words,
      to_tsvector('english', $1) @@ plainto_tsquery('english', $2) as found`,
    [text, typed],
  );
  console.log(`${text} has the words ${words}; "${typed}" ${found ? 'finds' : 'misses'} it`);
  if (found !== isFound) isAsSeen = false;
}
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node search.mjs
