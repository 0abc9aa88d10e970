import { formatCount } from '../../contract/rules/money.ts';

/** `1 product`, `1,024 products`. */
export function productCountText(count: number): string {
  return count === 1 ? '1 product' : `${formatCount(count)} products`;
}
