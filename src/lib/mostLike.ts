import type { Product } from '../../contract/schemas/product.ts';

/**
 * Those most like a product, the nearest first: of its kind, then of its colour, then at its price.
 * Of each style there is one, and of its own none, as its colours are shown with the product.
 */
export function mostLike(product: Product, others: readonly Product[], count: number): Product[] {
  const styles = new Set([styleOf(product)]);
  return others
    .filter(({ _id }) => _id !== product._id)
    .toSorted((a, b) => distance(product, a) - distance(product, b))
    .filter((other) => !styles.has(styleOf(other)) && styles.add(styleOf(other)))
    .slice(0, count);
}

/** Prices are compared by their ratio, and never outweigh the kind. */
function distance(a: Product, b: Product): number {
  const priceGap = Math.min(1, Math.abs(Math.log(a.price / b.price)));
  return 4 * differs(a.kind, b.kind) + differs(a.colour, b.colour) + priceGap;
}

function differs(a = '', b = ''): number {
  return Number(a !== b);
}

/** All products of a style list the same ones, and a product without others stands for itself. */
function styleOf({ colourways, _id }: Product): string {
  return colourways?.[0]?._id ?? _id;
}
