/** Number of the first order; it sets the length of order numbers. */
export const firstOrderNumber = 10_001;

/**
 * Order number in a text such as `H-10023`, `h 10023` or `10023`, also with the marks of a text from
 * right to left; undefined for another text.
 */
export function parseOrderNumber(text: string): number | undefined {
  const [, digits] =
    /^\s*(?:#|H\s*[-–]?)?\s*(\d{5,9})\s*$/i.exec(text.replace(/\p{Cf}/gu, '')) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Order number as people read it out: `H-10023`. */
export function formatOrderNumber(number: number): string {
  return `H-${number}`;
}

/**
 * Number of an order's invoice: the order's own, or `H-10023-2` for the second. A change to anything
 * shown on a paid order's invoice creates a new one.
 */
export function formatInvoiceNumber(order: number, version: number): string {
  return version > 1 ? `${formatOrderNumber(order)}-${version}` : formatOrderNumber(order);
}

/** Numbers of the invoices that an order's newest one replaced, from version 1 on. */
export function replacedNumbers({
  number = '',
  invoice,
}: {
  number?: string | undefined;
  invoice?: { number: string } | undefined;
}): string[] {
  const newest = Number(invoice?.number.slice(number.length + 1)) || 1;
  return Array.from({ length: newest - 1 }, (_, index) =>
    index === 0 ? number : `${number}-${index + 1}`,
  );
}
