import type { CheckoutRequest } from '../schemas/order.ts';
import { formatCents, isCents } from './money.ts';

type Details = CheckoutRequest['orderDetails'];
type AskedLine = Details['products'][number];

/** Where the cart and the shop are looked up. */
export type CheckoutLookups = {
  /** Pieces of this size of this product in the customer's cart. */
  inCart: (line: AskedLine) => number;
  product: (
    id: string,
  ) => { name: string; priceCents: number; sizes: readonly { size: string }[] } | undefined;
};

/**
 * What is no longer as the customer saw it, by its path in the request: every asked line must be in
 * the cart with at least as many pieces, and every price, subtotal and the total be the shop's own.
 */
export function checkoutProblems(
  { products: asked, total }: Details,
  { inCart, product: findProduct }: CheckoutLookups,
): Map<string, string> {
  const problems = new Map<string, string>();
  let totalCents = 0;
  asked.forEach((line, index) => {
    const { productId, size, quantity } = line;
    const path = `orderDetails.products[${index}]`;
    const product = findProduct(productId);
    const name = product?.name ?? line.name;
    if (inCart(line) < quantity) {
      problems.set(`${path}.quantity`, `Your cart has changed: check ${name} in size ${size}.`);
      return;
    }
    if (!product?.sizes.some((entry) => entry.size === size)) {
      problems.set(path, `${name} in size ${size} is no longer available.`);
      return;
    }
    const { priceCents } = product;
    const subtotalCents = priceCents * quantity;
    totalCents += subtotalCents;
    if (!isCents(line.price, priceCents)) {
      problems.set(`${path}.price`, `The price of ${name} is now ${formatCents(priceCents)}.`);
    } else if (!isCents(line.subtotal, subtotalCents)) {
      const text = `${quantity} of ${name} cost ${formatCents(subtotalCents)} together.`;
      problems.set(`${path}.subtotal`, text);
    }
  });
  if (problems.size === 0 && !isCents(total, totalCents)) {
    problems.set('orderDetails.total', `The total is ${formatCents(totalCents)}.`);
  }
  return problems;
}
