import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

// A worker is guarded by the policy of its own file, and files of `/assets/` come without one
// (server/http/security.ts).
it('no worker is built into the app’s files', () => {
  const sources = readSources('src');
  expect(sources.length).toBeGreaterThan(500);
  const workers = sources.filter(({ text }) =>
    /new (Shared)?Worker\(|\?(shared)?worker\b/.test(text),
  );
  expect(workers.map(({ path }) => path)).toEqual([]);
});
