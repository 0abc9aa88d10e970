/** What is said of lines that are not in the answer. */
export function leftOut(count: number): string {
  return count === 1
    ? '1 item is no longer available and was left out.'
    : `${count} items are no longer available and were left out.`;
}
