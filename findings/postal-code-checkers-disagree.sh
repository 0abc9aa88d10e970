#!/bin/sh
# Two checkers of postal codes disagree on real codes. validator 13.15.35 takes codes of Lithuania,
# Haiti and Azerbaijan only with the letters of the country before them; postcode-validator 3.10.22
# takes Haiti's and Azerbaijan's without them. The latter also takes an empty code for Honduras,
# Barbados, Bahrain and Ecuador, but not for Portugal, and small letters for the United Kingdom, but
# not for Ireland or the Netherlands. A shop that asks for the codes of a delivery needs a rule of
# its own for gaps, case and the letters of the country before it asks either of them.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent validator@13.15.35 postcode-validator@3.10.22
cat >compare.cjs <<'JS'
const { isPostalCode } = require('validator');
const { postcodeValidator } = require('postcode-validator');

const codes = [
  ['LT', '01100'],
  ['LT', 'LT-01100'],
  ['HT', '6120'],
  ['HT', 'HT6120'],
  ['AZ', '1000'],
  ['AZ', 'AZ1000'],
];
const seen = codes.map(
  ([country, code]) =>
    `${country} ${code} ${isPostalCode(code, country)} ${postcodeValidator(code, country)}`,
);
for (const country of ['HN', 'BB', 'BH', 'EC', 'PT']) {
  seen.push(`${country} empty ${postcodeValidator('', country)}`);
}
for (const [country, code] of [
  ['GB', 'sw1a 2aa'],
  ['IE', 'd02 af30'],
  ['NL', '1234 ab'],
]) {
  seen.push(`${country} ${code} ${postcodeValidator(code, country)}`);
}
console.log(seen.join('\n'));
const expected = [
  'LT 01100 false true',
  'LT LT-01100 true true',
  'HT 6120 false true',
  'HT HT6120 true false',
  'AZ 1000 false true',
  'AZ AZ1000 true false',
  'HN empty true',
  'BB empty true',
  'BH empty true',
  'EC empty true',
  'PT empty false',
  'GB sw1a 2aa true',
  'IE d02 af30 false',
  'NL 1234 ab false',
];
if (seen.join('\n') !== expected.join('\n')) {
  console.error('They behave otherwise now.');
  process.exit(1);
}
JS
node compare.cjs
