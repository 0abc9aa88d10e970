import {
  and,
  asc,
  count,
  desc,
  getTableColumns,
  gt,
  inArray,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownerLimits } from '../../contract/rules/ownerLimits.ts';
import type { AdminProductSort } from '../../contract/schemas/adminProduct.ts';
import { type productImages, productSizes, products } from '../db/catalogueSchema.ts';
import { type Database, isAnyOf } from '../db/database.ts';
import { type Audience, matching, type ProductFilter, visibleTo } from './productFilter.ts';
import { after, orderBy, type Position, type Sorting } from './productOrder.ts';

type SizeRow = Omit<
  typeof productSizes.$inferSelect,
  'productId' | 'position' | 'sku' | 'barcode'
> & {
  /** For admins only. */
  sku?: string;
  barcode?: string;
};

/** A product's picture, with its known metadata. */
type ImageRow = Pick<typeof productImages.$inferSelect, 'name' | 'flagman'> & {
  width: number | null;
  height: number | null;
  placeholder: string | null;
};

type ColourwayRow = { id: string; colour: string; swatch: string; soldOut: boolean };

/** A product with its sizes and pictures, each in its order. */
export type StoredProduct = Omit<typeof products.$inferSelect, 'nameTerms' | 'searchTerms'> & {
  sizes: SizeRow[];
  images: ImageRow[];
  colourways: ColourwayRow[];
};

/** Internal columns. */
const { nameTerms: _, searchTerms: __, ...ownColumns } = getTableColumns(products);

const codes = sql`, 'sku', s.sku, 'barcode', s.barcode`;

/**
 * Columns of a `StoredProduct`: one query reads a whole page. The subqueries are raw SQL, because
 * drizzle omits table names in queries of one table. `colourways` depend on the audience, too.
 */
const storedColumns = (audience: Audience) => ({
  ...ownColumns,
  sizes: sql<SizeRow[]>`(
    select coalesce(json_agg(json_build_object(
      'size', s.size, 'quantity', s.quantity, 'reserved', s.reserved, 'description', s.description
      ${audience === 'admins' ? codes : sql``}
    ) order by s.position), '[]')
    from product_sizes s where s.product_id = products.id
  )`,
  images: sql<ImageRow[]>`(
    select coalesce(json_agg(json_build_object(
      'name', i.name, 'flagman', i.flagman,
      'width', p.width, 'height', p.height, 'placeholder', p.placeholder
    ) order by i.position), '[]')
    from product_images i left join pictures p on p.name = i.name
    where i.product_id = products.id
  )`,
  colourways: sql<ColourwayRow[]>`(
    select coalesce(json_agg(json_build_object(
      'id', c.id, 'colour', c.colour, 'swatch', c.swatch, 'soldOut', not exists (
        select 1 from product_sizes s where s.product_id = c.id and s.quantity > s.reserved
      )) order by c.created_at desc, c.id desc), '[]')
    from (
      select id, colour, swatch, created_at from products c
      where c.style = products.style and c.style <> '' and ${visibleTo(audience, alias(products, 'c'))}
      order by c.created_at desc, c.id desc limit ${sql.raw(String(ownerLimits.colourways.max))}
    ) c
  )`,
});

/** A page of a list: `limit` products after the position `after`. */
type ListQuery = Sorting & {
  filter: ProductFilter;
  after?: Position;
  limit?: number;
};

/** Products that pass the filter, in order, after `after`; all of them without a `limit`. */
export async function findProducts(db: Database, query: ListQuery): Promise<StoredProduct[]> {
  return listQuery(db, query);
}

export async function countProducts(db: Database, filter: ProductFilter) {
  const [row] = await countQuery(db, filter);
  return row?.total ?? 0;
}

/** Query of `findProducts`, separate so that a test can explain it. */
export function listQuery(db: Database, { after: position, limit, ...sorting }: ListQuery) {
  const found = db
    .select(storedColumns('shoppers'))
    .from(products)
    .where(and(matching(sorting.filter), position && after(sorting, position)))
    .orderBy(...orderBy(sorting));
  return limit === undefined ? found : found.limit(limit);
}

