import { i18n } from '../i18n.ts';
import { limits } from '../limits.ts';
import { inSize } from './sizeNames.ts';

/** Stock fields of a size. */
type Stock = { quantity: number; quantityReserved: number };

/** Available units: `quantity - quantityReserved`, never below 0 (specification P6). */
export function availableUnits({ quantity, quantityReserved }: Stock): number {
  return Math.max(0, quantity - quantityReserved);
}

export function totalAvailableUnits(sizes: readonly Stock[]): number {
  return sizes.reduce((sum, size) => sum + availableUnits(size), 0);
}

/** Returns true if few or no units are left, so that admins and shoppers are warned. */
export function isScarce(units: number): boolean {
  return units <= limits.lowStock;
}

export function isLowStock(stock: Stock): boolean {
  return isScarce(availableUnits(stock));
}

/** Message for a shopper who wants more units than are available. */
export function onlyLeft(units: number, name: string, size: string): string {
  const item = inSize(name, size);
  return units === 0
    ? i18n.t('{item} is sold out.', { item })
    : i18n.t('Only {count} left of {item}.', { count: units, item });
}

/**
 * Counts the shopper's own cart as reserved: the reserved count of a size rises as soon as a unit
 * is added (specification P7). With an empty cart it returns the product itself.
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
