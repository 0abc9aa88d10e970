import { formatDollars, toCents, toDollars } from '../../contract/rules/money.ts';
import { freePieces, onlyLeft } from '../../contract/rules/stock.ts';
import type { CheckoutRequest } from '../../contract/schemas/order.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { MockFailure } from './mockEndpoint.ts';
import type { ShopState } from './shopState.ts';

export type Details = CheckoutRequest['orderDetails'];

/** @throws MockFailure (409) that says what is no longer as the customer saw it */
export function refuseWhatChanged({ shelf, lines }: ShopState, { products, total }: Details) {
  const problems: Record<string, string> = {};
  products.forEach(({ productId, name, size, quantity, price, subtotal }, index) => {
    const path = `orderDetails.products[${index}]`;
    const line = lines.find((each) => each.itemId === productId && each.size === size);
    const product = shelf.find(({ _id }) => _id === productId);
    const entry = product?.sizes.find((each) => each.size === size);
    if (!line || line.quantity < quantity) {
      problems[`${path}.quantity`] = `Your cart has changed: check ${name} in size ${size}.`;
    } else if (!product || !entry) {
      problems[path] = `${name} in size ${size} is no longer available.`;
    } else if (product.price !== price) {
      problems[`${path}.price`] = `The price of ${name} is now ${formatDollars(product.price)}.`;
    } else if (toCents(subtotal) !== toCents(price) * quantity) {
      const together = formatDollars(toDollars(toCents(price) * quantity));
      problems[`${path}.subtotal`] = `${quantity} of ${name} cost ${together} together.`;
    }
  });
  refuse(problems);
  const sum = toDollars(products.reduce((cents, { subtotal }) => cents + toCents(subtotal), 0));
  if (sum !== total) refuse({ 'orderDetails.total': `The total is ${formatDollars(sum)}.` });
  products.forEach(({ productId, name, size, quantity }, index) => {
    const entry = shelf
      .find(({ _id }) => _id === productId)
      ?.sizes.find((each) => each.size === size);
    const left = entry ? freePieces(entry) : 0;
    if (left >= quantity) return;
    problems[`orderDetails.products[${index}].quantity`] = onlyLeft(left, name, size);
  });
  refuse(problems);
}

function refuse(problems: Record<string, string>) {
  const texts = Object.values(problems);
  if (texts.length > 0) throw new MockFailure(409, texts.join(' '), problems);
}

/** Names and pictures are the shop's own, whatever was sent. */
export function withShopsNames({ shelf }: ShopState, details: Details): Details {
  return {
    ...details,
    products: details.products.map((line) => {
      const product = shelf.find(({ _id }) => _id === line.productId);
      return product ? { ...line, name: product.name, picture: pictureOf(product) } : line;
    }),
  };
}

function pictureOf({ images }: Product): string {
  return (images.find(({ flagman }) => flagman) ?? images[0])?.signedUrl ?? '';
}

/** What the cart page would send for the whole cart. */
export function detailsOf({ shelf, lines }: ShopState): Details {
  const products = lines.flatMap(({ itemId, size, quantity }) => {
    const product = shelf.find(({ _id }) => _id === itemId);
    if (!product) return [];
    const { name, price } = product;
    const subtotal = toDollars(toCents(price) * quantity);
    const picture = pictureOf(product);
    return [{ productId: itemId, name, picture, size, quantity, price, subtotal }];
  });
  const cents = products.reduce((sum, { subtotal }) => sum + toCents(subtotal), 0);
  return { products, total: toDollars(cents), address: '', phone: '', email: '' };
}
