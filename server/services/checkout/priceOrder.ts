import { checkoutProblems } from '../../../contract/rules/checkout.ts';
import { mainPicture } from '../../../contract/rules/productInput.ts';
import type { CheckoutRequest } from '../../../contract/schemas/order.ts';
import type { Database } from '../../db/database.ts';
import { BadInput } from '../../errors.ts';
import { refuse } from '../../lib/refuse.ts';
import type { CartLineRow } from '../../repositories/cartLines.ts';
import type { SoldLine } from '../../repositories/checkoutSessions.ts';
import { findProductsById, type StoredProduct } from '../../repositories/products.ts';
import { sizeId } from '../../repositories/stock.ts';

export type PricedOrder = { lines: SoldLine[]; totalCents: number };

type Details = CheckoutRequest['orderDetails'];
type AskedLine = Details['products'][number];

/**
 * What the customer asked to buy, priced from the database. Every asked line must be in the cart
 * with at least as many pieces; names and pictures are the shop's own.
 * @throws BadInput when a line is asked for twice
 * @throws Conflict when the cart or the shop changed; `fields` says which lines, and how
 */
export async function priceOrder(
  tx: Database,
  cart: readonly CartLineRow[],
  details: Details,
): Promise<PricedOrder> {
  const asked = details.products;
  asked.forEach((line, index) => {
    const path = `orderDetails.products[${index}]`;
    if (asked.findIndex((other) => sizeId(other) === sizeId(line)) < index)
      throw new BadInput(`${path} is there twice`, { [path]: 'is there twice' });
  });
  const quantities = new Map(cart.map((line) => [sizeId(line), line.quantity]));
  const stored = await findProductsById(
    tx,
    cart.map((line) => line.productId),
  );
  const products = new Map(stored.map((product) => [product.id, product]));
  refuse(
    checkoutProblems(details, {
      inCart: (line) => quantities.get(sizeId(line)) ?? 0,
      product: (id) => products.get(id),
    }),
  );
  const lines = asked.flatMap((line) => {
    const product = products.get(line.productId);
    return product ? [toSoldLine(product, line)] : [];
  });
  const totalCents = lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  return { lines, totalCents };
}

function toSoldLine({ id, name, priceCents, images }: StoredProduct, asked: AskedLine): SoldLine {
  return {
    productId: id,
    name,
    picture: mainPicture(images)?.name ?? '',
    size: asked.size,
    quantity: asked.quantity,
    priceCents,
  };
}
