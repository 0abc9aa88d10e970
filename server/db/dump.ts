import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, findRows } from './database.ts';
import { findMigrationsSchema, lastMigration, migrationsTableName } from './migrate.ts';

/** Tables without shop data: running processes and migrations. */
const leftOut = ['catalogue_versions', 'server_processes', migrationsTableName];

/** Number of rows per read or write. */
const batch = 500;

export type DumpSummary = {
  /** The last migration that the database had. */
  migration: number;
  /** Referenced tables first. */
  tables: string[];
  sequences: { name: string; value: string; isCalled: boolean }[];
};

/** Rows as JSON objects, in batches. */
export type Rows = AsyncIterable<string[]>;

/**
 * Passes on every row of the shop as of one moment, however long that takes. Equal rows give equal
 * text in the same order on either database.
 */
export function dump(
  db: Database,
  write: (table: string, rows: Rows) => Promise<void>,
): Promise<DumpSummary> {
  return db.transaction(
    async (tx) => {
      const migration = await lastMigration(tx);
      const tables = await findTables(tx);
      for (const table of tables) await write(table, readRows(tx, table));
      // Sequences are not transactional: read last, they are past every row.
      return { migration, tables, sequences: await findSequences(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Fills a database that has the dump's migrations and no rows, and compares its rows with the hashes.
 * @param hashes SHA-256 of each table's rows, one a line
 * @param isCopy turns its webhooks and measuring off: the original may still run and send
 * @returns the names of tables that differ; then nothing was written
 */
export async function load(
  db: Database,
  { tables, sequences }: DumpSummary,
  read: (table: string) => Rows,
  hashes: ReadonlyMap<string, string>,
  { isCopy = false } = {},
): Promise<string[]> {
  const wrong: string[] = [];
  const undo = new Error('rows came out otherwise');
  const loading = db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('hemline.restoring', 'on', true)`);
    for (const table of tables) {
      const columns = await findColumns(tx, table);
      const name = sql.identifier(table);
      // Migrations have added the built-in staff roles.
      await tx.execute(sql`delete from ${name}`);
      for await (const lines of read(table)) {
        await tx.execute(sql`
          insert into ${name} (${columns})
          select ${columns} from json_populate_recordset(null::${name}, ${`[${lines}]`}::json)`);
      }
    }
    for (const { name, value, isCalled } of sequences) {
      await tx.execute(
        sql`select setval(${quoted(name)}::regclass, ${value}::bigint, ${isCalled})`,
      );
    }
    for (const table of tables) {
      if ((await hashRows(readRows(tx, table))) !== hashes.get(table)) wrong.push(table);
    }
    if (wrong.length > 0) throw undo;
    // Older backups have no such table.
    if (isCopy && tables.includes('webhooks')) {
      await tx.execute(sql`update webhooks set ended_at = now() where ended_at is null`);
    }
    if (isCopy && tables.includes('measuring')) {
      await tx.execute(sql`update measuring set ga4_id = '', meta_pixel = ''`);
    }
  });
  await loading.catch((error) => {
    if (error !== undo) throw error;
  });
  return wrong;
}

export async function isEmptyDatabase(db: Database): Promise<boolean> {
  const [found] = await findRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from pg_class where relnamespace in (select oid from pg_namespace
      where nspname in (current_schema(), ${await findMigrationsSchema(db)}))`,
  );
  return found?.count === 0;
}

/** SHA-256 of the rows as a file that has one a line. */
async function hashRows(rows: Rows): Promise<string> {
  const hash = createHash('sha256');
  for await (const lines of rows) hash.update(linesOf(lines));
  return hash.digest('hex');
}

/** Formats rows as lines of a file. */
export function linesOf(rows: string[]): string {
  return rows.map((row) => `${row}\n`).join('');
}

async function* readRows(tx: Database, table: string): Rows {
  await tx.execute(sql`set local timezone = 'UTC'`);
  const row = sql`row_to_json(r)::text`;
  await tx.execute(sql`
    declare dump no scroll cursor for
    select ${row} as line from ${sql.identifier(table)} r order by ${row} collate "C"`);
  for (;;) {
    const rows = await findRows<{ line: string }>(
      tx,
      sql`fetch ${sql.raw(String(batch))} from dump`,
    );
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await tx.execute(sql`close dump`);
}

/** The shop's tables, referenced ones first. */
async function findTables(tx: Database): Promise<string[]> {
  const found = await findRows<{ name: string; needs: string[] }>(
    tx,
    sql`select relname::text as name, coalesce((
        select json_agg(t.relname) from pg_constraint k join pg_class t on t.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as needs
      from pg_class c
      where relnamespace = (select oid from pg_namespace where nspname = current_schema())
        and relkind = 'r' order by relname::text collate "C"`,
  );
  const sorted: string[] = [];
  let left = found.filter(({ name }) => !leftOut.includes(name));
  while (left.length > 0) {
    const free = left.filter(({ needs }) => needs.every((name) => sorted.includes(name)));
    if (free.length === 0) throw new Error('Tables whose rows point to each other');
    sorted.push(...free.map(({ name }) => name));
    left = left.filter((table) => !free.includes(table));
  }
  return sorted;
}

async function findSequences(tx: Database): Promise<DumpSummary['sequences']> {
  const named = await findRows<{ name: string }>(
    tx,
    sql`select sequencename::text as name from pg_sequences where schemaname = current_schema()
      and sequencename <> ${`${migrationsTableName}_id_seq`} order by 1`,
  );
  const sequences: DumpSummary['sequences'] = [];
  for (const { name } of named) {
    const rows = await findRows<{ value: string; isCalled: boolean }>(
      tx,
      sql`select last_value::text as value, is_called as "isCalled" from ${sql.identifier(name)}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

/** The written columns; the others are generated. */
async function findColumns(tx: Database, table: string): Promise<SQL> {
  const columns = await findRows<{ name: string }>(
    tx,
    sql`select attname::text as name from pg_attribute
      where attrelid = ${quoted(table)}::regclass and attnum > 0
        and not attisdropped and attgenerated = '' order by attnum`,
  );
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

/** The name in the form of Postgres' `regclass`. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
