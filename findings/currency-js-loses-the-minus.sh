#!/bin/sh
# currency.js 2.0.4 is expected to read what Intl.NumberFormat wrote, given its separators, and to round a
# refund as it rounds the payment. It drops all characters but digits, the decimal sign, "-" and brackets.
# Swedish, Norwegian, Finnish, Estonian, Lithuanian, Slovenian and Croatian write a minus sign (U+2212),
# so their refund of 1,234.50 is read as a payment, and `errorOnInvalid` lets it pass. Half a cent always
# goes up: a payment of 1.005 becomes 1.01, its refund of -1.005 only -1.00.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent currency.js@2.0.4
cat >refund.cjs <<'JS'
const currency = require('currency.js');

const seen = ['de', 'fr', 'pl', 'sv', 'nb', 'fi', 'et', 'lt', 'sl', 'hr'].map((language) => {
  const written = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(-1234.5);
  const parts = new Intl.NumberFormat(language).formatToParts(12345.6);
  const find = (name) => parts.find(({ type }) => type === name)?.value;
  const options = { decimal: find('decimal'), separator: find('group'), errorOnInvalid: true };
  const { value } = currency(written, options);
  return `${language} ${value}`;
});
const rounded = [1.005, -1.005].map((amount) => `${amount} ${currency(amount).value}`);
console.log([...seen, ...rounded].join('\n'));
const isAsSeen =
  seen.join() ===
    'de -1234.5,fr -1234.5,pl -1234.5,sv 1234.5,nb 1234.5,fi 1234.5,et 1234.5,lt 1234.5,sl 1234.5,hr 1234.5' &&
  rounded.join() === '1.005 1.01,-1.005 -1';
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node refund.cjs
