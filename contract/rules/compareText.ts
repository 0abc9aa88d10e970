/** Compares texts by their characters, in any locale: for ids and times. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
