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

/**
 * Number of an order's invoice: the order's own, and a further one after each change of its items
 * or taxes since it was paid, as in `H-10023-2`.
 */
export function formatInvoiceNumber(order: number, version: number): string {
  return version > 1 ? `${formatOrderNumber(order)}-${version}` : formatOrderNumber(order);
}
