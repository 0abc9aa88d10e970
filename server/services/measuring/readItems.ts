import { hasVariants } from '../../../contract/rules/feedColumns.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { paidLines } from '../../../contract/rules/pricing.ts';
import type { Database } from '../../db/database.ts';
import type { BrowsedEvent, BrowsedItem } from '../../db/measuringSchema.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import type { StoredProduct } from '../../repositories/products.ts';
import { findProductsById } from '../../repositories/products.ts';
import type { MeasuredEvent, MeasuredItem } from './payloads.ts';

/**
 * Events with the names and prices of their products; omits events whose products are all unknown.
 */
export async function withProducts(
  db: Database,
  events: readonly BrowsedEvent[],
): Promise<MeasuredEvent[]> {
  const ids = events.flatMap(({ items }) => items.map(({ productId }) => productId));
  const products = await findProductsById(db, [...new Set(ids)]);
  return events.flatMap(({ name, path, items }) => {
    const known = items.flatMap((item) => itemOf(item, products.get(item.productId)));
    return known.length > 0 || name === 'pageView' ? [{ name, path, items: known }] : [];
  });
}

function itemOf(
  { productId, quantity, size: chosen }: BrowsedItem,
  product: StoredProduct | undefined,
): MeasuredItem[] {
  if (!product) return [];
  const { sizes, style, priceCents, category } = product;
  if (chosen && !sizes.some(({ size }) => size === chosen)) return [];
  const isGroup = !chosen && hasVariants(product);
  const size = chosen ?? (isGroup ? undefined : sizes[0]?.size);
  return [
    {
      ...{ productId, name: nameInColour(product), cents: priceCents, quantity, category },
      ...(style && { groupId: style }),
      ...(size && { size }),
    },
  ];
}

/**
 * Items at their prices after the discount; a line whose total does not divide evenly becomes two
 * items.
 */
export function boughtItems({ products, discountCents, waivedCents }: StoredOrder): MeasuredItem[] {
  const lines = products.map((line) => ({ ...line, cents: line.priceCents * line.quantity }));
  const paid = paidLines(lines, discountCents - waivedCents, ({ codeApplies }) => codeApplies);
  return paid.flatMap(({ productId, name, size, quantity, cents: sum }) => {
    const cents = Math.floor(sum / quantity);
    const dearer = sum - cents * quantity;
    const item = { productId, name, size };
    return [
      { ...item, cents, quantity: quantity - dearer },
      ...(dearer > 0 ? [{ ...item, cents: cents + 1, quantity: dearer }] : []),
    ];
  });
}
