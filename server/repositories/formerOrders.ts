import { and, desc, eq, inArray, isNull, like, lt, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { users } from '../db/accountSchema.ts';
import { productSizes, products } from '../db/catalogueSchema.ts';
import type { Database } from '../db/database.ts';
import { formerCustomers, formerOrders } from '../db/formerShopSchema.ts';
import { redirects } from '../db/shopSchema.ts';
import { escapeLike, visibleTo } from './productFilter.ts';

export type StoredFormerOrder = typeof formerOrders.$inferSelect;

/** Not the rows of customers who were erased: no import brings them back. */
const hasContact = sql`${formerOrders.contact} <> '{}'`;

/**
 * Adds orders, and corrects known ones. An email is filled in, and never replaced by another. An
 * erased order is not added again, even with another time.
 */
export async function writeFormerOrders(
  tx: Database,
  given: (typeof formerOrders.$inferInsert)[],
): Promise<{ added: number; changed: number }> {
  const { number } = formerOrders;
  const ofGiven = inArray(
    number,
    given.map((row) => row.number),
  );
  const erased = await tx
    .selectDistinct({ number })
    .from(formerOrders)
    .where(and(ofGiven, not(hasContact)));
  const rows = given.filter((row) => erased.every((other) => other.number !== row.number));
  if (rows.length === 0) return { added: 0, changed: 0 };
  const written = await tx
    .insert(formerOrders)
    .values(rows)
    .onConflictDoUpdate({
      target: [formerOrders.number, formerOrders.orderedAt],
      set: {
        ...{ content: sql`excluded.content`, contact: sql`excluded.contact` },
        ...{ emailKey: sql`excluded.email_key`, searchText: sql`excluded.search_text` },
      },
      setWhere: sql`${hasContact} and ${formerOrders.emailKey} in ('', excluded.email_key)
        and (${formerOrders.content} <> excluded.content or ${formerOrders.contact} <> excluded.contact)`,
    })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  const added = written.filter(({ isNew }) => isNew).length;
  return { added, changed: written.length - added };
}

/** Gives orders to the imported accounts of their emails. */
export async function linkFormerOrders(tx: Database, emailKeys: readonly string[]) {
  const ofImported = and(
    eq(users.id, formerCustomers.userId),
    eq(users.emailKey, formerCustomers.emailKey),
    inArray(users.emailKey, [...emailKeys]),
  );
  // Locked: an account that is being deleted gets none, or is deleted after it has got them.
  const owners = await tx
    .select({ userId: users.id, emailKey: users.emailKey })
    .from(users)
    .innerJoin(formerCustomers, ofImported)
    .orderBy(users.id)
    .for('share', { of: users });
  const ids = sql.param(owners.map(({ userId }) => userId));
  const keys = sql.param(owners.map(({ emailKey }) => emailKey));
  await tx
    .update(formerOrders)
    .set({ userId: sql`owner.id` })
    .from(sql`unnest(${ids}::uuid[], ${keys}::text[]) as owner(id, email_key)`)
    .where(and(isNull(formerOrders.userId), sql`${formerOrders.emailKey} = owner.email_key`));
}

/** Gives orders to an account, in the transaction that verified its email. */
export async function claimFormerOrders(
  tx: Database,
  { id, emailKey }: Record<'id' | 'emailKey', string>,
) {
  await tx
    .update(formerOrders)
    .set({ userId: id })
    .where(and(isNull(formerOrders.userId), hasEmail(emailKey)));
}

function hasEmail(emailKey: string) {
  return and(eq(formerOrders.emailKey, emailKey), ne(formerOrders.emailKey, ''));
}

/** Orders that no account has yet, by their email. */
export function findUnclaimedOrders(db: Database, emailKey: string) {
  return db
    .select({ number: formerOrders.number })
    .from(formerOrders)
    .where(and(isNull(formerOrders.userId), hasEmail(emailKey)))
    .orderBy(desc(formerOrders.orderedAt));
}

/** A customer's orders, newest first; with an email, also those without an account. */
export function findFormerOrdersOf(db: Database, userId: string, emailKey = '') {
  const unclaimed = and(isNull(formerOrders.userId), hasEmail(emailKey));
  return db
    .select()
    .from(formerOrders)
    .where(or(eq(formerOrders.userId, userId), unclaimed))
    .orderBy(desc(formerOrders.orderedAt), desc(formerOrders.id));
}

export async function findFormerOrders(
  db: Database,
  { words, limit, offset }: { words: readonly string[]; limit: number; offset: number },
) {
  const { searchText, orderedAt, id } = formerOrders;
  const matches = and(...words.map((word) => like(searchText, `%${escapeLike(word)}%`)));
  const rows = await db
    .select()
    .from(formerOrders)
    .where(matches)
    .orderBy(desc(orderedAt), desc(id))
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(formerOrders, matches) };
}

