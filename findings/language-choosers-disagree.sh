#!/bin/sh
# Four readers of Accept-Language are expected to choose the same language (RFC 9110, 12.5.4). In a shop in
# English and German, @fastify/accept-negotiator 2.1.2 shows English to an Austrian ("de-AT,en;q=0.5"), whom
# the others give German. It compares tags by case, which HTTP does not, nor does accept-language 3.0.20
# find "DE". accept-language-parser 1.5.0 ignores weights with a space before them, which HTTP allows. All
# of these give English to a visitor who refuses it with q=0 and takes any other. negotiator 1.1.0 reads
# each header as HTTP says.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @fastify/accept-negotiator@2.1.2 accept-language-parser@1.5.0 \
  accept-language@3.0.20 negotiator@1.1.0
cat >choose.cjs <<'JS'
const { negotiate } = require('@fastify/accept-negotiator');
const accepts = require('accept-language');
const { pick } = require('accept-language-parser');
const Negotiator = require('negotiator');

const choosers = {
  fastify: negotiate,
  parser: (header, languages) => pick(languages, header, { loose: true }),
  'accept-language': (header, languages) => {
    accepts.languages([...languages]);
    return accepts.get(header);
  },
  negotiator: (header, languages) =>
    new Negotiator({ headers: { 'accept-language': header } }).language(languages),
};
const seen = [
  ['de-AT,en;q=0.5', ['en', 'de']],
  ['DE', ['en', 'de']],
  ['de; q=0.3, en; q=0.4', ['de', 'en']],
  ['*;q=0.5, en;q=0', ['en', 'de']],
].map(([header, languages]) => {
  const chosen = Object.entries(choosers).map(([name, choose]) => `${name} ${choose(header, languages)}`);
  return `${header}: ${chosen.join(', ')}`;
});
console.log(seen.join('\n'));
const expected = [
  'de-AT,en;q=0.5: fastify en, parser de, accept-language de, negotiator de',
  'DE: fastify null, parser de, accept-language en, negotiator de',
  'de; q=0.3, en; q=0.4: fastify en, parser de, accept-language en, negotiator en',
  '*;q=0.5, en;q=0: fastify en, parser en, accept-language en, negotiator de',
];
const isAsSeen = seen.join('\n') === expected.join('\n');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node choose.cjs
