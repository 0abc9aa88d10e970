import { i18n } from '../../../contract/i18n.ts';
import { isDay, shopTime, startOfDay } from '../../../contract/rules/days.ts';

const numeric = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})\b/;
const worded = /^(?:([a-z]{3})[a-z]*\.? (\d{1,2})|(\d{1,2})\.? ([a-z]{3})[a-z]*\.?),? (\d{4})\b/i;
const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const clock =
  /^(\d{4}-\d\d-\d\d)(?:[T ,]+(\d{1,2}):(\d\d)(?::(\d\d))?(?:\.\d+)?\s*([ap]m)?)?\s*(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/i;

/**
 * Reader of a file's times, as ISO 8601 in UTC: `2024-03-12 10:15:30 +0100`, `12.03.2024`, `Mar 12,
 * 2024 2:05 PM`. Times without a zone are the shop's, and a day is its start there. Days as 3/12/2024
 * are read if one of the file has a part above 12.
 */
export function timeReader(cells: readonly string[]) {
  const slashed = cells.flatMap((cell) => {
    const [, first, sign, second] = numeric.exec(cell) ?? [];
    return sign === '/' || sign === '-' ? [{ first: Number(first), second: Number(second) }] : [];
  });
  const isDayFirst = slashed.some(({ first }) => first > 12);
  const isMonthFirst = slashed.some(({ second }) => second > 12);

  function isoOf(cell: string): string {
    const [, word = '', after, before, wordAfter = '', ofWords = ''] = worded.exec(cell) ?? [];
    const named = months.indexOf((word || wordAfter).toLowerCase()) + 1;
    if (named > 0)
      return cell.replace(worded, toIso(ofWords, String(named), after ?? before ?? ''));
    const [, first = '', sign, second = '', year = ''] = numeric.exec(cell) ?? [];
    if (sign === undefined) return cell;
    if (sign !== '.' && isDayFirst === isMonthFirst) return '';
    const [day, month] = sign !== '.' && isMonthFirst ? [second, first] : [first, second];
    return cell.replace(numeric, toIso(year, month, day));
  }

  return (cell: string): string | undefined => {
    const [, date = '', hour, minute, second = '00', half, zone] =
      clock.exec(isoOf(cell).trim()) ?? [];
    if (!isDay(date)) return undefined;
    if (hour === undefined) return startOfDay(date).toISOString();
    const isHalf = half !== undefined;
    if (isHalf && (Number(hour) < 1 || Number(hour) > 12)) return undefined;
    const hours = isHalf
      ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
      : Number(hour);
    const local = `${date}T${String(hours).padStart(2, '0')}:${minute}:${second}`;
    const offset = /^[+-]/.test(zone ?? '') ? zone?.replace(/(\d\d):?(\d\d)$/, '$1:$2') : 'Z';
    const at = zone ? new Date(local + offset) : shopTime(local);
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
  };
}

function toIso(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Reason why a date is refused. */
export function dateProblem(cell: string, timeOf: ReturnType<typeof timeReader>): string {
  const isTime = timeOf(cell.replace(/[T ,]+\d{1,2}:.*$/, '')) !== undefined;
  return isTime
    ? i18n.t('“{cell}” has a time that can’t be read: write 2024-03-12 10:15', { cell })
    : i18n.t('“{cell}” is not a date: write 2024-03-12', { cell });
}
