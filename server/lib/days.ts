import { messages } from '../../contract/messages.ts';
import { isDay, msPerDay } from '../../contract/rules/days.ts';
import { BadInput } from '../errors.ts';

/** The moment `milliseconds` after `time`. */
export function later(time: Date, milliseconds: number): Date {
  return new Date(time.getTime() + milliseconds);
}

/** The moment `milliseconds` before `time`. */
export function earlier(time: Date, milliseconds: number): Date {
  return later(time, -milliseconds);
}

/**
 * The first moment of a day in UTC.
 * @throws BadInput for a day that no calendar has, like 2026-02-30; `name` says where it stood
 */
export function startOfDay(name: string, day: string): Date {
  if (isDay(day)) return new Date(`${day}T00:00:00Z`);
  throw new BadInput(messages.notADay(name), name);
}

/** The last millisecond of the day that starts then: the database counts no finer. */
export function endOfDay(start: Date): Date {
  return later(start, msPerDay - 1);
}
