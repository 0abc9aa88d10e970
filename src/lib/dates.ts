const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day of an ISO time, in UTC: `12 March 2026`. A text that is no time stays as it is. */
export function formatDay(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : day.format(date);
}

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Day and time of an ISO time, in UTC: `12 Mar 2026, 23:30`. A text that is no time stays. */
export function formatMoment(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : moment.format(date);
}

const shortDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** A day without its year: `12 Mar`. A text that is no time stays as it is. */
export function formatShortDay(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : shortDay.format(date);
}

const monthOfYear = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A month as `2026-03`: `March 2026`. A text that is no month stays as it is. */
export function formatMonth(month: string): string {
  const date = new Date(month);
  return Number.isNaN(date.getTime()) ? month : monthOfYear.format(date);
}
