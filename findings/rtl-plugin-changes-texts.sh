#!/bin/sh
# @mui/stylis-plugin-rtl 9.4.0 mirrors styles for right-to-left pages. It also changes the word "left"
# where it is no direction: in the text of `content` ("Only 3 left" becomes "Only 3 right"), in the name
# of a font, and in an animation's name, but not in that of its keyframes, so it no longer runs. An
# attribute in a selector keeps the word. `inset` and `translate` stay as they are, although `left` and
# `transform: translateX()` are mirrored. Four values are mirrored with `calc()`, but not if one has a
# custom property, as all of Material UI's `theme.spacing` with CSS variables have.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @mui/stylis-plugin-rtl@9.4.0 stylis@4.4.0
cat >mirror.mjs <<'JS'
import mirror from '@mui/stylis-plugin-rtl';
import { compile, middleware, serialize, stringify } from 'stylis';

const expected = [
  ['.a{left:4px;}', '.a{right:4px;}'],
  ['.a{inset:0 auto 0 4px;}', '.a{inset:0 auto 0 4px;}'],
  ['.a{transform:translateX(10px);}', '.a{transform:translateX(-10px);}'],
  ['.a{translate:10px;}', '.a{translate:10px;}'],
  ['.a{padding:0 2px 0 calc(4 * 8px);}', '.a{padding:0 calc(4 * 8px) 0 2px;}'],
  ['.a{padding:0 2px 0 calc(4 * var(--s));}', '.a{padding:0 2px 0 calc(4 * var(--s));}'],
  ['.a{content:"Only 3 left";}', '.a{content:"Only 3 right";}'],
  ['.a{font-family:"Copyright Left";}', '.a{font-family:"Copyright right";}'],
  ['.a[title="left"]{left:0;}', '.a[title="left"]{right:0;}'],
  [
    '@keyframes slide-left{from{left:0;}}.a{animation:slide-left 1s;}',
    '@keyframes slide-left{from{right:0;}}.a{animation:slide-right 1s;}',
  ],
];
let isAsSeen = true;
for (const [css, mirrored] of expected) {
  const seen = serialize(compile(css), middleware([mirror, stringify]));
  console.log(`${css} becomes ${seen}`);
  if (seen !== mirrored) isAsSeen = false;
}
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node mirror.mjs
