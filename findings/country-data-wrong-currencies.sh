#!/bin/sh
# country-locale-map 1.9.14 is expected to give a country's currency as ISO 4217 does, or an old one at worst.
# It gives some countries that of a place with a similar name or code, far away: Czech koruna for Côte
# d'Ivoire, Danish krone for the Falkland Islands, roubles for Micronesia, euros for Eswatini, the Vanuatu
# vatu for Venezuela, and Rwandan francs for Réunion, which is a part of France and pays in euros.
# countries-list 3.4.1 has the right ones, which ISO's list in currency-codes 2.2.0 confirms.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent country-locale-map@1.9.14 countries-list@3.4.1 currency-codes@2.2.0
cat >compare.cjs <<'JS'
const { countries } = require('countries-list');
const { getCurrencyByAlpha2 } = require('country-locale-map');
const { code } = require('currency-codes');

const names = { CI: /ivoire/i, FK: /Falkland/, FM: /Micronesia/, SZ: /Eswatini/, VE: /Venezuela/, RE: /Réunion/ };
const seen = Object.keys(names).map((country) => {
  const given = getCurrencyByAlpha2(country);
  const right = countries[country].currency[0];
  const isListed = (currency) => code(currency).countries.some((name) => names[country].test(name));
  return `${country}: ${given} (${isListed(given)}), countries-list ${right} (${isListed(right)})`;
});
console.log(`Currencies, and if ISO 4217 lists the country as a user:\n${seen.join('\n')}`);
const expected = [
  'CI: CZK (false), countries-list XOF (true)',
  'FK: DKK (false), countries-list FKP (true)',
  'FM: RUB (false), countries-list USD (true)',
  'SZ: EUR (false), countries-list SZL (true)',
  'VE: VUV (false), countries-list VES (true)',
  'RE: RWF (false), countries-list EUR (true)',
];
const isAsSeen = seen.join('\n') === expected.join('\n');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node compare.cjs
