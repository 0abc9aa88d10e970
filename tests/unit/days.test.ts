import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  dayOf,
  endOfDay,
  formatDay,
  isTimeZone,
  lastDays,
  startOfDay,
  zoneNote,
} from '../../contract/rules/days.ts';
import { setTimeZones } from '../../contract/rules/timeZone.ts';
import { formatDate, formatMoment, formatMonth } from '../../src/lib/dates.ts';

afterEach(() => setTimeZones('UTC'));

it.each([
  ['2026-03-12T23:59:59.999Z', 'UTC', '12 March 2026'],
  ['2026-03-12T23:59:59.999Z', 'Europe/Lisbon', '12 March 2026'],
  ['2026-03-12T23:59:59.999Z', 'Asia/Tokyo', '13 March 2026'],
  ['2026-01-01T00:00:00+02:00', 'America/Los_Angeles', '31 December 2025'],
  // A day is the same in any zone.
  ['2026-03-12', 'America/Los_Angeles', '12 March 2026'],
  ['2026-03-12', 'Pacific/Auckland', '12 March 2026'],
  ['soon', 'Asia/Tokyo', 'soon'],
  ['', 'UTC', ''],
])('shows %j in %s as %j', (time, zone, day) => {
  setTimeZones(zone);
  expect(formatDay(time)).toBe(day);
});

it('shows a month as it is', () => {
  setTimeZones('America/Los_Angeles');
  expect(formatMonth('2026-03')).toBe('March 2026');
});

it.each([
  ['America/New_York', 'Europe/Lisbon', ' (New York time)'],
  ['UTC', 'America/Los_Angeles', ' (UTC)'],
  ['Europe/Lisbon', 'Europe/Lisbon', ''],
  // Another name, the same clock.
  ['Europe/Lisbon', 'Europe/London', ''],
])('names the zone %s to a viewer in %s as %j', (shop, viewer, note) => {
  setTimeZones(shop, viewer);
  const time = '2026-03-12T14:30:00Z';
  expect(zoneNote(new Date(time))).toBe(note);
  expect(formatMoment(time).endsWith(`:30${note}`)).toBe(true);
  expect(formatDate(time)).toBe(`12 Mar 2026${note}`);
});

it('names the zone only while the clocks differ', () => {
  setTimeZones('America/New_York', 'America/Bogota');
  expect(formatDay('2026-01-12T12:00:00Z')).toBe('12 January 2026');
  expect(formatDay('2026-07-12T12:00:00Z')).toBe('12 July 2026 (New York time)');
});

describe('a day begins', () => {
  it.each([
    ['UTC', '2026-03-29', '2026-03-29T00:00:00.000Z', 24],
    ['Europe/Lisbon', '2026-03-29', '2026-03-29T00:00:00.000Z', 23],
    ['Europe/Lisbon', '2026-10-25', '2026-10-24T23:00:00.000Z', 25],
    ['America/Los_Angeles', '2026-03-12', '2026-03-12T07:00:00.000Z', 24],
    ['Asia/Kathmandu', '2026-03-12', '2026-03-11T18:15:00.000Z', 24],
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00.000Z', 24.5],
    // Its clocks go from midnight to one, and from one to midnight.
    ['America/Havana', '2026-03-08', '2026-03-08T05:00:00.000Z', 23],
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z', 25],
  ])('in %s on %s at %s, for %d hours', (zone, day, start, hours) => {
    setTimeZones(zone);
    expect(startOfDay(day).toISOString()).toBe(start);
    expect(endOfDay(day).getTime() + 1 - startOfDay(day).getTime()).toBe(hours * 3_600_000);
    expect(dayOf(startOfDay(day))).toBe(day);
    expect(dayOf(endOfDay(day))).toBe(day);
    expect(dayOf(new Date(startOfDay(day).getTime() - 1))).toBe(addDays(day, -1));
  });
});

it('takes UTC for a zone that a config.js misspells', () => {
  setTimeZones('Lisbon');
  expect(formatMoment('2026-03-12T23:30:00Z')).toBe('12 Mar 2026, 23:30');
  expect(startOfDay('2026-03-12').toISOString()).toBe('2026-03-12T00:00:00.000Z');
});

it('counts days on the calendar, whatever the clocks do', () => {
  setTimeZones('America/Havana');
  expect(lastDays('2026-03-09', 3)).toEqual(['2026-03-07', '2026-03-08', '2026-03-09']);
  expect(lastDays('2026-03-01', 2)).toEqual(['2026-02-28', '2026-03-01']);
});

it.each([
  ['Europe/Lisbon', true],
  ['UTC', true],
  ['+01:00', false],
  ['Lisbon', false],
  ['', false],
])('takes %j for a zone: %s', (name, isZone) => {
  expect(isTimeZone(name)).toBe(isZone);
});
