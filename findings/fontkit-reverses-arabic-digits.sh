#!/bin/sh
# fontkit 2.0.4, which pdfkit writes texts with, lays out a number in Arabic-Indic or Persian digits
# from its last digit to its first, so an invoice over 123 reads 321. It reverses each run of the
# script Arabic, and takes these digits for letters of that script. Unicode's bidirectional algorithm
# (UAX #9, classes AN and EN) shows numbers from left to right, in Arabic text, too. A program that
# orders a line by that algorithm itself has to reverse the digits once more before it calls fontkit.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent fontkit@2.0.4 @fontsource/noto-sans-arabic@5.3.0 bidi-js@1.1.0
cat >layout.cjs <<'JS'
const { openSync } = require('fontkit');
const bidiFactory = require('bidi-js');
const file = '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff';

/** The characters of a text from left to right, as fontkit places them. */
function byFontkit(text) {
  return openSync(require.resolve(file))
    .layout(text)
    .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
    .join('');
}

/** The same by Unicode's algorithm. */
function byUnicode(text) {
  const bidi = bidiFactory();
  return bidi.getReorderedString(text, bidi.getEmbeddingLevels(text));
}

const spelled = (text) => [...text].map((sign) => sign.codePointAt(0).toString(16)).join(' ');
const numbers = { 'Arabic-Indic 123': '\u0661\u0662\u0663', 'Persian 123': '\u06f1\u06f2\u06f3' };
let isAsSeen = true;
for (const [name, text] of Object.entries(numbers)) {
  const [ours, theirs] = [byUnicode(text), byFontkit(text)];
  console.log(`${name}: Unicode ${spelled(ours)}, fontkit ${spelled(theirs)}`);
  isAsSeen &&= ours === text && theirs === [...text].reverse().join('');
}
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node layout.cjs
