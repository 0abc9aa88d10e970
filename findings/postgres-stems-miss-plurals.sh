#!/bin/sh
# PostgreSQL's text search is expected to find a word by its plural. PostgreSQL 18.6 (PGlite 0.5.16,
# Snowball's stemmers) does so in Spanish for every noun below, but in Portuguese for none that ends
# in -ão (-ões) or -l (-is): a search for "calções" misses "calção", and "azuis" misses "azul". In
# French "bleues" meets "bleu", but "bleus" does not, nor do "polos", "kimonos" and "tissus" meet
# their singulars; in German "Polos" and "Bikinis". In Russian "юбок" misses "юбка", which "юбки"
# finds.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @electric-sql/pglite@0.5.16
cat >stems.mjs <<'JS'
import { PGlite } from '@electric-sql/pglite';

/** Singular, other form, and whether the forms share a stem. */
const seen = {
  spanish: [
    ['camisón', 'camisones', true],
    ['marrón', 'marrones', true],
    ['azul', 'azules', true],
  ],
  portuguese: [
    ['camisola', 'camisolas', true],
    ['calção', 'calções', false],
    ['blusão', 'blusões', false],
    ['botão', 'botões', false],
    ['azul', 'azuis', false],
    ['têxtil', 'têxteis', false],
  ],
  french: [
    ['bleu', 'bleues', true],
    ['bleu', 'bleus', false],
    ['polo', 'polos', false],
    ['kimono', 'kimonos', false],
    ['tissu', 'tissus', false],
    ['jupe', 'jupes', true],
    ['manteau', 'manteaux', true],
  ],
  german: [
    ['Hemd', 'Hemden', true],
    ['Polo', 'Polos', false],
    ['Bikini', 'Bikinis', false],
  ],
  russian: [
    ['юбка', 'юбки', true],
    ['юбка', 'юбок', false],
    ['рубашка', 'рубашек', false],
    ['платье', 'платьев', true],
  ],
};

const db = new PGlite();
const { rows: [{ version }] } = await db.query('select version()');
console.log(version);
let isAsSeen = true;
for (const [language, pairs] of Object.entries(seen)) {
  for (const [word, form, meets] of pairs) {
    const { rows: [stems] } = await db.query(
      'select to_tsvector($1::regconfig, $2)::text as one, to_tsvector($1::regconfig, $3)::text as other',
      [language, word, form],
    );
    const found = stems.one === stems.other;
    console.log(`${language}: ${word} ${stems.one}, ${form} ${stems.other}`);
    if (found !== meets) isAsSeen = false;
  }
}
process.exit(isAsSeen ? 0 : 1);
JS
node stems.mjs
