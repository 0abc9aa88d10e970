import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';

/** Failed attempts are counted, whoever makes them. */
const left = new Set(['attempts', 'webhook_events']);

/** Changes when a writing transaction starts or ends: others get no number. */
const snapshot = sql`select pg_current_snapshot()::text as taken`;

type Hashes = Record<string, string>;

/**
 * Hashes the rows of each table, and those of each user, so that later differences reveal writes.
 * Returns the previous hashes if no transaction has written since.
 */
export async function fingerprinter(db: Database, userId: string) {
  const { rows: tables } = await find<{ name: string; owned: boolean }>(
    db,
    sql`select table_name as name, bool_or(column_name = 'user_id') as owned
      from information_schema.columns where table_schema = 'public' group by 1`,
  );
  const hashes = tables
    .filter(({ name }) => !left.has(name))
    .map(({ name, owned }) => {
      const owner = sql.identifier(name === 'users' ? 'id' : 'user_id');
      const isOwned = owned || name === 'users' ? sql`${owner} = ${userId}` : sql`false`;
      const hash = sql`coalesce(md5(string_agg(t::text, ';' order by t::text)`;
      return sql`select ${name}::text as name, ${hash}), '') as every,
        ${hash} filter (where ${isOwned})), '') as own from ${sql.identifier(name)} t`;
    });
  const all = sql.join(hashes, sql` union all `);

  let written: string | undefined;
  let taken: { every: Hashes; own: Hashes } = { every: {}, own: {} };
  return async () => {
    const [now] = (await find<{ taken: string }>(db, snapshot)).rows;
    if (now?.taken === written) return taken;
    written = now?.taken;
    const { rows } = await find<{ name: string; every: string; own: string }>(db, all);
    taken = {
      every: Object.fromEntries(rows.map(({ name, every }) => [name, every])),
      own: Object.fromEntries(rows.map(({ name, own }) => [name, own])),
    };
    return taken;
  };
}

function find<T>(db: Database, query: ReturnType<typeof sql>): Promise<{ rows: T[] }> {
  return db.execute(query) as unknown as Promise<{ rows: T[] }>;
}
