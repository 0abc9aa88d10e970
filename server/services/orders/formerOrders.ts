import { paths } from '../../../contract/paths.ts';
import { redirectKey } from '../../../contract/rules/redirects.ts';
import { toSearchWords } from '../../../contract/rules/search.ts';
import type {
  FormerOrder,
  FormerOrderPage,
  FormerOrderQuery,
} from '../../../contract/schemas/formerShop.ts';
import {
  findFormerOrders,
  findFormerOrdersOf,
  findFormerProducts,
  type StoredFormerOrder,
} from '../../repositories/formerOrders.ts';
import type { Context } from '../context.ts';

/**
 * A customer's orders of a former shop, the newest first.
 * @param emailKey also those with this email that no account has yet
 */
export async function listFormerOrders(context: Context, userId: string, emailKey?: string) {
  return toFormerOrders(context, await findFormerOrdersOf(context.db, userId, emailKey));
}

/** A page of all orders of a former shop, the newest first. */
export async function findFormerOrderPage(
  context: Context,
  { q = '', limit = 25, offset = 0 }: FormerOrderQuery,
): Promise<FormerOrderPage> {
  const page = { words: toSearchWords(q), limit, offset };
  const { rows, total } = await findFormerOrders(context.db, page);
  return { total, orders: await toFormerOrders(context, rows) };
}

const pathsOf = (handle: string) => [
  redirectKey(`/products/${handle}`),
  redirectKey(`/product/${handle}`),
];

async function toFormerOrders({ db }: Context, rows: StoredFormerOrder[]): Promise<FormerOrder[]> {
  const lines = rows.flatMap(({ content }) => content.lines);
  const { bySku, byPath } = await findFormerProducts(
    db,
    lines.flatMap(({ sku }) => sku?.toLowerCase() || []),
    lines.flatMap(({ handle }) => (handle ? pathsOf(handle) : [])),
  );
  const target = ({ sku = '', handle }: { sku?: string; handle?: string }) => {
    const id = bySku.get(sku.toLowerCase());
    if (id !== undefined) return paths.product(id);
    return handle && pathsOf(handle).flatMap((path) => byPath.get(path) ?? [])[0];
  };
  return rows.map(({ id, number, orderedAt, contact, content }) => ({
    ...{ name: '', email: '', phone: '', address: '', ...contact, ...content },
    ...{ id, number, orderedAt: orderedAt.toISOString() },
    lines: content.lines.map((line) => {
      const { name, quantity, price } = line;
      const to = target(line);
      return { name, quantity, price, ...(to && { to }) };
    }),
  }));
}
