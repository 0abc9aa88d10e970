import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { apiKeys, staffRoles, users } from '../db/accountSchema.ts';
import type { Database } from '../db/database.ts';

export async function addApiKey(tx: Database, key: typeof apiKeys.$inferInsert) {
  await tx.insert(apiKeys).values(key);
}

export async function removeApiKey(tx: Database, id: string) {
  await tx.delete(apiKeys).where(eq(apiKeys.id, id));
}

export async function removeApiKeysOf(tx: Database, userId: string) {
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
}

/** The keys with their makers' names and rights, oldest first. */
export async function findApiKeys(db: Database) {
  return db
    .select({
      key: apiKeys,
      maker: { name: users.name, email: users.email, granted: staffRoles.permissions },
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(staffRoles, eq(staffRoles.name, users.staffRole))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

/** The key that is valid at `now`, with its current maker, who must be an admin. */
export async function findApiKey(db: Database, tokenHash: string, now: Date) {
  const [found] = await db
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      name: users.name,
      granted: staffRoles.permissions,
      key: apiKeys,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .innerJoin(staffRoles, eq(staffRoles.name, users.staffRole))
    .where(
      and(
        eq(apiKeys.tokenHash, tokenHash),
        eq(users.role, 'admin'),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
      ),
    );
  return found;
}

export async function setKeyUsed(db: Database, id: string, usedAt: Date) {
  await db.update(apiKeys).set({ usedAt }).where(eq(apiKeys.id, id));
}

/** Keeps a key from being revoked until the transaction ends; false if it was. */
export async function holdApiKey(tx: Database, id: string) {
  const found = await tx
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(eq(apiKeys.id, id))
    .for('key share');
  return found.length === 1;
}
