import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { productImages, productSizes, products } from '../db/schema.ts';
import { keysOf, type NewProduct, type StoredDetails } from './addProducts.ts';

/** What several products can get alike; `deletedAt` takes them out of the shop, or back into it. */
export type SharedFields = Partial<
  Pick<NewProduct, 'category' | 'newCollection' | 'mostPopular' | 'draft'> & {
    deletedAt: Date | null;
  }
>;

const oneMore = sql`${products.version} + 1`;

/**
 * Whether the product is in the shop, in this version if one is given, and has been changed. The
 * version is compared as it is written, so of several at once only one can be right.
 */
export async function writeProduct(
  tx: Database,
  id: string,
  fields: StoredDetails & { lowestPriceCents: number | null },
  { version, now }: { version: number | undefined; now: Date },
): Promise<boolean> {
  const changed = await tx
    .update(products)
    .set({ ...fields, ...keysOf(fields), version: oneMore, updatedAt: now })
    .where(
      and(
        eq(products.id, id),
        isNull(products.deletedAt),
        version === undefined ? undefined : eq(products.version, version),
      ),
    )
    .returning({ id: products.id });
  return changed.length === 1;
}

/** Puts these sizes in the place of those before. The caller has locked them. */
export async function writeSizes(
  tx: Database,
  productId: string,
  sizes: { size: string; quantity: number; description: string }[],
): Promise<void> {
  const names = sql.param(sizes.map(({ size }) => size));
  await tx
    .delete(productSizes)
    .where(
      and(
        eq(productSizes.productId, productId),
        sql`${productSizes.size} <> all(${names}::text[])`,
      ),
    );
  if (sizes.length === 0) return;
  await tx
    .insert(productSizes)
    .values(sizes.map((size, position) => ({ ...size, productId, position })))
    .onConflictDoUpdate({
      target: [productSizes.productId, productSizes.size],
      set: {
        position: sql`excluded.position`,
        quantity: sql`excluded.quantity`,
        description: sql`excluded.description`,
      },
    });
}

/** Puts these pictures in the place of those before. */
export async function writeImages(
  tx: Database,
  productId: string,
  images: NewProduct['images'],
): Promise<void> {
  await tx.delete(productImages).where(eq(productImages.productId, productId));
  if (images.length === 0) return;
  await tx
    .insert(productImages)
    .values(images.map((image, position) => ({ ...image, productId, position })));
}

/**
 * Locks these products, in an order that is the same for everybody, and says which are in the
 * shop; unknown ones are left out. Ids must be UUIDs.
 */
export async function lockProducts(
  tx: Database,
  ids: string[],
): Promise<{ id: string; isInShop: boolean }[]> {
  const rows = await tx
    .select({ id: products.id, deletedAt: products.deletedAt })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    // Rows that only point to the products, as lines of carts, may still be added meanwhile.
    .for('no key update');
  return rows.map(({ id, deletedAt }) => ({ id, isInShop: deletedAt === null }));
}

/** Gives all of these products the same fields; the caller has locked them. */
export async function writeShared(
  tx: Database,
  ids: string[],
  fields: SharedFields,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(products)
    .set({ ...fields, version: oneMore, updatedAt: now })
    .where(inArray(products.id, ids));
}
