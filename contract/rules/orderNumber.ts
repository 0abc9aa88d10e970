/** Number of the first order; it sets the length of order numbers. */
export const firstOrderNumber = 10_001;

/** Order number as people read it out: `H-10023`. */
export function formatOrderNumber(number: number): string {
  return `H-${number}`;
}
