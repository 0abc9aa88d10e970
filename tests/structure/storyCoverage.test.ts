import { expect, it } from 'vitest';
import { missing, storyCoverage } from './storyCoverage.ts';

const rows = storyCoverage();

it('finds the components', () => {
  expect(rows.length).toBeGreaterThan(100);
});

it.each(rows)('$component has its states, and what it does by pointer and by keyboard', (row) => {
  expect(missing(row)).toEqual([]);
});
