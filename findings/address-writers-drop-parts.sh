#!/bin/sh
# Writers of postal addresses are expected to put all given parts in the country's order. localized-address-format
# 1.3.3 leaves out the city in Japan and the Emirates. @fragaria/address-formatter 6.7.1 leaves out the city in
# Hong Kong, the postal code in Nicaragua, and the province in Türkiye, which addresses end with there
# ("Kadıköy/İstanbul"). Both leave out the postal code of Saint Lucia. The latter also adds "United States of
# America" in Puerto Rico, though no country was asked for. No error says that the label of a parcel lacks
# a part that the buyer wrote.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent localized-address-format@1.3.3 @fragaria/address-formatter@6.7.1
cat >write.cjs <<'JS'
const { format } = require('@fragaria/address-formatter');
const { formatAddress } = require('localized-address-format');

const addresses = [
  ['JP', '1-1 Chiyoda', 'Chiyoda-ku', 'Tokyo', '100-0001'],
  ['AE', '12 Al Wasl Road', 'Jumeirah', 'Dubai', ''],
  ['HK', '12 Nathan Road', 'Mong Kok', 'Kowloon', ''],
  ['TR', 'Moda Caddesi 12', 'Kadıköy', 'İstanbul', '34710'],
  ['NI', 'Calle Central 12', 'León', 'León', '21000'],
  ['LC', '12 Bridge Street', 'Castries', '', 'LC04 101'],
  ['PR', '12 Calle Sol', 'San Juan', '', '00901'],
  ['DE', 'Hauptstraße 12', 'Köln', '', '50667'],
];
const seen = addresses.map(([country, street, city, state, code]) => {
  const one = formatAddress({
    postalCountry: country,
    name: 'Ann Lee',
    addressLines: [street],
    locality: city,
    administrativeArea: state,
    postalCode: code,
  });
  const other = format({ countryCode: country, attention: 'Ann Lee', road: street, city, state, postcode: code });
  return `${country}: ${one.join(' / ')} | ${other.trim().replaceAll('\n', ' / ')}`;
});
console.log(seen.join('\n'));
const expected = [
  'JP: 〒100-0001 / Tokyo / 1-1 Chiyoda / Ann Lee | Ann Lee / 1-1 Chiyoda / Chiyoda-ku, Tokyo 100-0001',
  'AE: Ann Lee / 12 Al Wasl Road / Dubai | Ann Lee / 12 Al Wasl Road / Jumeirah / Dubai',
  'HK: Kowloon / Mong Kok / 12 Nathan Road / Ann Lee | Ann Lee / 12 Nathan Road / Kowloon',
  'TR: Ann Lee / Moda Caddesi 12 / 34710 Kadıköy/İstanbul | Ann Lee / Moda Caddesi 12 / 34710 Kadıköy',
  'NI: Ann Lee / Calle Central 12 / 21000 / León, León | Ann Lee / Calle Central 12 / León',
  'LC: Ann Lee / 12 Bridge Street / Castries | Ann Lee / 12 Bridge Street / Castries',
  'PR: Ann Lee / 12 Calle Sol / San Juan PR 00901 | Ann Lee / 12 Calle Sol / San Juan, PR 00901 / United States of America',
  'DE: Ann Lee / Hauptstraße 12 / 50667 Köln | Ann Lee / Hauptstraße 12 / 50667 Köln',
];
const isAsSeen = seen.join('\n') === expected.join('\n');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node write.cjs
