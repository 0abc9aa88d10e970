import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

/** A skip link is small and disappears with the focus. */
const exceptions = ['src/features/chrome/SkipLink.tsx'];

const sticking = readSources('src').filter(
  ({ path, text }) => /position: '(sticky|fixed)'/.test(text) && !exceptions.includes(path),
);

describe('sticky and fixed elements', () => {
  it('exist', () => {
    expect(sticking.length).toBeGreaterThan(5);
  });

  it.each(sticking)('give way on low screens: $path', ({ path, text }) => {
    expect(
      /\[lowScreen\]: \{[^\n]*position: 'static'/.test(text),
      `Add \`[lowScreen]: { position: 'static' }\` to the sticky styles of ${path} (docs/decisions/0021-bars-and-toasts.md)`,
    ).toBe(true);
  });
});
