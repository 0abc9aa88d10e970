import { expect, it } from 'vitest';
import { isRefinedSearch } from '../../src/pages/admin/useAdminListUrl.ts';

it.each([
  [{ q: 'lin' }, { q: 'linen' }, true],
  [{ q: 'linen' }, { q: 'linen' }, false],
  [{}, { q: 'linen' }, false],
  [{ q: 'linen' }, {}, false],
  [{}, {}, false],
])('%j to %j takes its place in the history: %s', (before, after, expected) => {
  expect(isRefinedSearch(before, after)).toBe(expected);
});
