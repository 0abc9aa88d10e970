/** `1 product`, `24 products`. */
export function productCountText(count: number): string {
  return count === 1 ? '1 product' : `${count} products`;
}
