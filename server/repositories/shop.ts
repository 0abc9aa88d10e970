import {
  and,
  count,
  eq,
  getTableColumns,
  gt,
  gte,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  sum,
} from 'drizzle-orm';
import type { PageKind } from '../../contract/rules/pageKinds.ts';
import type { Vital } from '../../contract/rules/webVitals.ts';
import type { ShopText, ShopTextName, ShortProfile } from '../../contract/schemas/shopProfile.ts';
import { catalogueVersions } from '../db/catalogueSchema.ts';
import { checkoutSessions, holds } from '../db/checkoutSchema.ts';
import type { Database } from '../db/database.ts';
import { orderMails, orders } from '../db/orderSchema.ts';
import { feeds, serverProcesses, shopProfile, webVitals } from '../db/shopSchema.ts';
import type { Labels } from '../lib/watch.ts';
import { hasOpenReturn, hasPendingPart } from './returns.ts';

export type StoredProfile = Pick<typeof shopProfile.$inferSelect, 'version' | 'profile' | 'texts'>;

export type KnownProfile = { profile: ShortProfile; texts: ShopTextName[] };

/** The owner's profile; undefined if there is none. */
export async function findShopProfile(db: Database) {
  const { version, profile, texts } = shopProfile;
  const [row] = await db.select({ version, profile, texts }).from(shopProfile);
  return row;
}

/** The profile without its long texts: only their names are read. */
export async function findShortProfile(db: Database) {
  const names = sql<
    ShopTextName[]
  >`to_jsonb(array(select jsonb_object_keys(${shopProfile.texts})))`;
  const [row] = await db.select({ profile: shopProfile.profile, texts: names }).from(shopProfile);
  return row;
}

export async function findShopText(db: Database, name: ShopTextName) {
  const text = sql<ShopText | null>`${shopProfile.texts} -> ${name}::text`;
  const [row] = await db.select({ text }).from(shopProfile);
  return row?.text ?? undefined;
}

/**
 * Writes the profile as the next version; returns false if `version` is not the latest.
 * @param version 0 if there is none
 */
export async function writeShopProfile(
  db: Database,
  version: number,
  row: Pick<typeof shopProfile.$inferSelect, 'profile' | 'texts' | 'changedAt'>,
) {
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

/** Secret part of the feeds' URLs; empty while there are none. */
export async function findFeedSecret(db: Database) {
  const [row] = await db.select({ secret: feeds.secret }).from(feeds);
  return row?.secret ?? '';
}

export async function writeFeedSecret(db: Database, secret: string) {
  const set = { secret };
  await db.insert(feeds).values(set).onConflictDoUpdate({ target: feeds.id, set });
}

export async function removeFeedSecret(db: Database) {
  await db.delete(feeds);
}

/** Ids of the last changes of products and of their stock, at most one per writer, sorted. */
type LastChanges = { products: string[]; stock: string[] };

/** Every reply of the catalogue starts with this query, so it is as simple as possible. */
export async function findLastChanges(db: Database) {
  const { subject, changeId } = catalogueVersions;
  const changes: LastChanges = { products: [], stock: [] };
  for (const row of await db.select({ subject, changeId }).from(catalogueVersions)) {
    changes[row.subject].push(row.changeId);
  }
  return { products: changes.products.sort(), stock: changes.stock.sort() };
}

/** Adds a visit to each bucket. All visits must lock the buckets in the same order. */
export async function countVisit(
  db: Database,
  { day, page }: { day: string; page: PageKind },
  buckets: readonly { vital: Vital; upTo: number }[],
) {
  await db
    .insert(webVitals)
    .values(buckets.map((bucket) => ({ day, page, ...bucket, count: 1 })))
    .onConflictDoUpdate({
      target: [webVitals.day, webVitals.page, webVitals.vital, webVitals.upTo],
      set: { count: sql`${webVitals.count} + 1` },
    });
}

export async function sumVisits(db: Database, fromDay: string) {
  const { page, vital, upTo } = webVitals;
  return db
    .select({ page, vital, upTo, count: sum(webVitals.count).mapWith(Number) })
    .from(webVitals)
    .where(gte(webVitals.day, fromDay))
    .groupBy(page, vital, upTo);
}

export async function removeVisitsBefore(db: Database, day: string) {
  await db.delete(webVitals).where(lt(webVitals.day, day));
}

type Figures = (readonly [Labels, number])[];

/** Anonymous figures: orders by state, and numbers of pending or overdue items. */
export async function readShopFigures(
  db: Database,
  now: Date,
): Promise<{ orders: Figures; underWay: Figures }> {
  const { paymentStatus: payment, deliveryStatus: delivery } = orders;
  const states = await db
    .select({ payment, delivery, count: count() })
    .from(orders)
    .groupBy(payment, delivery);
  const isOpen = eq(checkoutSessions.status, 'open');
  const isOverdue = and(isOpen, lte(checkoutSessions.expiresAt, now));
  const underWay: [string, Promise<number>][] = [
    ['checkouts', db.$count(checkoutSessions, isOpen)],
    ['checkouts_overdue', db.$count(checkoutSessions, isOverdue)],
    ['holds', db.$count(holds, gt(holds.expiresAt, now))],
    ['holds_overdue', db.$count(holds, lte(holds.expiresAt, now))],
    ['refunds', db.$count(orders, or(orders.refundPending, hasPendingPart))],
    ['returns', db.$count(orders, hasOpenReturn)],
    ['order_mails', db.$count(orderMails, isNull(orderMails.sentAt))],
  ];
  return {
    orders: states.map(({ count, ...labels }) => [labels, count]),
    underWay: await Promise.all(
      underWay.map(async ([what, counted]) => [{ what }, await counted] as const),
    ),
  };
}

export type ServerProcess = Omit<typeof serverProcesses.$inferSelect, 'seenAt'>;

/** Seconds after which a process that has not been seen counts as ended. */
export const processLife = 30;

const isOver = lte(serverProcesses.seenAt, sql`now() - make_interval(secs => ${processLife})`);

/** The other running processes; crashed ones are deleted. */
export async function findOtherProcesses(db: Database, id: string) {
  await db.delete(serverProcesses).where(isOver);
  const { seenAt: _, ...fields } = getTableColumns(serverProcesses);
  return db.select(fields).from(serverProcesses).where(ne(serverProcesses.id, id));
}

export async function markProcessSeen(db: Database, process: ServerProcess) {
  const seenAt = sql`now()`;
  await db
    .insert(serverProcesses)
    .values({ ...process, seenAt })
    .onConflictDoUpdate({ target: serverProcesses.id, set: { seenAt } });
}

export async function removeProcess(db: Database, id: string) {
  await db.delete(serverProcesses).where(eq(serverProcesses.id, id));
}

export async function ping(db: Database) {
  await db.execute(sql`select 1`);
}
