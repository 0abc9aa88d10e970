import { utcFormatter } from '../../contract/rules/days.ts';

/** `12 Mar 2026, 23:30 UTC` */
export const formatMoment = utcFormatter({ dateStyle: 'medium', timeStyle: 'short' }, ' UTC');

/** `12 Mar`, where something else says UTC. */
export const formatShortDay = utcFormatter({ day: 'numeric', month: 'short' }, '');

/** `March 2026`, from `2026-03` or an ISO time. */
export const formatMonth = utcFormatter({ month: 'long', year: 'numeric' }, '');
