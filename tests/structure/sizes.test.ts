import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

/** A longer file usually holds a second idea. */
const maxLines = 250;

describe('files', () => {
  it.each(['src', 'server'])('of %s are short', (folder) => {
    const long = readSources(folder)
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > maxLines)
      .map(({ path, lines }) => `${path} has ${lines} lines`);
    expect(long, `Split these files at ${maxLines} lines: look for a second idea in each`).toEqual(
      [],
    );
  });
});
