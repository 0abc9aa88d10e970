/** Writes an ISO time in UTC; a text that is no time stays as it is. */
function formatter(options: Intl.DateTimeFormatOptions) {
  const { format } = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (time: string) => {
    const date = new Date(time);
    return Number.isNaN(date.getTime()) ? time : format(date);
  };
}

/** `12 March 2026` */
export const formatDay = formatter({ day: 'numeric', month: 'long', year: 'numeric' });

/** `12 Mar 2026, 23:30` */
export const formatMoment = formatter({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `12 Mar` */
export const formatShortDay = formatter({ day: 'numeric', month: 'short' });

/** `March 2026`, of `2026-03` or of a time in it. */
export const formatMonth = formatter({ month: 'long', year: 'numeric' });
