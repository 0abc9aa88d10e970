import { formatCount } from '../../contract/rules/money.ts';

/** How many of something: `1 product`, `1,024 products`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`;
}
