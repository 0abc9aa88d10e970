#!/bin/sh
# ECMA-402 takes the decimals of a currency from ISO 4217. Node 20.20 (ICU 78, as Chromium) takes
# those in use from CLDR: none for 15 currencies that have two, such as HUF, IDR, COP and PKR, and
# none for IQD, which has three. Firefox 153 follows ISO 4217, so a price in forints that a server
# wrote reads "HUF 12,990" and becomes "HUF 12,990.00" there. FormatJS 9.4.3 does as CLDR says.
# ISO 4217's decimals come from currency-codes 2.2.0.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent currency-codes@2.2.0 @formatjs/intl-numberformat@9.4.3
cat >compare.mjs <<'JS'
import { createRequire } from 'node:module';
const { data } = createRequire(import.meta.url)('currency-codes');

/** Codes of currencies in use whose decimals differ from ISO 4217, with both numbers. */
function differences(NumberFormat) {
  // XAU, XXX and their like are no money.
  const inUse = data.filter(({ code, digits }) => digits !== undefined && !code.startsWith('X'));
  return inUse.flatMap(({ code, digits }) => {
    const format = new NumberFormat('en', { style: 'currency', currency: code });
    const found = format.resolvedOptions().maximumFractionDigits;
    return found === digits ? [] : [`${code} ${digits}→${found}`];
  });
}

const native = differences(Intl.NumberFormat);
await import('@formatjs/intl-numberformat/polyfill-force.js');
await import('@formatjs/intl-numberformat/locale-data/en.js');
const polyfill = differences(Intl.NumberFormat);
console.log(`Node ${process.versions.node}, ICU ${process.versions.icu}: ${native.join(', ')}`);
console.log(`FormatJS: ${polyfill.join(', ')}`);
const isAsSeen =
  ['HUF 2→0', 'IDR 2→0', 'COP 2→0', 'PKR 2→0', 'IQD 3→0'].every((one) => native.includes(one)) &&
  native.length === polyfill.length;
process.exit(isAsSeen ? 0 : 1);
JS
node compare.mjs
