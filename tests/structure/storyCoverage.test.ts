import { expect, it } from 'vitest';
import { missing, storyCoverage } from './storyCoverage.ts';

const rows = storyCoverage();

it('finds the components', () => {
  expect(rows.length).toBeGreaterThan(100);
});

it.each(rows)('$component shows its states and its behaviour by pointer and by keyboard', (row) => {
  const file = row.component.replace(/^src/, 'stories').replace(/tsx$/, 'stories.tsx');
  expect(missing(row), `Add these to ${file} (see CONTRIBUTING.md)`).toEqual([]);
});
