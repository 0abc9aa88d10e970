#!/bin/sh
# fast-xml-parser 5.12.1 is expected to write XML that any reader can read back. By default it writes an
# attribute whose text is "true" without its value, `<item available>`, which no XML reader takes, nor
# does its own validator. `sale="false"` keeps its value. Its parser leaves character references as
# they are (`Gr&#246;&#223;e`), which XML tells every reader to resolve, and the builder then escapes
# them: a shop that reads a supplier's feed and writes it again gets other names of products, in a file
# that nobody accepts.
# Exits non-zero when it behaves otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent fast-xml-parser@5.12.1 fast-xml-builder@1.3.2 jsdom@26.1.0
cat >copy.cjs <<'JS'
const { XMLBuilder, XMLParser, XMLValidator } = require('fast-xml-parser');
const { JSDOM } = require('jsdom');

const feed = '<item available="true" sale="false"><name>Gr&#246;&#223;e</name></item>';
const options = { ignoreAttributes: false };
const copy = new XMLBuilder(options).build(new XMLParser(options).parse(feed));

/** The name that a reader which follows the XML standard finds, or "refused". */
function nameIn(xml) {
  const { window } = new JSDOM('');
  const document = new window.DOMParser().parseFromString(xml, 'text/xml');
  return document.querySelector('parsererror') ? 'refused' : document.querySelector('name').textContent;
}

const seen = {
  feed,
  copy,
  'name in the feed': nameIn(feed),
  'the copy': nameIn(copy),
  'its own validator on the copy': String(XMLValidator.validate(copy).err?.msg),
  'name in the copy, with the value put back': nameIn(copy.replace('available', 'available="true"')),
};
for (const [name, text] of Object.entries(seen)) console.log(`${name}: ${text}`);
const isAsSeen =
  Object.values(seen).slice(1).join(' | ') ===
  [
    '<item available sale="false"><name>Gr&amp;#246;&amp;#223;e</name></item>',
    'Größe',
    'refused',
    "boolean attribute 'available' is not allowed.",
    'Gr&#246;&#223;e',
  ].join(' | ');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node copy.cjs