/** Query of `countProducts`. */
export function countQuery(db: Database, filter: ProductFilter) {
  return db.select({ total: count() }).from(products).where(matching(filter));
}

/** The products of the shop with these ids, by id; ids must be UUIDs. */
export async function findProductsById(
  db: Database,
  ids: string[],
  audience: Audience = 'shoppers',
): Promise<Map<string, StoredProduct>> {
  if (ids.length === 0) return new Map();
  const wanted = and(visibleTo(audience), isAnyOf(products.id, ids));
  const found = await db.select(storedColumns(audience)).from(products).where(wanted);
  return new Map(found.map((product) => [product.id, product]));
}

/** The names of products that shoppers see, by their ids; ids must be UUIDs. */
export async function findProductNames(
  db: Database,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(visibleTo('shoppers'), inArray(products.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Years of the producers' guarantees of durability, by product id; products without one are not in it. */
export async function findGuarantees(
  db: Database,
  ids: string[],
): Promise<ReadonlyMap<string, string>> {
  const { id, guarantee } = products;
  const rows = await db
    .select({ id, guarantee })
    .from(products)
    .where(and(inArray(id, ids), ne(guarantee, '')));
  return new Map(rows.map((row) => [row.id, row.guarantee]));
}

export type PublicProduct = { id: string; category: string; changedAt: Date };

/** A sitemap holds 50,000 URLs; some are for the other pages. */
const maxProducts = 49_900;

/** The products that shoppers see, latest changed first. */
export async function findPublicProducts(db: Database) {
  const { id, category, updatedAt } = products;
  return db
    .select({ id, category, changedAt: updatedAt })
    .from(products)
    .where(visibleTo('shoppers'))
    .orderBy(desc(updatedAt))
    .limit(maxProducts);
}

/** Products that shoppers see, with their codes, by id after `afterId`; without their colourways. */
export async function findForFeed(db: Database, afterId: string | undefined, limit: number) {
  const { colourways: _, ...columns } = storedColumns('admins');
  return db
    .select(columns)
    .from(products)
    .where(and(visibleTo('shoppers'), afterId ? gt(products.id, afterId) : undefined))
    .orderBy(asc(products.id))
    .limit(limit);
}

/** Returns true if shoppers see a reduced product. */
export async function hasReduced(db: Database) {
  const found = db.select({ id: products.id }).from(products);
  return (await found.where(matching({ flags: ['sale'] })).limit(1)).length > 0;
}

/** Returns true if the shop never had a product, not even a removed one. */
export async function hasNoProducts(db: Database) {
  const rows = await db.select({ id: products.id }).from(products).limit(1);
  return rows.length === 0;
}

/** Page of an admin's list: newest first without a `sort`, the whole list without a `limit`. */
type AdminPage = {
  filter: ProductFilter;
  sort?: AdminProductSort | undefined;
  limit?: number | undefined;
  offset: number;
};

/** Products of the shop, in the order of a column of the admin's list. */
export async function findAdminProducts(db: Database, { filter, sort, limit, offset }: AdminPage) {
  const found = db
    .select(storedColumns('admins'))
    .from(products)
    .where(matching(filter))
    .orderBy(...adminOrder(sort))
    .offset(offset);
  return limit === undefined ? found : found.limit(limit);
}

const availableUnits = sql`(
  select coalesce(sum(${productSizes.quantity} - ${productSizes.reserved}), 0)
  from ${productSizes} where ${productSizes.productId} = ${products.id}
)`;

/** Equal keys are sorted by id in the same direction, so that no product is on two pages. */
function adminOrder(sort: AdminProductSort | '-created' = '-created'): SQL[] {
  const column = adminSortColumns[sort.replace('-', '') as keyof typeof adminSortColumns];
  return sort.startsWith('-') ? [desc(column), desc(products.id)] : [asc(column), asc(products.id)];
}

const adminSortColumns = {
  created: products.createdAt,
  name: products.sortName,
  price: products.priceCents,
  stock: availableUnits,
  updated: products.updatedAt,
};
