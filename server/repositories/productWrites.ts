import { and, asc, eq, gt, inArray, isNull, lte, min, sql } from 'drizzle-orm';
import { toCents } from '../../contract/rules/money.ts';
import {
  type AllDetails,
  type PriceField,
  searchedTexts,
} from '../../contract/rules/productFields.ts';
import { toSearchText } from '../../contract/rules/search.ts';
import type { StockCodes } from '../../contract/rules/stockCodes.ts';
import { pastPrices, productImages, productSizes, products } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';

/** Product details by an admin, with stored prices. */
export type StoredDetails = Omit<AllDetails, PriceField> & Record<`${PriceField}Cents`, number>;

/** A new product; sizes and pictures are in display order. */
export type NewProduct = StoredDetails & {
  lowestPriceCents?: number | null;
  id: string;
  ratingSum: number;
  ratingCount: number;
  createdAt: Date;
  sizes: (StockCodes & {
    size: string;
    quantity: number;
    reserved?: number;
    description: string;
  })[];
  images: { name: string; flagman: boolean }[];
};

/** Far below the 65,535 parameters a statement may have. */
const rowsPerStatement = 1000;

/** Adds products, in a transaction, so that each is seen with its sizes; skips existing ids. */
export async function addProducts(tx: Database, wanted: NewProduct[]) {
  const ids = new Set<string>();
  for (const chunk of chunks(wanted)) {
    const rows = tx.insert(products).values(chunk.map(toRow)).onConflictDoNothing();
    for (const { id } of await rows.returning({ id: products.id })) ids.add(id);
  }
  const added = wanted.filter(({ id }) => ids.has(id));

  const sizes = added.flatMap(({ id, sizes }) =>
    sizes.map((size, position) => ({ ...size, productId: id, position })),
  );
  for (const chunk of chunks(sizes)) await tx.insert(productSizes).values(chunk);

  const images = added.flatMap(({ id, images }) =>
    images.map((image, position) => ({ ...image, productId: id, position })),
  );
  for (const chunk of chunks(images)) await tx.insert(productImages).values(chunk);
}

function toRow({ sizes: _, images: __, ...product }: NewProduct): typeof products.$inferInsert {
  return { ...product, ...keysOf(product), updatedAt: product.createdAt };
}

export function toStoredDetails<D extends Pick<AllDetails, PriceField>>({
  price,
  regularPrice,
  salePrice,
  ...details
}: D) {
  return {
    ...details,
    priceCents: toCents(price),
    regularPriceCents: toCents(regularPrice),
    salePriceCents: toCents(salePrice),
  };
}

/** Keys for search and sorting; update them with every text. */
export function keysOf(details: StoredDetails) {
  return {
    sortName: toSortName(details.name),
    searchText: toSearchText(...searchedTexts(details)),
  };
}

/** Sort key of a name: letters without case and accents, whatever the database's locale. */
function toSortName(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function* chunks<T>(items: T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += rowsPerStatement) {
    yield items.slice(start, start + rowsPerStatement);
  }
}

/** Fields that can be set for several products; `deletedAt` removes or restores them. */
export type SharedFields = Partial<
  Pick<NewProduct, 'category' | 'newCollection' | 'mostPopular' | 'draft'> & {
    deletedAt: Date | null;
  }
>;

const oneMore = sql`${products.version} + 1`;

/**
 * Changes a product of the shop, in this version if one is given; returns false if there is none.
 * The statement compares the version, so only one of several concurrent changes succeeds.
 */
export async function writeProduct(
  tx: Database,
  id: string,
  fields: StoredDetails & { lowestPriceCents: number | null },
  { version, now }: { version: number | undefined; now: Date },
) {
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

/** Frees a product's codes, so that its sizes can swap theirs. The caller has locked the sizes. */
export async function clearCodes(tx: Database, id: string) {
  await tx.update(productSizes).set({ sku: '', barcode: '' }).where(eq(productSizes.productId, id));
}

/** Replaces the sizes. The caller has locked them. */
export async function writeSizes(
  tx: Database,
  productId: string,
  sizes: (StockCodes & { size: string; quantity: number; description: string })[],
) {
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
        sku: sql`excluded.sku`,
        barcode: sql`excluded.barcode`,
      },
    });
}

/** Replaces the pictures. */
export async function writeImages(tx: Database, productId: string, images: NewProduct['images']) {
  await tx.delete(productImages).where(eq(productImages.productId, productId));
  if (images.length === 0) return;
  await tx
    .insert(productImages)
    .values(images.map((image, position) => ({ ...image, productId, position })));
}

/** Locks the existing ones of these, in the same order for all callers; ids must be UUIDs. */
export async function lockProducts(tx: Database, ids: string[]) {
  const rows = await tx
    .select({ id: products.id, deletedAt: products.deletedAt })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    // Rows that refer to the products, such as cart lines, can still be added meanwhile.
    .for('no key update');
  return rows.map(({ id, deletedAt }) => ({ id, isInShop: deletedAt === null }));
}

/** Sets the same fields for all of these products; the caller has locked them. */
export async function writeShared(tx: Database, ids: string[], fields: SharedFields, now: Date) {
  if (ids.length === 0) return;
  await tx
    .update(products)
    .set({ ...fields, version: oneMore, updatedAt: now })
    .where(inArray(products.id, ids));
}

/** The product's lowest price since then, including the current one. */
export async function lowestPriceSince(
  tx: Database,
  { id, priceCents }: Pick<typeof products.$inferSelect, 'id' | 'priceCents'>,
  since: Date,
) {
  const [row] = await tx
    .select({ lowest: min(pastPrices.priceCents) })
    .from(pastPrices)
    .where(and(eq(pastPrices.productId, id), gt(pastPrices.until, since)));
  return Math.min(priceCents, row?.lowest ?? priceCents);
}

/** Records the product's price until now, and deletes prices that ended by `since`. */
export async function addPastPrice(
  tx: Database,
  { id: productId, priceCents }: Pick<typeof products.$inferSelect, 'id' | 'priceCents'>,
  { since, now }: { since: Date; now: Date },
) {
  const isOld = and(eq(pastPrices.productId, productId), lte(pastPrices.until, since));
  await tx.delete(pastPrices).where(isOld);
  await tx.insert(pastPrices).values({ productId, priceCents, until: now });
}
