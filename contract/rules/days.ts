export const msPerDay = 24 * 60 * 60_000;

/**
 * Formatter for times in UTC; invalid times are returned unchanged.
 * @param zone follows the text
 */
export function utcFormatter(options: Intl.DateTimeFormatOptions, zone: string) {
  const { format } = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (time: string | Date): string => {
    const date = new Date(time);
    return Number.isNaN(date.getTime()) ? String(time) : format(date) + zone;
  };
}

/** `12 March 2026 (UTC)` */
export const formatDay = utcFormatter({ dateStyle: 'long' }, ' (UTC)');

/** The day of a time in UTC, as 2026-03-12. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** Returns true for an existing date such as 2026-03-12, and false for 2026-02-30. */
export function isDay(text: string): boolean {
  const start = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(start.getTime()) && dayOf(start) === text;
}

/** The last `count` days, the day of `now` (UTC) included, the oldest first. */
export function lastDays(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    dayOf(new Date(now.getTime() - (count - 1 - index) * msPerDay)),
  );
}
