import { dateFormatter } from '../../contract/rules/days.ts';

/** `12 Mar 2026, 23:30`, and the zone for viewers in another one. */
export const formatMoment = dateFormatter({ dateStyle: 'medium', timeStyle: 'short' });

/** `12 Mar 2026, 23:30`, where something else says the zone. */
export const formatShortMoment = dateFormatter(
  { dateStyle: 'medium', timeStyle: 'short' },
  { withZone: false },
);

/** `12 Mar 2026`, and the zone for viewers in another one. */
export const formatDate = dateFormatter({ dateStyle: 'medium' });

/** `12 Mar 2026`, where something else says the zone. */
export const formatShortDate = dateFormatter({ dateStyle: 'medium' }, { withZone: false });

/** `12 Mar`, where something else says the zone. */
export const formatShortDay = dateFormatter(
  { day: 'numeric', month: 'short' },
  { withZone: false },
);

/** `March 2026`, from `2026-03` or an ISO time. */
export const formatMonth = dateFormatter({ month: 'long', year: 'numeric' }, { withZone: false });
