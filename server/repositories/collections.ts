import { and, asc, eq } from 'drizzle-orm';
import type { AdminCollection } from '../../contract/schemas/collections.ts';
import type { Database } from '../db/database.ts';
import { collections } from '../db/shopSchema.ts';

type StoredCollection = Omit<AdminCollection, 'picked' | 'pictureUrls'>;

/** All collections in display order, including hidden ones. */
export async function findCollections(db: Database): Promise<StoredCollection[]> {
  return (await inOrder(db)).map(toCollection);
}

/** The collections, locked for a change. */
export async function lockCollections(tx: Database): Promise<StoredCollection[]> {
  return (await inOrder(tx).for('update')).map(toCollection);
}

function inOrder(db: Database) {
  return db.select().from(collections).orderBy(asc(collections.position), asc(collections.id));
}

function toCollection({ position: _, details, ...row }: typeof collections.$inferSelect) {
  return { ...row, ...details };
}

/** Id, title and slug of each collection that visitors see. */
export async function findShownCollections(db: Database, { inMenu }: { inMenu?: true } = {}) {
  const { slug, title, isShown, position, id } = collections;
  return db
    .select({ id, slug, title })
    .from(collections)
    .where(and(eq(isShown, true), inMenu && eq(collections.inMenu, true)))
    .orderBy(asc(position), asc(id));
}

/** Undefined if visitors see none at this slug. */
export async function findShownCollection(
  db: Database,
  slug: string,
): Promise<StoredCollection | undefined> {
  const isIt = and(eq(collections.slug, slug), eq(collections.isShown, true));
  const [row] = await db.select().from(collections).where(isIt);
  return row && toCollection(row);
}

function toRow({ text, picture, rule, products, ...row }: StoredCollection) {
  return { ...row, details: { text, picture, rule, products } };
}

/** SQLSTATE 23505 for a used slug. */
export async function addCollection(tx: Database, collection: StoredCollection, position: number) {
  await tx.insert(collections).values({ ...toRow(collection), position });
}

/** SQLSTATE 23505 for a used slug. */
export async function changeCollection(tx: Database, collection: StoredCollection) {
  await tx.update(collections).set(toRow(collection)).where(eq(collections.id, collection.id));
}

export async function orderCollections(tx: Database, ordered: readonly StoredCollection[]) {
  for (const [position, { id }] of ordered.entries()) {
    await tx.update(collections).set({ position }).where(eq(collections.id, id));
  }
}

export async function removeCollectionRow(db: Database, id: string) {
  await db.delete(collections).where(eq(collections.id, id));
}
