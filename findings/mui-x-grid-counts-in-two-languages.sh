#!/bin/sh
# @mui/x-data-grid 9.14.0: a locale's texts are expected to write numbers as that language does. Its range
# of rows does ("1–25 von 1.234" in German); its counts of selected and of all rows follow the browser's
# language instead ("1,234" in an English browser). So one footer has two forms of a number, and one that is
# rendered on a server in another language does not hydrate. The Arabic range has other digits than the
# Arabic counts beside it. The Russian and Persian locales have no range, so it is in English, and Russian
# counts of selected rows have no separator.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @mui/x-data-grid@9.14.0 @mui/material@9.5.0 \
  @emotion/react@11.14.0 @emotion/styled@11.14.1 react@19.2.0 react-dom@19.2.0
cat >counts.mjs <<'JS'
import * as locales from '@mui/x-data-grid/locales';

const seen = ['deDE', 'ptPT', 'arSD', 'ruRU', 'faIR'].map((name) => {
  const texts = locales[name].components.MuiDataGrid.defaultProps.localeText;
  const range = texts.paginationDisplayedRows?.({ from: 1, to: 25, count: 12345 });
  const written = [range ?? 'no range', texts.footerRowSelected(12345)];
  // Without the words, and the marks of a writing direction.
  return [name, ...written.map((text) => text.match(/no range|[\p{Nd}.,٬\s]*\p{Nd}{3}/u)?.[0].trim())];
});
for (const row of seen) console.log(row.join(': '));
const expected = [
  ['deDE', '12.345', '12,345'],
  ['ptPT', '12 345', '12,345'],
  ['arSD', '١٢٬٣٤٥', '12,345'],
  ['ruRU', 'no range', '12345'],
  ['faIR', 'no range', '12,345'],
];
const isAsSeen = JSON.stringify(seen).replaceAll('\u00a0', ' ') === JSON.stringify(expected);
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
LC_ALL=en_US.UTF-8 node counts.mjs
