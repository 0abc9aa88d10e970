import { eq, sql } from 'drizzle-orm';
import type { ShopText, ShopTextName, ShortProfile } from '../../contract/schemas/shopProfile.ts';
import type { Database } from '../db/database.ts';
import { shopProfile } from '../db/shopProfileSchema.ts';

/** The profile of one version. */
export type StoredProfile = Pick<typeof shopProfile.$inferSelect, 'version' | 'profile' | 'texts'>;

/** The short profile, and which texts there are. */
export type KnownProfile = { profile: ShortProfile; texts: ShopTextName[] };

/** All that the owner has set; undefined where they never did. */
export async function findShopProfile(db: Database): Promise<StoredProfile | undefined> {
  const { version, profile, texts } = shopProfile;
  const [row] = await db.select({ version, profile, texts }).from(shopProfile);
  return row;
}

/** The same without the texts, which are long: only which of them there are. */
export async function findShortProfile(db: Database): Promise<KnownProfile | undefined> {
  const names = sql<
    ShopTextName[]
  >`to_jsonb(array(select jsonb_object_keys(${shopProfile.texts})))`;
  const [row] = await db.select({ profile: shopProfile.profile, texts: names }).from(shopProfile);
  return row;
}

/** One of the texts. */
export async function findShopText(
  db: Database,
  name: ShopTextName,
): Promise<ShopText | undefined> {
  const text = sql<ShopText | null>`${shopProfile.texts} -> ${name}::text`;
  const [row] = await db.select({ text }).from(shopProfile);
  return row?.text ?? undefined;
}

/**
 * Writes the profile of the next version; false when those of `version` are not the latest any more.
 * @param version 0 where there were none
 */
export async function writeShopProfile(
  db: Database,
  version: number,
  row: Pick<typeof shopProfile.$inferSelect, 'profile' | 'texts' | 'changedAt'>,
): Promise<boolean> {
  const written =
    version === 0
      ? await db.insert(shopProfile).values(row).onConflictDoNothing().returning()
      : await db
          .update(shopProfile)
          .set({ ...row, version: version + 1 })
          .where(eq(shopProfile.version, version))
          .returning();
  return written.length > 0;
}
