#!/bin/sh
# Lists of regions for address forms are expected to have the regions that addresses name today (ISO
# 3166-2). In country-state-city 3.2.1, Spain lacks the provinces Barcelona, Sevilla and Málaga, though
# it has Burgos and Salamanca; Ireland lacks Leitrim, and Mexico City has another code. In
# country-region-data 4.1.0, Italy has regions instead of provinces. Neither these two nor iso-3166-2
# 1.0.0 know what Latvia (2021), Kazakhstan (2022) and Norway (2024) founded. Buyers there cannot choose
# their region, and rules for taxes or delivery by its code never apply.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent country-state-city@3.2.1 country-region-data@4.1.0 iso-3166-2@1.0.0
cat >regions.cjs <<'JS'
const { State } = require('country-state-city');
const iso = require('iso-3166-2');
const regionData = require('country-region-data/data.json');

const lists = {
  'country-state-city': (country) => State.getStatesOfCountry(country).map(({ isoCode }) => isoCode),
  'country-region-data': (country) =>
    regionData
      .find(({ countryShortCode }) => countryShortCode === country)
      .regions.map(({ shortCode }) => shortCode),
  'iso-3166-2': (country) => Object.keys(iso.country(country).sub).map((code) => code.slice(3)),
};
// Codes of ISO 3166-2 that addresses need today.
const needed = {
  'Spain: Barcelona, Sevilla, Málaga': ['ES', 'B', 'SE', 'MA'],
  'Spain: Burgos, Salamanca, Valladolid': ['ES', 'BU', 'SA', 'VA'],
  'Ireland: Leitrim': ['IE', 'LM'],
  'Italy: Milano, Roma': ['IT', 'MI', 'RM'],
  'Mexico: Ciudad de México': ['MX', 'CMX'],
  'Norway: Østfold, Akershus, Troms of 2024': ['NO', '31', '32', '55'],
  'Latvia: Ogre, Valmiera of 2021': ['LV', '067', '113'],
  'Kazakhstan: Abai, Jetisu, Ulytau of 2022': ['KZ', '10', '33', '62'],
};
const seen = [];
for (const [name, [country, ...codes]] of Object.entries(needed)) {
  console.log(name);
  for (const [library, codesOf] of Object.entries(lists)) {
    const missing = codes.filter((code) => !codesOf(country).includes(code));
    console.log(`  ${library}: ${missing.length === 0 ? 'has them' : `lacks ${missing.join(', ')}`}`);
    seen.push(missing.join('+') || 'all');
  }
}
const expected = [
  ...['B+SE+MA', 'all', 'all', 'all', 'all', 'all', 'LM', 'all', 'all', 'all', 'MI+RM', 'all'],
  ...['CMX', 'all', 'all', ...Array(3).fill('31+32+55'), ...Array(3).fill('113')],
  ...Array(3).fill('10+33+62'),
];
const isAsSeen = seen.join() === expected.join();
console.log(isAsSeen ? 'as seen' : 'CHANGED');
process.exit(isAsSeen ? 0 : 1);
JS
node regions.cjs
