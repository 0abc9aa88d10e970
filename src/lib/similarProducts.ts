import type { Product } from '../../contract/schemas/product.ts';

/**
 * Products most similar to another: by kind, then colour, then price. One per style, and none of
 * the product's own style, whose colours the page already shows.
 */
export function similarProducts(
  product: Product,
  others: readonly Product[],
  count: number,
): Product[] {
  const styles = new Set([styleOf(product)]);
  return others
    .filter(({ _id }) => _id !== product._id)
    .toSorted((a, b) => distance(product, a) - distance(product, b))
    .filter((other) => !styles.has(styleOf(other)) && styles.add(styleOf(other)))
    .slice(0, count);
}

/** Distance of two products. Prices are compared by ratio, and never outweigh the kind. */
function distance(a: Product, b: Product): number {
  const priceGap = Math.min(1, Math.abs(Math.log(a.price / b.price)));
  return 4 * differs(a.kind, b.kind) + differs(a.colour, b.colour) + priceGap;
}

function differs(a = '', b = ''): number {
  return Number(a !== b);
}

/** Id of a style: the first of its colourways, or the product itself without others. */
function styleOf({ colourways, _id }: Product): string {
  return colourways?.[0]?._id ?? _id;
}
