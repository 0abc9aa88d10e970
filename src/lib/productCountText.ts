/** `1 product`, `1,024 products`. */
export function productCountText(count: number): string {
  return count === 1 ? '1 product' : `${count.toLocaleString('en-US')} products`;
}
