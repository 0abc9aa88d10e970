import { toCents } from '../../contract/rules/money.ts';
import {
  type AllDetails,
  type PriceField,
  searchedTexts,
} from '../../contract/rules/productFields.ts';
import { toSearchText } from '../../contract/rules/search.ts';
import type { Database } from '../db/database.ts';
import { productImages, productSizes, products } from '../db/schema.ts';
import { toSortName } from './searchKeys.ts';

/** What an admin says of a product, with its prices as they are kept. */
export type StoredDetails = Omit<AllDetails, PriceField> & Record<`${PriceField}Cents`, number>;

/** A product to be kept; sizes and pictures in the order they are shown in. */
export type NewProduct = StoredDetails & {
  lowestPriceCents?: number | null;
  id: string;
  /** All ratings added up, and how many they are. */
  ratingSum: number;
  ratingCount: number;
  createdAt: Date;
  sizes: { size: string; quantity: number; reserved?: number; description: string }[];
  images: { name: string; flagman: boolean }[];
};

/** Far below the 65,535 parameters a statement may have. */
const rowsPerStatement = 1000;

/**
 * Adds products; one whose id is there already stays as it is. Call it in a transaction, so that
 * none is seen without its sizes.
 */
export async function addProducts(tx: Database, wanted: NewProduct[]): Promise<void> {
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
  return {
    ...product,
    ...keysOf(product),
    updatedAt: product.createdAt,
  };
}

/** Dollars become the cents that are kept. */
export function toStoredDetails<D extends Pick<AllDetails, PriceField>>({
  price,
  regularPrice,
  ...details
}: D) {
  return { ...details, priceCents: toCents(price), regularPriceCents: toCents(regularPrice) };
}

/** What search and sorting look at: to be written whenever a text is. */
export function keysOf(details: StoredDetails) {
  return {
    sortName: toSortName(details.name),
    searchText: toSearchText(...searchedTexts(details)),
  };
}

function* chunks<T>(items: T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += rowsPerStatement) {
    yield items.slice(start, start + rowsPerStatement);
  }
}
