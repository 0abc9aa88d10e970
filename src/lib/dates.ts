/** Formatter for ISO times in UTC; invalid times are returned unchanged. */
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

/** `March 2026`, from `2026-03` or an ISO time. */
export const formatMonth = formatter({ month: 'long', year: 'numeric' });
