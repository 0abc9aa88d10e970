import { limits } from '../limits.ts';

/** The part of a size entry that says how many are left. */
type Stock = { quantity: number; quantityReserved: number };

/**
 * Units that can still be chosen: `quantity - quantityReserved`, never below 0 (specification P6).
 */
export function freeUnits({ quantity, quantityReserved }: Stock): number {
  return Math.max(0, quantity - quantityReserved);
}

/** Free units over all sizes. */
export function freeUnitsInAll(sizes: readonly Stock[]): number {
  return sizes.reduce((sum, size) => sum + freeUnits(size), 0);
}

/** Whether so few units are left, or none, that admins are warned of it, and shoppers told. */
export function isFew(units: number): boolean {
  return units <= limits.lowStock;
}

/** Whether few units of a size are left, or none. */
export function isLowStock(stock: Stock): boolean {
  return isFew(freeUnits(stock));
}

/** What is said to a shopper who wants more units than there are. */
export function onlyLeft(units: number, name: string, size: string): string {
  return units === 0
    ? `${name} in size ${size} is sold out.`
    : `Only ${units} left of ${name} in size ${size}.`;
}

/**
 * A product with what the shopper's own cart holds counted as reserved: the reserved count of a
 * size rises as soon as a unit is added (specification P7). Without any it is the product itself.
 */
export function reserveCartUnits<P extends { _id: string; sizes: (Stock & { size: string })[] }>(
  product: P,
  lines: readonly { itemId: string; size: string; quantity: number }[],
): P {
  if (!lines.some(({ itemId }) => itemId === product._id)) return product;
  const inCart = (size: string) =>
    lines.find((line) => line.itemId === product._id && line.size === size)?.quantity ?? 0;
  return {
    ...product,
    sizes: product.sizes.map((entry) => ({
      ...entry,
      quantityReserved: Math.max(
        0,
        Math.min(entry.quantity, entry.quantityReserved + inCart(entry.size)),
      ),
    })),
  };
}
