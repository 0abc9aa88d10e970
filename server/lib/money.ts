/**
 * Dollars of a request as cents, with their fraction where there is one; only what binary floating
 * point adds is left out.
 */
export function toCents(dollars: number): number {
  return Number((dollars * 100).toFixed(4));
}

/** Whole cents as the contract's dollars. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** Cents as dollars for people, as "$1,249.95". */
export function formatCents(cents: number): string {
  return toDollars(cents).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}
