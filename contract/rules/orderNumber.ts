/** The number of the first order; its length is what people read out. */
export const firstOrderNumber = 10_001;

/** An order's number as people read it out: `H-10023`. */
export function formatOrderNumber(number: number): string {
  return `H-${number}`;
}
