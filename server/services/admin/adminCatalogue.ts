import { toSearchWords } from '../../../contract/rules/search.ts';
import type { AdminProduct, AdminProductQuery } from '../../../contract/schemas/adminProduct.ts';
import { findAdminProducts } from '../../repositories/adminProducts.ts';
import { countProducts, type StoredProduct } from '../../repositories/products.ts';
import { findStoredProduct } from '../catalogue/catalogue.ts';
import { toProduct } from '../catalogue/productView.ts';
import type { Context } from '../context.ts';

/** A page of the products as admins see them, and how many pass the filters on all pages. */
export async function listAdminProducts(
  { db, pictures }: Pick<Context, 'db' | 'pictures'>,
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
  { db, pictures }: Pick<Context, 'db' | 'pictures'>,
  id: string,
): Promise<AdminProduct> {
  return toAdminProduct(await findStoredProduct(db, id, 'admins'), pictures);
}

/** A stored product as admins see it. */
export async function toAdminProduct(
  stored: StoredProduct,
  pictures: Context['pictures'],
): Promise<AdminProduct> {
  const { draft, version, updatedAt } = stored;
  return {
    ...(await toProduct(stored, pictures)),
    draft,
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
