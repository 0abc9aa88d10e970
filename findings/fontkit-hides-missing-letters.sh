#!/bin/sh
# fontkit 2.0.4, which pdfkit writes texts with, hides a zero-width space and draws a box for a letter
# that the font lacks. It keeps glyphs by number, along with the character that each was first used
# for. All missing characters share glyph 0, so the first one decides for the rest: after a zero-width
# space, missing letters vanish without a box or width; after a missing letter, zero-width spaces are
# boxes. A server that opens its font once writes the same invoice differently after another customer's.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent fontkit@2.0.4 @fontsource/manrope@5.3.0
cat >layout.cjs <<'JS'
const { openSync } = require('fontkit');
const file = require.resolve('@fontsource/manrope/files/manrope-latin-400-normal.woff');

/** How each text comes out of one font, in this order. */
function layOut(...texts) {
  const font = openSync(file);
  return texts.map((text) => {
    const { glyphs, advanceWidth } = font.layout(text);
    return `${glyphs.map(({ name }) => name).join(' ')} (${advanceWidth} wide)`;
  });
}

const nothing = 'a\u200bb';
const letter = 'a猫b';
const [space, letterAfter] = layOut(nothing, letter);
const [box, spaceAfter] = layOut(letter, nothing);
const [without] = layOut('ab');
console.log(`ab alone: ${without}`);
console.log(`With a zero-width space: ${space}\nthen with a missing letter: ${letterAfter}`);
console.log(`With a missing letter: ${box}\nthen with a zero-width space: ${spaceAfter}`);
const isAsSeen =
  space === 'a space b (2295 wide)' &&
  letterAfter === space &&
  box === 'a .notdef b (3775 wide)' &&
  spaceAfter === box;
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node layout.cjs
