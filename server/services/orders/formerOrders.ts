import { messages } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { redirectKey } from '../../../contract/rules/redirects.ts';
import { toSearchWords } from '../../../contract/rules/search.ts';
import type {
  FormerOrder,
  FormerOrderPage,
  FormerOrderQuery,
} from '../../../contract/schemas/formerShop.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  eraseFormerOrders,
  findFormerOrders,
  findFormerOrdersLike,
  findFormerOrdersOf,
  findFormerProducts,
  type StoredFormerOrder,
} from '../../repositories/formerOrders.ts';
import type { Context } from '../context.ts';

/**
 * A customer's orders of a former shop, newest first.
 * @param emailKey also finds orders with this email and without an account
 */
export async function listFormerOrders(context: Context, userId: string, emailKey?: string) {
  return toFormerOrders(context, await findFormerOrdersOf(context.db, userId, emailKey));
}

/**
 * An order and the others of its customer.
 * @throws NotFound when there is no such order
 */
export async function listFormerOrdersLike(context: Context, id: string) {
  return toFormerOrders(context, await findLike(context.db, id));
}

/**
 * Erases the customer of an order from all their orders; a repeated call changes nothing.
 * @throws NotFound as above
 */
export async function eraseFormerCustomer({ db }: Context, id: string) {
  await inTransaction(db, async (tx) => {
    const orders = await findLike(tx, id);
    await eraseFormerOrders(
      tx,
      orders.map((order) => order.id),
    );
  });
}

async function findLike(db: Database, id: string) {
  const orders = isUuid(id) ? await findFormerOrdersLike(db, id) : [];
  if (orders.length === 0) throw new NotFound(messages.noSuchOrder);
  return orders;
}

/** A page of all orders of a former shop, newest first. */
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
