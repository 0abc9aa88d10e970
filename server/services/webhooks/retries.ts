import { msPerDay } from '../../../contract/rules/days.ts';
import { addMs } from '../../lib/time.ts';

/** Seconds from a failed attempt to the next one: the schedule of Standard Webhooks. */
const retries = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/**
 * Time of the attempt after this number of attempts; undefined after the last one.
 * @param asked time that the address asks for
 */
export function nextAttempt(attempts: number, now: Date, asked: Date | undefined) {
  const seconds = retries[attempts - 1];
  if (seconds === undefined) return undefined;
  // Spread, so that messages that failed together do not come together.
  const planned = addMs(now, seconds * 1000 * (1 + Math.random() / 5));
  return asked && asked > planned ? asked : planned;
}

/** Time of a `Retry-After` header, which has seconds or a date; at most a day from now. */
export function readRetryAfter(header: string | undefined, now: Date): Date | undefined {
  const text = header?.trim() ?? '';
  const time = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(time) || time <= now.getTime()) return undefined;
  return new Date(Math.min(time, now.getTime() + msPerDay));
}
