import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

/** A longer file usually holds a second idea. */
const maxLines = 250;

/** A table of data, a line for each country. */
const table = 'contract/rules/countryNames.ts';

describe('files', () => {
  it.each(['src', 'server', 'contract'])('of %s are short', (folder) => {
    const long = readSources(folder)
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ path, lines }) => lines > maxLines && path !== table)
      .map(({ path, lines }) => `${path} has ${lines} lines`);
    expect(long, `Split these files at ${maxLines} lines: look for a second idea in each`).toEqual(
      [],
    );
  });
});
