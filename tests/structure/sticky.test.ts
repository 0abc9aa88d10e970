import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

/** A focused skip link is small, and gone with the focus. */
const exceptions = ['src/features/chrome/SkipLink.tsx'];

const sticking = readSources('src').filter(
  ({ path, text }) => /position: '(sticky|fixed)'/.test(text) && !exceptions.includes(path),
);

describe('what sticks to the window', () => {
  it('is found', () => {
    expect(sticking.length).toBeGreaterThan(5);
  });

  it.each(sticking)('gives way on low screens: $path', ({ text }) => {
    expect(text).toMatch(/\[lowScreen\]: \{[^\n]*position: 'static'/);
  });
});
