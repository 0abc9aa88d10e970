#!/bin/sh
# Checkers of GTINs are expected to agree: one rule of GS1 gives the check digit of all lengths (8, 12, 13 and
# 14). @ericblade/barcode-validator 2.4.1 weighs the digits from the wrong end. It refuses the EAN-13 of most
# products and accepts them with a wrong last digit. An in-store number that starts with 290 comes back
# as a book's ISBN. barcoder 2.0.1 reads a text as a number: a GTIN-8 that starts with 0 is too short for it,
# and numbers of 9 to 11 digits are fine. `isEAN` of validator 13.15.35 takes 8, 13 and 14 digits, but no UPC-A
# of 12, unless a zero is written before it.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent gtin@1.0.2 @ericblade/barcode-validator@2.4.1 barcoder@2.0.1 \
  validator@13.15.35
cat >check.cjs <<'JS'
const blade = require('@ericblade/barcode-validator');
const barcoder = require('barcoder');
const gtin = require('gtin');
const { isEAN } = require('validator');

const isValid = (code) => gtin.isGTIN(code) && gtin.isValid(code);
const seen = ['4006381333931', '4006381333937', '012000007897', '0012000007897', '01234565', '014000010'].map(
  (code) =>
    `${code}: gtin ${isValid(code)}, blade ${blade(code).valid}, barcoder ${barcoder.validate(code)}, ` +
    `validator ${isEAN(code)}`,
);
const ten = [...'0123456789'];
let refused = 0;
let wrong = 0;
for (let product = 0; product < 1000; product += 1) {
  const digits = `4006381${String(product).padStart(5, '0')}`;
  const code = ten.map((last) => digits + last).find(isValid);
  if (!blade(code).valid) refused += 1;
  if (ten.some((last) => digits + last !== code && blade(digits + last).valid)) wrong += 1;
}
seen.push(`Of 1000 EAN-13s blade refuses ${refused}, for ${wrong} it accepts another last digit`);
seen.push(`2901234567899: ${blade('2901234567899').modifiedCode}`);
console.log(seen.join('\n'));
const expected = [
  '4006381333931: gtin true, blade false, barcoder true, validator true',
  '4006381333937: gtin false, blade true, barcoder false, validator false',
  '012000007897: gtin true, blade true, barcoder true, validator false',
  '0012000007897: gtin true, blade false, barcoder true, validator true',
  '01234565: gtin true, blade false, barcoder false, validator true',
  '014000010: gtin false, blade false, barcoder true, validator false',
  'Of 1000 EAN-13s blade refuses 800, for 800 it accepts another last digit',
  '2901234567899: 9781234567897',
];
const isAsSeen = seen.join('\n') === expected.join('\n');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node check.cjs
