/** Number of the first order; it sets the length of order numbers. */
export const firstOrderNumber = 10_001;

/** Order number in a text such as `H-10023`, `h 10023` or `10023`; undefined for another text. */
export function parseOrderNumber(text: string): number | undefined {
  const [, digits] = /^\s*(?:#|H\s*[-–]?)?\s*(\d{5,9})\s*$/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Order number as people read it out: `H-10023`. */
export function formatOrderNumber(number: number): string {
  return `H-${number}`;
}
