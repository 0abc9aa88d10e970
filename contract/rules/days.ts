/** Of a day, in milliseconds. */
export const dayLength = 24 * 60 * 60_000;

/** A day in UTC: `12 March 2026`. */
export const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
