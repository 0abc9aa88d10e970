import { and, asc, eq, inArray, lt, notExists } from 'drizzle-orm';
import { checkoutLines } from '../db/checkoutSchema.ts';
import type { Database } from '../db/connect.ts';
import { orderProducts } from '../db/orderSchema.ts';
import { pictures } from '../db/pictureSchema.ts';
import { productImages } from '../db/schema.ts';

export type PictureRow = typeof pictures.$inferSelect;

/** Adds pictures; those that are known stay as they are. */
export async function addPictures(db: Database, rows: readonly PictureRow[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(pictures)
      .values([...rows])
      .onConflictDoNothing();
}

export async function findPicture(db: Database, name: string): Promise<PictureRow | undefined> {
  const [row] = await db.select().from(pictures).where(eq(pictures.name, name));
  return row;
}

/** The names of products' pictures that have no row. */
export async function findUnknownPictures(db: Database): Promise<string[]> {
  const known = db.select().from(pictures).where(eq(pictures.name, productImages.name));
  const rows = await db
    .selectDistinct({ name: productImages.name })
    .from(productImages)
    .where(notExists(known));
  return rows.map(({ name }) => name);
}

/** Pictures from before `time` that no product, checkout or order has, the oldest first. */
export async function findUnusedPictures(
  db: Database,
  time: Date,
  limit: number,
): Promise<PictureRow[]> {
  const { name } = pictures;
  return db
    .select()
    .from(pictures)
    .where(
      and(
        lt(pictures.createdAt, time),
        notExists(db.select().from(productImages).where(eq(productImages.name, name))),
        notExists(db.select().from(checkoutLines).where(eq(checkoutLines.picture, name))),
        notExists(db.select().from(orderProducts).where(eq(orderProducts.picture, name))),
      ),
    )
    .orderBy(asc(pictures.createdAt))
    .limit(limit);
}

export async function removePictures(db: Database, names: readonly string[]): Promise<void> {
  if (names.length > 0) await db.delete(pictures).where(inArray(pictures.name, [...names]));
}
