import { formatPrice } from '../../contract/rules/money.ts';
import type { Product } from '../../contract/schemas/product.ts';

/** What a product costs and, where it is reduced, what it costs otherwise, as they are shown. */
export function shownPrices({ price, regularPrice = 0 }: Pick<Product, 'price' | 'regularPrice'>): {
  price: string;
  regularPrice?: string;
} {
  return {
    price: formatPrice(price),
    ...(regularPrice > price && { regularPrice: formatPrice(regularPrice) }),
  };
}
