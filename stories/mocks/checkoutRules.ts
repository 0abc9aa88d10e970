import { checkoutProblems, priceDetails, stockProblems } from '../../contract/rules/checkout.ts';
import { deliveryName } from '../../contract/rules/deliveryName.ts';
import { toCents, toDollars } from '../../contract/rules/money.ts';
import { nameInColour } from '../../contract/rules/nameInColour.ts';
import { toOrderTaxes } from '../../contract/rules/orderTaxes.ts';
import { normalCode } from '../../contract/rules/pricing.ts';
import { mainPicture } from '../../contract/rules/productInput.ts';
import { availableUnits } from '../../contract/rules/stock.ts';
import type { CartLine } from '../../contract/schemas/cart.ts';
import type { CheckoutRequest, Order } from '../../contract/schemas/order.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { refuse } from './mockEndpoint.ts';
import { takeDiscountCode } from './selling.ts';
import type { ShopState } from './shopState.ts';

export type Details = CheckoutRequest['orderDetails'];

/** @throws MockFailure (409) with what has changed since the customer saw the cart */
export function refuseWhatChanged(
  { shelf, lines, selling, orders }: Pick<ShopState, 'shelf' | 'lines' | 'selling' | 'orders'>,
  details: Details,
) {
  refuse(
    409,
    checkoutProblems(details, {
      inCart: (asked) => lines.find((line) => isLineOf(line, asked))?.quantity ?? 0,
      product: (id) => pricedProduct(shelf, id),
      ...{ delivery: selling.delivery, taxes: selling.taxes },
      code:
        details.code === undefined
          ? undefined
          : takeDiscountCode({ selling, orders }, details.code),
    }),
  );
  const leftOf = ({ productId, size }: Details['products'][number]) => {
    const product = shelf.find(({ _id }) => _id === productId);
    const entry = product?.sizes.find((each) => each.size === size);
    return entry ? availableUnits(entry) : 0;
  };
  refuse(409, stockProblems(details.products, leftOf));
}

function isLineOf(line: CartLine, asked: Details['products'][number]): boolean {
  return line.itemId === asked.productId && line.size === asked.size;
}

/** An order's lines, delivery, code and tax. */
export function billedWith(
  { selling, shelf }: Pick<ShopState, 'selling' | 'shelf'>,
  details: Details,
): Pick<Order, 'products' | 'delivery' | 'discount' | 'tax' | 'taxes'> {
  const typed = details.code && normalCode(details.code);
  const code = selling.codes.find((each) => each.code === typed);
  const { lines, method, bill, taxes } = priceDetails(details, {
    product: (id) => pricedProduct(shelf, id),
    ...{ delivery: selling.delivery, code, taxes: selling.taxes },
  });
  return {
    products: lines.map(({ line: { productId, ...line }, codeApplies }) => ({
      ...{ product_id: productId, ...line },
      ...(!codeApplies && { codeApplies }),
    })),
    ...(method && { delivery: { name: deliveryName(method), price: toDollars(bill.delivery) } }),
    ...(code && { discount: { code: code.code, amount: toDollars(bill.discount) } }),
    ...toOrderTaxes(taxes),
  };
}

function pricedProduct(shelf: readonly Product[], id: string) {
  const product = shelf.find(({ _id }) => _id === id);
  return product && { ...product, priceCents: toCents(product.price) };
}

/** Uses the shop's names and pictures, never the request's. */
export function withShopsNames({ shelf }: ShopState, details: Details): Details {
  return {
    ...details,
    products: details.products.map((line) => {
      const product = shelf.find(({ _id }) => _id === line.productId);
      return product ? { ...line, name: nameInColour(product), picture: pictureOf(product) } : line;
    }),
  };
}

function pictureOf({ images }: Product): string {
  return mainPicture(images)?.signedUrl ?? '';
}

/** The cart page's request for the whole cart. */
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
  const contact = { fullName: 'Anna Souza', address: '', phone: '', email: '' };
  return { products, total: toDollars(cents), ...contact };
}

/** Takes units from the stock without changing the examples. */
export function takeFromStock(
  { shelf }: Pick<ShopState, 'shelf'>,
  { products }: Pick<Details, 'products'>,
): void {
  for (const { productId, size, quantity } of products) {
    const index = shelf.findIndex(({ _id }) => _id === productId);
    const product = shelf[index];
    if (!product) continue;
    const sizes = product.sizes.map((entry) =>
      entry.size === size ? { ...entry, quantity: entry.quantity - quantity } : entry,
    );
    shelf[index] = { ...product, sizes };
  }
}
