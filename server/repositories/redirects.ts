import { asc, eq, inArray, sql } from 'drizzle-orm';
import { redirectKey } from '../../contract/rules/redirects.ts';
import type { Redirect } from '../../contract/schemas/redirects.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { redirects } from '../db/shopSchema.ts';

export async function findRedirects(db: Database): Promise<Redirect[]> {
  return db.select().from(redirects).orderBy(asc(redirects.from));
}

/** Target of an old path; undefined if there is none. */
export async function findRedirect(db: Database, url: string): Promise<string | undefined> {
  const isAsked = eq(redirects.from, redirectKey(url));
  const [found] = await db.select().from(redirects).where(isAsked);
  return found?.to;
}

export async function saveRedirects(
  db: Database,
  { set, remove }: { set: readonly Redirect[]; remove: readonly string[] },
) {
  const rows = new Map(set.map(({ from, to }) => [redirectKey(from), to]));
  await inTransaction(db, async (tx) => {
    if (remove.length > 0) {
      await tx.delete(redirects).where(inArray(redirects.from, remove.map(redirectKey)));
    }
    if (rows.size === 0) return;
    await tx
      .insert(redirects)
      .values([...rows].map(([from, to]) => ({ from, to })))
      .onConflictDoUpdate({ target: redirects.from, set: { to: sql`excluded.to_path` } });
  });
}
