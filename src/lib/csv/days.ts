import { isDay } from '../../../contract/rules/days.ts';

/** Days that a spreadsheet's date may mean: `12/3/2026` is in March, or in America in December. */
export function daysIn(cell: string): string[] {
  const [, first = '', sign, second = '', year] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(cell.trim()) ?? [];
  const dayOf = (month: string, day: string) =>
    `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const days = [dayOf(second, first), ...(sign === '.' ? [] : [dayOf(first, second)])];
  return [...new Set(days)].filter(isDay);
}

/** A date as an ISO day, if it has one meaning; otherwise the text itself. */
export function toDay(cell: string): string {
  const [day, other] = daysIn(cell);
  return day && !other ? day : cell.trim();
}
