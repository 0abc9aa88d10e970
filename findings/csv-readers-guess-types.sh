#!/bin/sh
# Readers of CSV that turn texts into numbers and dates are expected to turn only what looks like one.
# csv-parse 7.0.3 with `cast_date` makes a date of all that V8 finds one in, and V8 skips words before a
# number: "Jeans 10" is 1 October 2001, and "Size 38" the year 2038. SheetJS (xlsx 0.18.5) reads a price
# of continental Europe without a word as another number: "12,50" is 1250 and "1.299,00" is 1.299.
# PapaParse 5.7.1 with `dynamicTyping` leaves all of these as texts.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent csv-parse@7.0.3 xlsx@0.18.5 papaparse@5.7.1
cat >read.cjs <<'JS'
const { parse } = require('csv-parse/sync');
const { parse: parseWithPapa } = require('papaparse');
const { read, utils } = require('xlsx');

const readers = {
  'csv-parse': (csv) => parse(csv, { cast: true, cast_date: true })[0][0],
  xlsx: (csv) => utils.sheet_to_json(read(csv, { type: 'string' }).Sheets.Sheet1, { header: 1 })[0][0],
  papaparse: (csv) => parseWithPapa(csv, { dynamicTyping: true }).data[0][0],
};
const show = (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : JSON.stringify(value));
const seen = ['Jeans 10', 'Size 38', 'Pack of 3', '12,50', '1.299,00', '12.50'].map((text) => {
  const values = Object.entries(readers).map(([name, read]) => `${name} ${show(read(`"${text}",1`))}`);
  return `${text}: ${values.join(', ')}`;
});
console.log(seen.join('\n'));
const expected = [
  'Jeans 10: csv-parse 2001-10-01, xlsx "Jeans 10", papaparse "Jeans 10"',
  'Size 38: csv-parse 2038-01-01, xlsx "Size 38", papaparse "Size 38"',
  'Pack of 3: csv-parse 2001-03-01, xlsx "Pack of 3", papaparse "Pack of 3"',
  '12,50: csv-parse "12,50", xlsx 1250, papaparse "12,50"',
  '1.299,00: csv-parse "1.299,00", xlsx 1.299, papaparse "1.299,00"',
  '12.50: csv-parse 12.5, xlsx 12.5, papaparse 12.5',
];
if (seen.join('\n') !== expected.join('\n')) {
  console.error('They behave otherwise now.');
  process.exit(1);
}
JS
TZ=UTC node read.cjs
