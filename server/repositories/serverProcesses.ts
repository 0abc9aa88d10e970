import { eq, getTableColumns, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { serverProcesses } from '../db/serverSchema.ts';

export type ServerProcess = Omit<typeof serverProcesses.$inferSelect, 'seenAt'>;

/** Seconds after which a process that has not been seen counts as ended. */
export const processLife = 30;

const isOver = lte(serverProcesses.seenAt, sql`now() - make_interval(secs => ${processLife})`);

/** The other processes that run; those that ended without a word are forgotten. */
export async function findOtherProcesses(db: Database, id: string): Promise<ServerProcess[]> {
  await db.delete(serverProcesses).where(isOver);
  const { seenAt: _, ...fields } = getTableColumns(serverProcesses);
  return db.select(fields).from(serverProcesses).where(ne(serverProcesses.id, id));
}

/** Says that this process runs. */
export async function markProcessSeen(db: Database, process: ServerProcess): Promise<void> {
  const seenAt = sql`now()`;
  await db
    .insert(serverProcesses)
    .values({ ...process, seenAt })
    .onConflictDoUpdate({ target: serverProcesses.id, set: { seenAt } });
}

/** Forgets this process. */
export async function removeProcess(db: Database, id: string): Promise<void> {
  await db.delete(serverProcesses).where(eq(serverProcesses.id, id));
}
