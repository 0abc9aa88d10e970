import { expect, it } from 'vitest';
import { isEditedSearch } from '../../src/pages/admin/useAdminListUrl.ts';

it.each([
  [{ q: 'lin' }, { q: 'linen' }, true],
  [{ q: 'linen' }, { q: 'linen' }, false],
  [{}, { q: 'linen' }, false],
  [{ q: 'linen' }, {}, false],
  [{}, {}, false],
])('%j to %j replaces the history entry: %s', (before, after, expected) => {
  expect(isEditedSearch(before, after)).toBe(expected);
});
