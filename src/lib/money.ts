/**
 * Money is summed in integer cents; the contract's dollars are turned into cents on the way in
 * and formatted here on the way to the screen.
 */

/** Dollars (at most two decimals) to whole cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Whole cents to the contract's dollars. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** Cents as a price: `1250` is `$12.50`, `120000` is `$1,200.00`. */
export function formatCents(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** Dollars as a price: `12.5` is `$12.50`. */
export function formatDollars(dollars: number): string {
  return formatCents(toCents(dollars));
}
