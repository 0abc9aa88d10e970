/** What a customer is told who wants more pieces than there are. */
export function onlyLeft(pieces: number, name: string, size: string): string {
  return pieces === 0
    ? `${name} in size ${size} is sold out.`
    : `Only ${pieces} left of ${name} in size ${size}.`;
}

/** What is said of lines that are not in the answer. */
export function leftOut(count: number): string {
  return count === 1
    ? '1 item is no longer available and was left out.'
    : `${count} items are no longer available and were left out.`;
}
