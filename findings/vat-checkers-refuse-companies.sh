#!/bin/sh
# Two checkers of VAT numbers are expected to accept each that has its country's form. validator
# 13.15.35 knows Spain's sole traders only and refuses all its companies (A15075062). It refuses the
# form that Ireland has issued since 2013, with two letters at the end, and British numbers, unless
# there are gaps after the third and the seventh digit. jsvat 2.5.4 refuses Belgium's numbers that
# begin with 1, issued since 2023. Check digits, here German ones, are looked at by jsvat only.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent validator@13.15.35 jsvat@2.5.4
cat >compare.cjs <<'JS'
const { isVAT } = require('validator');
const { belgium, checkVAT, germany, ireland, spain, unitedKingdom } = require('jsvat');

const countries = [belgium, germany, ireland, spain, unitedKingdom];
/** The last two digits of a Belgian number: 97 less the remainder of the first eight divided by 97. */
const belgian = `BE10000000${97 - (10_000_000 % 97)}`;
const seen = [
  ['ES', 'ESA15075062'],
  ['ES', 'ESX1234567L'],
  ['IE', 'IE3206488LH'],
  ['IE', 'IE6388047V'],
  ['GB', 'GB220430231'],
  ['GB', 'GB220 4302 31'],
  ['BE', belgian],
  ['BE', 'BE0403019261'],
  ['DE', 'DE143454214'],
  ['DE', 'DE143454215'],
].map(
  ([country, number]) =>
    `${number}: validator ${isVAT(number, country)}, jsvat ${checkVAT(number, countries).isValid}`,
);
console.log(seen.join('\n'));
const expected = [
  'ESA15075062: validator false, jsvat true',
  'ESX1234567L: validator true, jsvat true',
  'IE3206488LH: validator false, jsvat true',
  'IE6388047V: validator true, jsvat true',
  'GB220430231: validator false, jsvat true',
  'GB220 4302 31: validator true, jsvat true',
  'BE1000000021: validator true, jsvat false',
  'BE0403019261: validator true, jsvat true',
  'DE143454214: validator true, jsvat true',
  'DE143454215: validator true, jsvat false',
];
if (seen.join('\n') !== expected.join('\n')) {
  console.error('They behave otherwise now.');
  process.exit(1);
}
JS
node compare.cjs
