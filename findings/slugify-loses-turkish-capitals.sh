#!/bin/sh
# @sindresorhus/slugify 3.0.1 has an option for the language of a text, and is expected to write better slugs
# with it. With `locale: 'tr'` it loses each capital I and İ: "İpek Gömlek" (silk shirt) becomes "pek-gomlek",
# and a title in capitals like "KIŞLIK MONT" becomes "k-sl-k-mont". It first turns both letters into "I", then
# lowers that as Turkish does, to "ı", which is no letter of a slug. Without the option the letters stay.
# In any language, a first letter that is written as two is cut from its word: "Æble" is "a-eble", "Œuvre"
# "o-euvre" and "Þór" "t-hor", as if they were "fooBar". slugify 1.6.9 has none of this.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @sindresorhus/slugify@3.0.1 slugify@1.6.9
cat >write.mjs <<'JS'
import slugify from '@sindresorhus/slugify';
import other from 'slugify';

const seen = [
  ['İpek Gömlek', 'tr'],
  ['İpek Gömlek', undefined],
  ['KIŞLIK MONT', 'tr'],
  ['KIŞLIK MONT', undefined],
  ['Islak Mayo', 'tr'],
  ['Æble', undefined],
  ['Œuvre', 'fr'],
  ['Þór', 'is'],
].map(([title, locale]) => {
  const slugs = [slugify(title, { locale }), other(title, { lower: true, locale })];
  return `${title} (${locale ?? 'no language'}): ${slugs.join(', slugify ')}`;
});
console.log(seen.join('\n'));
const expected = [
  'İpek Gömlek (tr): pek-gomlek, slugify ipek-gomlek',
  'İpek Gömlek (no language): ipek-goemlek, slugify ipek-gomlek',
  'KIŞLIK MONT (tr): k-sl-k-mont, slugify kislik-mont',
  'KIŞLIK MONT (no language): kislik-mont, slugify kislik-mont',
  'Islak Mayo (tr): slak-mayo, slugify islak-mayo',
  'Æble (no language): a-eble, slugify aeble',
  'Œuvre (fr): o-euvre, slugify oeuvre',
  'Þór (is): t-hor, slugify thor',
];
const isAsSeen = seen.join('\n') === expected.join('\n');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node write.mjs
