import { counted } from './counted.ts';

/** `1 product`, `1,024 products`. */
export function productCountText(count: number): string {
  return counted(count, 'product');
}