/** Paths of published products, by the lower-case SKU of a size and by the product's old path. */
export async function findFormerProducts(
  db: Database,
  skus: readonly string[],
  oldPaths: readonly string[],
) {
  const bySku =
    skus.length === 0
      ? []
      : await db
          .select({ sku: sql<string>`lower(${productSizes.sku})`, id: products.id })
          .from(productSizes)
          .innerJoin(products, eq(products.id, productSizes.productId))
          .where(
            and(
              sql`lower(${productSizes.sku}) = any(${sql.param(skus)}::text[])`,
              ne(productSizes.sku, ''),
              visibleTo('shoppers'),
            ),
          );
  const byPath =
    oldPaths.length === 0
      ? []
      : await db
          .select()
          .from(redirects)
          .where(inArray(redirects.from, [...oldPaths]));
  return {
    bySku: new Map(bySku.map(({ sku, id }) => [sku, id])),
    byPath: new Map(byPath.map(({ from, to }) => [from, to])),
  };
}

const nobody = { userId: null, emailKey: '', contact: {} };

/** Erases the customer of orders; numbers, items and amounts stay. */
export async function forgetFormerCustomer(
  tx: Database,
  { userId, emailKey = '' }: { userId: string; emailKey?: string },
) {
  const unclaimed = and(isNull(formerOrders.userId), hasEmail(emailKey));
  await erase(tx, or(eq(formerOrders.userId, userId), unclaimed));
  await tx.delete(formerCustomers).where(eq(formerCustomers.userId, userId));
}

/** The same for orders without an account that were first imported before this time. */
export async function erasePastFormerOrders(db: Database, before: Date) {
  const { userId, importedAt } = formerOrders;
  await erase(db, and(isNull(userId), hasContact, lt(importedAt, before)));
}

/** The order and the others of its account or email, newest first; none for an unknown id. */
export async function findFormerOrdersLike(db: Database, id: string) {
  const [order] = await db.select().from(formerOrders).where(eq(formerOrders.id, id));
  if (!order) return [];
  const ofAccount = order.userId ? eq(formerOrders.userId, order.userId) : undefined;
  return db
    .select()
    .from(formerOrders)
    .where(or(eq(formerOrders.id, id), ofAccount, hasEmail(order.emailKey)))
    .orderBy(desc(formerOrders.orderedAt), desc(formerOrders.id));
}

/** Erases the customer of these orders. */
export async function eraseFormerOrders(tx: Database, ids: readonly string[]) {
  await erase(tx, inArray(formerOrders.id, [...ids]));
}

/** Removes all orders but those of erased customers; returns their number. */
export async function removeFormerOrders(tx: Database) {
  const removed = await tx
    .delete(formerOrders)
    .where(hasContact)
    .returning({ id: formerOrders.id });
  return removed.length;
}

export function countFormerOrders(db: Database) {
  return db.$count(formerOrders, hasContact);
}

async function erase(db: Database, which: SQL | undefined) {
  await db
    .update(formerOrders)
    .set({ ...nobody, searchText: sql`lower(${formerOrders.number})` })
    .where(which);
}
