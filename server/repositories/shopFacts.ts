import { eq, sql } from 'drizzle-orm';
import type { ShopText, ShopTextName, ShortFacts } from '../../contract/schemas/shopFacts.ts';
import type { Database } from '../db/database.ts';
import { shopFacts } from '../db/shopFactsSchema.ts';

/** The facts of one version. */
export type StoredFacts = Pick<typeof shopFacts.$inferSelect, 'version' | 'facts' | 'texts'>;

/** The short facts, and which texts there are. */
export type KnownFacts = { facts: ShortFacts; texts: ShopTextName[] };

/** All that the owner has set; undefined where they never did. */
export async function findShopFacts(db: Database): Promise<StoredFacts | undefined> {
  const { version, facts, texts } = shopFacts;
  const [row] = await db.select({ version, facts, texts }).from(shopFacts);
  return row;
}

/** The same without the texts, which are long: only which of them there are. */
export async function findShortFacts(db: Database): Promise<KnownFacts | undefined> {
  const names = sql<ShopTextName[]>`to_jsonb(array(select jsonb_object_keys(${shopFacts.texts})))`;
  const [row] = await db.select({ facts: shopFacts.facts, texts: names }).from(shopFacts);
  return row;
}

/** One of the texts. */
export async function findShopText(
  db: Database,
  name: ShopTextName,
): Promise<ShopText | undefined> {
  const text = sql<ShopText | null>`${shopFacts.texts} -> ${name}::text`;
  const [row] = await db.select({ text }).from(shopFacts);
  return row?.text ?? undefined;
}

/**
 * Writes the facts of the next version; false when those of `version` are not the latest any more.
 * @param version 0 where there were none
 */
export async function writeShopFacts(
  db: Database,
  version: number,
  row: Pick<typeof shopFacts.$inferSelect, 'facts' | 'texts' | 'changedAt'>,
): Promise<boolean> {
  const written =
    version === 0
      ? await db.insert(shopFacts).values(row).onConflictDoNothing().returning()
      : await db
          .update(shopFacts)
          .set({ ...row, version: version + 1 })
          .where(eq(shopFacts.version, version))
          .returning();
  return written.length > 0;
}
