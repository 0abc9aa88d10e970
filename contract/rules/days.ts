import { i18n } from '../i18n.ts';
import { factsOf } from '../languages.ts';
import { timeZones } from './timeZone.ts';

export const msPerDay = 24 * 60 * 60_000;

/**
 * Returns true for a time zone name, not for offsets such as `+01:00`, which older browsers refuse.
 */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return /^[a-z]/i.test(name);
  } catch {
    return false;
  }
}

/**
 * Formatter for times in the shop's zone, and for days and months as they are. Invalid times are
 * returned unchanged.
 * @param withZone add the zone for viewers in another one
 */
export function dateFormatter(options: Intl.DateTimeFormatOptions, { withZone = true } = {}) {
  return (time: string | Date): string => {
    const date = new Date(time);
    if (Number.isNaN(date.getTime())) return String(time);
    const isCalendar = typeof time === 'string' && time.length <= '2026-03-12'.length;
    const text = intl(isCalendar ? 'UTC' : timeZones.shop, options)
      .format(date)
      // Russian “year” after the number, never alone on a line.
      .replace(' г.', '\u00a0г.');
    return withZone ? text + zoneNote(date) : text;
  };
}

/** `12 March 2026`, or for a viewer in another zone `12 March 2026 (Lisbon time)` */
export const formatDay = dateFormatter({ dateStyle: 'long' });

/** ` (Lisbon time)` if the viewer's clock differs from the shop's at that time, else empty. */
export function zoneNote(time = new Date()): string {
  const isSame = offsetAt(time.getTime(), timeZones.viewer) === offsetAt(time.getTime());
  return isSame ? '' : ` (${zoneName()})`;
}

/** The shop's zone in words, such as `Lisbon time` or `UTC`. */
export function zoneName(): string {
  const [place = ''] = timeZones.shop.split('/').slice(-1);
  if (!timeZones.shop.includes('/')) return place;
  return i18n.t('{place} time', { place: place.replaceAll('_', ' ') });
}

/** The day of a time in the shop's zone, such as 2026-03-12. */
export function dayOf(time: Date): string {
  return isoDay(time.getTime() + offsetAt(time.getTime()));
}

/** Returns true for an existing date such as 2026-03-12, and false for 2026-02-30. */
export function isDay(text: string): boolean {
  const start = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(start) && isoDay(start) === text;
}

export function addDays(day: string, count: number): string {
  return isoDay(Date.parse(day) + count * msPerDay);
}

/** The last `count` days up to and including `day`, oldest first. */
export function lastDays(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index + 1 - count));
}

/** First moment of a day in the shop's zone; not midnight if the clocks skip it. */
export function startOfDay(day: string): Date {
  const midnight = Date.parse(day);
  // The offsets before and after a change of the clocks.
  const starts = [-msPerDay, msPerDay].map((ms) => midnight - offsetAt(midnight + ms));
  const ofDay = starts.filter((start) => dayOf(new Date(start)) === day);
  return new Date(ofDay.length > 0 ? Math.min(...ofDay) : Math.max(...starts));
}

/** The moment of a local time in the shop's zone, such as 2026-03-12T10:15:00; may be invalid. */
export function shopTime(local: string): Date {
  const utc = Date.parse(`${local}Z`);
  if (Number.isNaN(utc)) return new Date(utc);
  const times = [-msPerDay, msPerDay].map((ms) => utc - offsetAt(utc + ms));
  return new Date(times.find((time) => time + offsetAt(time) === utc) ?? Math.max(...times));
}

/** Last millisecond of a day in the shop's zone, the database's precision. */
export function endOfDay(day: string): Date {
  return new Date(startOfDay(addDays(day, 1)).getTime() - 1);
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Milliseconds that the clocks of a zone are ahead of UTC. */
function offsetAt(time: number, zone = timeZones.shop): number {
  if (zone === 'UTC') return 0;
  const parts = intl(zone, { timeZoneName: 'longOffset' }, 'en-GB').formatToParts(time);
  const { value = '' } = parts.find(({ type }) => type === 'timeZoneName') ?? {};
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d\d):(\d\d)/.exec(value) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const made = new Map<string, Intl.DateTimeFormat>();

/** `Intl.DateTimeFormat`, cached because creating one takes longer than a hundred uses. */
function intl(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale = factsOf(i18n.locale).locale,
): Intl.DateTimeFormat {
  const key = locale + timeZone + JSON.stringify(options);
  const known = () => ({ ...options, timeZone: isTimeZone(timeZone) ? timeZone : 'UTC' });
  const kept = made.get(key) ?? new Intl.DateTimeFormat(locale, known());
  made.set(key, kept);
  return kept;
}
