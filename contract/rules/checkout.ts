import { i18n } from '../i18n.ts';
import type { CheckoutRequest } from '../schemas/order.ts';
import type { Product } from '../schemas/product.ts';
import type { CodeTerms, DeliveryMethod, TaxRate } from '../schemas/selling.ts';
import { countryOf } from './addresses.ts';
import { equalsCents } from './amounts.ts';
import { chosenMethod, methodsTo } from './deliveryMethods.ts';
import { formatCents } from './money.ts';
import { nameInColour } from './nameInColour.ts';
import { type BilledLine, codeAppliesTo, termsProblem } from './pricing.ts';
import { inSize } from './sizeNames.ts';
import { onlyLeft } from './stock.ts';
import { taxedBill } from './taxes.ts';
import { taxPlaceProblem } from './taxRegions.ts';

type Details = CheckoutRequest['orderDetails'];
type AskedLine = Details['products'][number];

type ShopsProduct = Pick<Product, 'name' | 'colour' | 'category' | 'kind'> & {
  priceCents: number;
  sizes: readonly { size: string }[];
};

type CheckoutLookups = {
  /** Units of this size of this product in the customer's cart. */
  inCart: (line: AskedLine) => number;
  product: (id: string) => ShopsProduct | undefined;
  /** Delivery methods on offer; if there are any, an app that knows them must choose one. */
  delivery: readonly DeliveryMethod[];
  /** The requested code, or the reason why it cannot be used. */
  code: CodeTerms | string | undefined;
  taxes: readonly TaxRate[];
};

/**
 * Differences between a checkout request and the shop, by path in the request. Every requested line
 * must be in the cart with at least as many units, the delivery must go to the address, its taxes
 * must be known, the code must be valid, and every price, subtotal and the total must equal the shop's own.
 */
export function checkoutProblems(
  details: Details,
  { inCart, product: findProduct, delivery, code, taxes }: CheckoutLookups,
): Map<string, string> {
  const { products: asked, total } = details;
  const problems = new Map<string, string>();
  const lines: BilledLine[] = [];
  asked.forEach((line, index) => {
    const { productId, size, quantity } = line;
    const path = `orderDetails.products[${index}]`;
    const product = findProduct(productId);
    const name = product ? nameInColour(product) : line.name;
    if (inCart(line) < quantity) {
      const text = i18n.t('Your cart has changed: check {item}.', { item: inSize(name, size) });
      problems.set(`${path}.quantity`, text);
      return;
    }
    if (!product?.sizes.some((entry) => entry.size === size)) {
      const text = i18n.t('{item} is no longer available.', { item: inSize(name, size) });
      problems.set(path, text);
      return;
    }
    const { priceCents } = product;
    const subtotalCents = priceCents * quantity;
    lines.push({ ...product, cents: subtotalCents, quantity });
    if (!equalsCents(line.price, priceCents)) {
      const text = i18n.t('The price of {product} is now {price}.', {
        product: name,
        price: formatCents(priceCents),
      });
      problems.set(`${path}.price`, text);
    } else if (!equalsCents(line.subtotal, subtotalCents)) {
      const text = i18n.t('{count} of {product} cost {price} together.', {
        count: quantity,
        product: name,
        price: formatCents(subtotalCents),
      });
      problems.set(`${path}.subtotal`, text);
    }
  });
  const problem = deliveryProblem(details, delivery);
  if (problem) problems.set('orderDetails.delivery', problem);
  const place = taxPlaceProblem(details.address, taxes);
  if (place) problems.set('orderDetails.address', place);
  const refusal = typeof code === 'object' ? termsProblem(code, lines) : code;
  if (refusal) problems.set('orderDetails.code', refusal);
  if (problems.size > 0 || typeof code === 'string') return problems;
  const { bill } = priceDetails(details, { product: findProduct, delivery, code, taxes });
  const mayLackDelivery = hasOnlySpecFields(details) && equalsCents(total, bill.goods);
  if (!equalsCents(total, bill.total) && !mayLackDelivery) {
    const text = i18n.t('The total is {price}.', { price: formatCents(bill.total) });
    problems.set('orderDetails.total', text);
  }
  return problems;
}

/** Lines with fewer units left than requested, by path in the request. */
export function stockProblems<L extends { name: string; size: string; quantity: number }>(
  lines: readonly L[],
  leftOf: (line: L) => number,
): Map<string, string> {
  const problems = new Map<string, string>();
  lines.forEach((line, index) => {
    const left = leftOf(line);
    if (left >= line.quantity) return;
    problems.set(`orderDetails.products[${index}].quantity`, onlyLeft(left, line.name, line.size));
  });
  return problems;
}

/**
 * Prices a checkout request without such problems: lines, discount, delivery, total and included
 * taxes.
 */
export function priceDetails<P extends ShopsProduct>(
  details: Details,
  {
    product: findProduct,
    delivery,
    code,
    taxes,
  }: {
    product: (id: string) => P | undefined;
    delivery: readonly DeliveryMethod[];
    code: CodeTerms | undefined;
    taxes: readonly TaxRate[];
  },
) {
  const { products: asked, address } = details;
  const method = methodOf(details, delivery);
  const lines = asked.flatMap((line) => {
    const product = findProduct(line.productId);
    return product ? [{ line, product, codeApplies: !code || codeAppliesTo(code, product) }] : [];
  });
  const billed = lines.map(({ line, product: { category, kind, priceCents } }) => ({
    ...{ category, kind, quantity: line.quantity, cents: priceCents * line.quantity },
  }));
  const terms = { ...(method && { delivery: method }), ...(code && { code }) };
  return { lines, method, ...taxedBill(billed, terms, { rates: taxes, address }) };
}

/** True for an app that knows no deliveries: its total has none, and the payment page adds it. */
function hasOnlySpecFields({ delivery, code, fullName }: Details): boolean {
  return delivery === undefined && code === undefined && fullName === undefined;
}

/** The chosen delivery; for an app that knows none, the first that goes to the address. */
function methodOf(details: Details, methods: readonly DeliveryMethod[]) {
  return hasOnlySpecFields(details)
    ? chosenMethod(methods, details)
    : methods.find(({ id }) => id === details.delivery);
}

/** Reason why the order cannot be delivered as requested; undefined if it can. */
function deliveryProblem(details: Details, methods: readonly DeliveryMethod[]): string | undefined {
  const { delivery: wanted, address } = details;
  const chosen = methodOf(details, methods);
  const country = countryOf(address);
  if (wanted === undefined) {
    if (methods.length === 0 || chosen) return undefined;
    return hasOnlySpecFields(details)
      ? i18n.t('We do not deliver to {country} yet.', { country })
      : i18n.t('Choose how your order is delivered.');
  }
  if (!chosen) return i18n.t('This delivery is no longer offered: choose another one.');
  if (methodsTo([chosen], address).length > 0) return undefined;
  return i18n.t('{delivery} does not go to {country}: choose another delivery.', {
    delivery: chosen.name,
    country,
  });
}
