import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/db/database.ts';

/** Takes every row out of every table; orders are numbered from the first again. */
export async function emptyDatabase(db: Database): Promise<void> {
  await db.execute(sql`
    do $$
    declare
      tables text;
    begin
      select string_agg(quote_ident(tablename), ', ') into tables
      from pg_tables where schemaname = 'public';
      execute 'truncate ' || tables;
      alter sequence order_numbers restart;
    end $$`);
}
