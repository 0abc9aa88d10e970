#!/bin/sh
# Intl.DisplayNames of Node 20.20 (CLDR 48) names withdrawn country codes after a country of today:
# DD is Germany, SU Russia, AN (five islands) Curaçao. Whoever turns names into codes by trying all
# pairs of letters gets DD for Germany, as DD comes before DE. FormatJS's polyfill 7.3.15 names none
# of them, so the same loop gives DE there.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @formatjs/intl-displaynames@7.3.15
cat >compare.mjs <<'JS'
const Native = Intl.DisplayNames;
await import('@formatjs/intl-displaynames/polyfill-force.js');
await import('@formatjs/intl-displaynames/locale-data/en.js');

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** First code of each name, and the names that several codes have. */
function invert(DisplayNames) {
  const names = new DisplayNames('en', { type: 'region', fallback: 'none' });
  const found = {};
  for (const code of codes) {
    const name = names.of(code);
    if (name) found[name] = [...(found[name] ?? []), code];
  }
  const shared = Object.entries(found).filter(([, all]) => all.length > 1);
  return { first: found.Germany[0], shared: shared.map(([name, all]) => `${name} ${all.join('=')}`) };
}

const native = invert(Native);
const polyfill = invert(Intl.DisplayNames);
console.log(`Node ${process.versions.node}, CLDR ${process.versions.cldr}: Germany is ${native.first}`);
console.log(native.shared.join(', '));
console.log(`FormatJS: Germany is ${polyfill.first}; names of several codes: ${polyfill.shared.length}`);
const isAsSeen =
  native.first === 'DD' &&
  native.shared.includes('Curaçao AN=CW') &&
  native.shared.includes('Russia RU=SU') &&
  polyfill.first === 'DE' &&
  polyfill.shared.length === 0;
process.exit(isAsSeen ? 0 : 1);
JS
node compare.mjs
