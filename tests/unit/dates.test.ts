import { expect, it } from 'vitest';
import { formatDay } from '../../contract/rules/days.ts';
import { formatMoment } from '../../src/lib/dates.ts';

it.each([
  ['2026-03-12T23:59:59.999Z', '12 March 2026 (UTC)'],
  ['2026-03-12', '12 March 2026 (UTC)'],
  ['2026-01-01T00:00:00+02:00', '31 December 2025 (UTC)'],
  ['soon', 'soon'],
  ['', ''],
])('shows %j as %j', (time, day) => {
  expect(formatDay(time)).toBe(day);
});

it('says that a time is in UTC', () => {
  expect(formatMoment('2026-03-12T23:30:00Z')).toBe('12 Mar 2026, 23:30 UTC');
});
