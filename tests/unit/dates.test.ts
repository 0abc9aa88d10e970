import { expect, it } from 'vitest';
import { formatDay } from '../../src/lib/dates.ts';

it.each([
  ['2026-03-12T23:59:59.999Z', '12 March 2026'],
  ['2026-01-01T00:00:00+02:00', '31 December 2025'],
  ['soon', 'soon'],
  ['', ''],
])('shows %j as %j', (time, day) => {
  expect(formatDay(time)).toBe(day);
});
