import { formatPrice } from '../../contract/rules/money.ts';
import type { Product } from '../../contract/schemas/product.ts';

/** Formatted price and, if reduced, regular price. */
export function shownPrices({ price, regularPrice = 0 }: Pick<Product, 'price' | 'regularPrice'>): {
  price: string;
  regularPrice?: string;
} {
  return {
    price: formatPrice(price),
    ...(regularPrice > price && { regularPrice: formatPrice(regularPrice) }),
  };
}
