import { messages } from '../../../contract/messages.ts';
import { toDollars } from '../../../contract/rules/money.ts';
import { toSearchWords } from '../../../contract/rules/search.ts';
import type {
  AdminProduct,
  AdminProductQuery,
  ProductsChange,
} from '../../../contract/schemas/adminProduct.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { BadInput, NotFound } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import {
  countProducts,
  findAdminProducts,
  type StoredProduct,
} from '../../repositories/products.ts';
import { lockProducts, type SharedFields, writeShared } from '../../repositories/productWrites.ts';
import { findStoredProduct } from '../catalogue/catalogue.ts';
import { toProduct } from '../catalogue/productView.ts';
import type { Context } from '../context.ts';

/** A page of the products as admins see them, and the number that pass the filters. */
export async function listAdminProducts(
  { db, pictures }: Context,
  { q = '', category, flag, stock, state, sort, limit, offset = 0 }: AdminProductQuery,
): Promise<{ products: AdminProduct[]; total: number }> {
  const words = toSearchWords(q);
  const filter = { audience: 'admins', words, category, flags: flag, stock, state } as const;
  const page = await findAdminProducts(db, { filter, sort, limit, offset });
  const isWhole = offset === 0 && (limit === undefined || page.length < limit);
  return {
    products: await Promise.all(page.map((product) => toAdminProduct(product, pictures))),
    total: isWhole ? page.length : await countProducts(db, filter),
  };
}

/** @throws NotFound when there is no such product, or it was removed */
export async function getAdminProduct(
  { db, pictures }: Context,
  id: string,
): Promise<AdminProduct> {
  return toAdminProduct(await findStoredProduct(db, id, 'admins'), pictures);
}

export async function toAdminProduct(
  stored: StoredProduct,
  pictures: Context['pictures'],
): Promise<AdminProduct> {
  const { draft, salePriceCents, saleFrom, saleUntil, version, updatedAt } = stored;
  return {
    ...(await toProduct(stored, pictures)),
    sizes: stored.sizes.map(({ reserved, sku = '', barcode = '', ...size }) => ({
      ...{ ...size, quantityReserved: reserved, sku, barcode },
    })),
    ...{ draft, salePrice: toDollars(salePriceCents), saleFrom, saleUntil },
    version,
    updatedAt: updatedAt.toISOString(),
  };
}

/**
 * Removes a product from the shop. Old orders keep it, carts report that it is gone, and a checkout
 * in progress can still become an order.
 * @throws NotFound when the shop does not have the product
 */
export function removeProduct({ db, now }: Context, id: string) {
  return inTransaction(db, async (tx) => {
    const [known] = await lockProducts(tx, isUuid(id) ? [id] : []);
    if (!known?.isInShop) throw new NotFound(messages.noSuchProduct);
    return change(tx, [known], { deletedAt: now() }, now());
  });
}

/**
 * Removes several products, or restores them unchanged, all or none. The call can be repeated.
 * @returns the number of products that it changed
 * @throws NotFound when the shop never had one of them
 */
export function moveProducts({ db, now }: Context, ids: string[], isRestored: boolean) {
  return inTransaction(db, async (tx) => {
    const known = await lockKnown(tx, ids);
    const others = known.filter(({ isInShop }) => isInShop !== isRestored);
    return change(tx, others, { deletedAt: isRestored ? null : now() }, now());
  });
}

/**
 * Changes several products, all or none.
 * @returns the number of products
 * @throws BadInput when there is nothing to change
 * @throws NotFound when one of them is not in the shop
 */
export async function modifyProducts(
  { db, now }: Context,
  { ids, ...fields }: ProductsChange,
): Promise<number> {
  if (Object.keys(fields).length === 0) {
    throw new BadInput(messages.nothingToChange);
  }
  return inTransaction(db, async (tx) => {
    const known = await lockKnown(tx, ids);
    refuseMissing(known.filter(({ isInShop }) => !isInShop).length);
    return change(tx, known, fields, now());
  });
}

type Known = Awaited<ReturnType<typeof lockProducts>>;

async function lockKnown(tx: Database, ids: string[]): Promise<Known> {
  const known = await lockProducts(tx, ids.filter(isUuid));
  refuseMissing(ids.length - known.length);
  return known;
}

function refuseMissing(count: number): void {
  if (count > 0) throw new NotFound(messages.productsMissing(count));
}

async function change(tx: Database, known: Known, fields: SharedFields, now: Date) {
  const ids = known.map(({ id }) => id);
  await writeShared(tx, ids, fields, now);
  return ids.length;
}
