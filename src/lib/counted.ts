import { formatCount } from '../../contract/rules/money.ts';

/** `1 order`, `1,024 orders`. */
export function counted(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${formatCount(count)} ${noun}s`;
}
