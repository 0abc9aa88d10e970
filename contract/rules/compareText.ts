/** Sorts texts by their characters, whatever the language: ids and times. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
