import { and, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { patterns } from '../../contract/limits.ts';
import type { ActivitySubject } from '../../contract/schemas/activity.ts';
import { users } from '../db/accountSchema.ts';
import { activity } from '../db/activitySchema.ts';
import type { Database } from '../db/database.ts';

type ActivityFilter = {
  by?: string | undefined;
  subject?: ActivitySubject | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
};

/** Subject's id; null for translated kinds, colours and texts of the shop, whose ids are names. */
const subjectUuid = sql`case when ${activity.subjectId} ~ ${sql.raw(`'${patterns.uuid}'`)}
  then ${activity.subjectId}::uuid end`;

const translatedName = sql`coalesce(
  (select name from products where id = ${subjectUuid}),
  (select title from collections where id = ${subjectUuid}),
  (select name from delivery_methods where id = ${subjectUuid}),
  (select name from size_scales where id = ${subjectUuid}))`;

/** Names of people are read here, so that none outlives its account; no order number changes. */
const currentName = sql<string | null>`case ${activity.subject}
  when 'order' then (select number::text from orders where id = ${subjectUuid})
  when 'review' then (select p.name from reviews r join products p on p.id = r.product_id
    where r.id = ${subjectUuid})
  when 'translation' then ${translatedName}
  when 'product' then (select name from products where id = ${subjectUuid})
  when 'customer' then (select coalesce(nullif(name, ''), email) from users where id = ${subjectUuid})
  when 'staff' then (select coalesce(nullif(name, ''), email) from users where id = ${subjectUuid})
  end`;

/** Currency of an order's amounts; null for the shop's main one. */
const currency = sql<string | null>`case ${activity.subject}
  when 'order' then (select currency from orders where id = ${subjectUuid}) end`;

/** A page of the changes, latest first, and their number on all pages. */
export async function findActivity(
  db: Database,
  { by, subject, from, until }: ActivityFilter,
  page: { limit: number; offset: number },
) {
  const filter = and(
    by === undefined ? undefined : eq(activity.userId, by),
    subject === undefined ? undefined : eq(activity.subject, subject),
    from && gte(activity.at, from),
    until && lt(activity.at, until),
  );
  const rows = await db
    .select({ row: activity, currentName, currency })
    .from(activity)
    .where(filter)
    .orderBy(desc(activity.at), desc(activity.id))
    .limit(page.limit)
    .offset(page.offset);
  const [counted] = await db.select({ total: count() }).from(activity).where(filter);
  return { rows, total: counted?.total ?? 0 };
}

/** Everybody who made a change, with their current name. */
export async function findActors(db: Database) {
  const name = sql<string>`coalesce(nullif(${users.name}, ''), ${users.email}, '')`;
  return db
    .selectDistinct({ id: activity.userId, name })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.userId))
    .orderBy(asc(activity.userId));
}

export async function removeActivityBefore(db: Database, time: Date) {
  await db.delete(activity).where(lt(activity.at, time));
}
