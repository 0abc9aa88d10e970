import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints, extensions } from '../../contract/endpoints.ts';
import { readSources } from './sources.ts';

const text = readFileSync('docs/specification.md', 'utf8');
/** Each statement begins with its id, in a list or in a table. */
const statements = text.split(/^(?=(?:- |\| )\*\*[A-Z]\d)/m).slice(1);
const ids = statements.map((statement) => /\*\*(\w+)/.exec(statement)?.[1] ?? '');
const sources = ['contract', 'demo', 'server', 'src', 'stories', 'tests'].flatMap(readSources);

function isThere(file: string, name: string): boolean {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const exported = name.replace(/ ?\b(\w)/g, (_, letter: string) => letter.toUpperCase());
  return (
    source.includes(`export const ${exported}: Story`) ||
    ["'", '"', '`'].some((quote) => source.includes(quote + name + quote))
  );
}

const callsIn = (beginning: string) =>
  statements
    .filter((statement) => statement.startsWith(beginning))
    .flatMap((statement) => statement.match(/(?<=`)(?:GET|POST|DELETE) \/[^`]*/g) ?? [])
    .map((call) => call.replace(/\{(\w+)\}/g, ':$1'));
const contractCalls = (isExtension: boolean) =>
  Object.keys(endpoints).filter((key) => key in extensions === isExtension);

const holdersIn = (document: string) => [
  ...document.matchAll(/`((?:stories|tests)\/[^`]+?) › ([^`]+)`/g),
];

it('docs/eu.md names existing stories and tests', () => {
  const missing = holdersIn(readFileSync('docs/eu.md', 'utf8')).filter(
    ([, file = '', name = '']) => !isThere(file, name),
  );
  expect(
    missing.map(([holder]) => holder),
    'docs/eu.md names stories or tests that do not exist: correct the file or the title',
  ).toEqual([]);
});

describe('docs/specification.md', () => {
  it('names existing stories and tests', () => {
    const holders = holdersIn(text);
    expect(holders.length).toBeGreaterThan(statements.length);
    const missing = holders.filter(([, file = '', name = '']) => !isThere(file, name));
    expect(
      missing.map(([holder]) => holder),
      'docs/specification.md names stories or tests that do not exist: correct the file or the title',
    ).toEqual([]);
  });

  it('names a test for each statement, and has unique ids', () => {
    expect(statements.length).toBeGreaterThan(100);
    expect(
      ids.filter((_, index) => !statements[index]?.includes(' › ')),
      'Name a story or test for each of these statements of docs/specification.md: `FILE › TITLE`',
    ).toEqual([]);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      'Give each of these statements of docs/specification.md an id of its own',
    ).toEqual([]);
  });

  it('has the statements that comments cite', () => {
    const cited = sources.flatMap(({ path, text: source }) =>
      [...source.matchAll(/specification ((?:(?:, | and )?[A-Z]\d+)+)/g)].flatMap(([, list = '']) =>
        (list.match(/[A-Z]\d+/g) ?? []).map((id) => ({ path, id })),
      ),
    );
    expect(
      cited.filter(({ id }) => !ids.includes(id)).map(({ path, id }) => `${path} cites ${id}`),
      'docs/specification.md has no such statement: correct the comment',
    ).toEqual([]);
  });

  it('lists the calls of the contract', () => {
    const message = 'Make the calls of docs/specification.md and contract/endpoints.ts the same';
    expect(new Set(callsIn('| **X')), message).toEqual(new Set(contractCalls(false)));
    expect(new Set(callsIn('- **X43')), message).toEqual(new Set(contractCalls(true)));
  });
});
