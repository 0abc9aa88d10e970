import { expect, it } from 'vitest';
import { readSources } from './sources.ts';

// A worker has the policy of its own file, and files of `/assets/` have none
// (server/http/security.ts).
it('the app starts no web worker', () => {
  const sources = readSources('src');
  expect(sources.length).toBeGreaterThan(300);
  const workers = sources.filter(({ text }) =>
    /new (Shared)?Worker\(|\?(shared)?worker\b/.test(text),
  );
  expect(
    workers.map(({ path }) => path),
    'Do without a web worker here: its file would have no Content-Security-Policy',
  ).toEqual([]);
});
