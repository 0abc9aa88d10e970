import { formatCents, isCents } from '../../../contract/rules/money.ts';
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
type Asked = Details['products'][number];

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
  const inCart = new Map(cart.map((line) => [sizeId(line), line]));
  const products = new Map(
    (
      await findProductsById(
        tx,
        cart.map((line) => line.productId),
      )
    ).map((each) => [each.id, each]),
  );
  const problems = new Map<string, string>();
  const lines = new Map<string, SoldLine>();
  details.products.forEach((asked, index) => {
    const path = `orderDetails.products[${index}]`;
    const line = inCart.get(sizeId(asked));
    const product = line && products.get(line.productId);
    if (lines.has(sizeId(asked)))
      throw new BadInput(`${path} is there twice`, { [path]: 'is there twice' });
    if (!line || line.quantity < asked.quantity) {
      problems.set(
        `${path}.quantity`,
        `Your cart has changed: check ${asked.name} in size ${asked.size}.`,
      );
    } else if (!product?.sizes.some(({ size }) => size === line.size)) {
      problems.set(
        path,
        `${product?.name ?? asked.name} in size ${asked.size} is no longer available.`,
      );
    } else {
      lines.set(sizeId(asked), toSoldLine(product, asked));
      comparePrice(problems, path, asked, product);
    }
  });
  const sold = [...lines.values()];
  const totalCents = sold.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
  if (problems.size === 0 && !isCents(details.total, totalCents)) {
    problems.set('orderDetails.total', `The total is ${formatCents(totalCents)}.`);
  }
  refuse(problems);
  return { lines: sold, totalCents };
}

function comparePrice(
  problems: Map<string, string>,
  path: string,
  asked: Asked,
  { name, priceCents }: StoredProduct,
): void {
  const subtotal = priceCents * asked.quantity;
  if (!isCents(asked.price, priceCents)) {
    problems.set(`${path}.price`, `The price of ${name} is now ${formatCents(priceCents)}.`);
  } else if (!isCents(asked.subtotal, subtotal)) {
    const text = `${asked.quantity} of ${name} cost ${formatCents(subtotal)} together.`;
    problems.set(`${path}.subtotal`, text);
  }
}

function toSoldLine({ id, name, priceCents, images }: StoredProduct, asked: Asked): SoldLine {
  const picture = images.find(({ flagman }) => flagman) ?? images[0];
  return {
    productId: id,
    name,
    picture: picture?.name ?? '',
    size: asked.size,
    quantity: asked.quantity,
    priceCents,
  };
}
