import type { EndpointKey } from '../endpoint.ts';

/**
 * Converts bodies that the specification shows in a different shape than the contract: a guest's cart
 * as a bare list, and items as in a reply (`product`, `size`, `quantity`).
 */
export const specShapes: { [K in EndpointKey]?: (body: unknown) => unknown } = {
  'POST /getcartunaut': (body) => withLines(Array.isArray(body) ? { cartItems: body } : body),
  'POST /signup': withLines,
};

function withLines(body: unknown): unknown {
  if (!isObject(body) || !Array.isArray(body.cartItems)) return body;
  return { ...body, cartItems: body.cartItems.map(toLine) };
}

function toLine(item: unknown): unknown {
  if (!isObject(item) || !('product' in item) || 'itemId' in item) return item;
  const { product, ...line } = item;
  return { itemId: isObject(product) ? product._id : product, ...line };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
