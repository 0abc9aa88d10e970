import { mkdirSync, writeFileSync } from 'node:fs';
import { languages } from '../../contract/languages.ts';
import { catalogueFile, catalogues, collectMessages, readCatalogue } from './collect.ts';

/*
 * `npm run messages`: each language's catalogues get the messages of the code, in its order. New
 * ones are empty, which shows the English text; unused ones are removed.
 */
const messages = collectMessages();
for (const language of Object.keys(languages)) {
  if (language === 'en') continue;
  mkdirSync(`locales/${language}`, { recursive: true });
  // A message may have moved to another catalogue.
  const known = Object.assign({}, ...catalogues.map((each) => readCatalogue(language, each)));
  const missing = catalogues.map((catalogue) => {
    const texts = [...messages[catalogue].keys()].map((id) => [id, known[id] ?? '']);
    const json = JSON.stringify(Object.fromEntries(texts), null, 2);
    writeFileSync(catalogueFile(language, catalogue), `${json}\n`);
    return `${catalogue} ${texts.filter(([, text]) => !text).length}/${texts.length}`;
  });
  console.log(`${language}: untranslated of all: ${missing.join(', ')}`);
}
