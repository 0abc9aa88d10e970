import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orderProducts } from '../db/orderSchema.ts';
import { pictures } from '../db/pictureSchema.ts';
import { productImages, products } from '../db/schema.ts';
import { visibleTo } from './visibleProducts.ts';

/** Whether shoppers see this product, with this picture; the id must be a UUID. */
export async function isShown(db: Database, productId: string, name: string): Promise<boolean> {
  const rows = await db
    .select({ id: products.id })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(
      and(
        eq(productImages.productId, productId),
        eq(productImages.name, name),
        visibleTo('shoppers'),
      ),
    );
  return rows.length > 0;
}

/** Whether an order has this product with this picture; the id must be a UUID. */
export async function isBought(db: Database, productId: string, name: string): Promise<boolean> {
  const { productId: ofProduct, picture } = orderProducts;
  const rows = await db
    .select({ picture })
    .from(orderProducts)
    .where(and(eq(ofProduct, productId), eq(picture, name)))
    .limit(1);
  return rows.length > 0;
}

/** A picture's name, and how wide it is in pixels. */
export type SizedPicture = { name: string; width: number };

/** Pictures of products and drafts: main pictures first, and of those the ones of what was stored last. */
export async function findShownPictures(db: Database, limit: number): Promise<SizedPicture[]> {
  return db
    .select({ name: pictures.name, width: pictures.width })
    .from(products)
    .innerJoin(productImages, eq(productImages.productId, products.id))
    .innerJoin(pictures, eq(pictures.name, productImages.name))
    .where(visibleTo('admins'))
    .orderBy(desc(productImages.flagman), desc(products.updatedAt), productImages.position)
    .limit(limit);
}
