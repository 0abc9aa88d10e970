import { limits } from '../limits.ts';
import { paths } from '../paths.ts';
import type { CartLine } from '../schemas/cart.ts';

const name = 'offer';

/** Path of the cart page that offers these lines to the shopper, who adds them or not. */
export function cartLink(lines: readonly CartLine[]): string {
  const offers = lines.map(({ itemId, size, quantity }) => [name, `${quantity}*${itemId}*${size}`]);
  return `${paths.cart}?${new URLSearchParams(offers)}`;
}

/** Lines of such a link, each size once; anything else in it is ignored. */
export function offeredLines(query: URLSearchParams): CartLine[] {
  const lines = query.getAll(name).flatMap((text) => {
    const [, units, itemId = '', size = ''] = /^(\d{1,2})\*([\w-]{1,64})\*(.+)$/.exec(text) ?? [];
    const quantity = Number(units);
    return quantity > 0 && size.length <= limits.size.max ? [{ itemId, size, quantity }] : [];
  });
  const bySize = new Map(lines.map((line) => [`${line.itemId} ${line.size}`, line]));
  return [...bySize.values()].slice(0, limits.cartLines.max);
}
