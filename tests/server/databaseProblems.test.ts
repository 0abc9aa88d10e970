import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../server/backup/backup.ts';
import { restore } from '../../server/backup/restore.ts';
import { readConfig } from '../../server/config.ts';
import { migrate } from '../../server/db/migrate.ts';
import { connectPostgres } from '../../server/db/postgres.ts';
import { freePort } from '../freePort.ts';
import { findPostgres, giveToPostgres, startPostgres } from './support/privatePostgres.ts';
import { newDatabase, noPostgres } from './support/sharedPostgres.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';

const programs = findPostgres();

describe.skipIf(noPostgres)(`an unusual database${noPostgres}`, () => {
  const open = async (url: string) => {
    const connection = await connectPostgres(url);
    onTestFinished(connection.close);
    return connection;
  };

  const asAdmin = async (url: string, statements: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statements).finally(() => client.end());
  };

  const withOptions = (url: string, searchPath: string) =>
    `${url}&options=${encodeURIComponent(`-c search_path=${searchPath}`)}`;

  /** Database with a new role that has no rights in it. */
  async function withRole() {
    const direct = await newDatabase();
    const role = `shop_${randomUUID().replaceAll('-', '')}`;
    await asAdmin(direct, `create role ${role} login password 'role'`);
    const url = new URL(direct);
    url.username = role;
    url.password = 'role';
    return { direct, role, name: url.pathname.slice(1), url: url.href };
  }

  const tablesIn = async (url: string, schema: string) => {
    const { db } = await open(url);
    return db.$count(sql`pg_tables`, sql`schemaname = ${schema}`);
  };

  it('reports the user’s missing rights before anything is created', async () => {
    const { direct, role, name, url } = await withRole();
    const { exclusively } = await open(url);
    const grants = `grant create on database ${name} to ${role}; grant usage, create on schema public to ${role}`;
    await expect(exclusively(migrate)).rejects.toThrow(
      `The user of DATABASE_URL may not create the shop’s tables (permission denied for database ${name}). As an administrator run "${grants}", or use the user that owns the tables.`,
    );
    await asAdmin(direct, `grant create on database ${name} to ${role}`);
    await expect(exclusively(migrate)).rejects.toThrow(/permission denied for schema public/);
    expect(await tablesIn(direct, 'drizzle')).toBe(0);
    await asAdmin(direct, grants);
    await exclusively(migrate);
    // Later starts do not need this right.
    await asAdmin(direct, `revoke create on database ${name} from ${role}`);
    await exclusively(migrate);
  });

  it('reports a read-only standby', async () => {
    const url = `${await newDatabase()}&options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
    const { db } = await open(url);
    await expect(migrate(db)).rejects.toThrow(/is read-only, as a standby is: set DATABASE_URL/);
  });

  it('reports that names need UTF-8', async () => {
    const direct = await newDatabase();
    const name = `latin_${randomUUID().replaceAll('-', '')}`;
    await asAdmin(
      direct,
      `create database ${name} encoding 'LATIN1' lc_collate 'C' lc_ctype 'C' template template0`,
    );
    const url = new URL(direct);
    url.pathname = `/${name}`;
    await expect(connectPostgres(url.href)).rejects.toThrow(
      'The database of DATABASE_URL has the encoding LATIN1, which lacks letters of names: make another one with "createdb --encoding=UTF8 --template=template0 NAME", and set DATABASE_URL to it.',
    );
  });

  it('reports a missing schema', async () => {
    const url = withOptions(await newDatabase(), 'boutique');
    await expect(connectPostgres(url)).rejects.toThrow(
      /none of its search_path \(boutique\) exists.* Run "create schema NAME authorization USER"/,
    );
  });

  it('keeps two shops separate in their own schemas, without rights for other schemas', async () => {
    const { direct, role, url } = await withRole();
    const schemas = ['boutique', 'Café 2'];
    for (const schema of schemas) {
      await asAdmin(direct, `create schema "${schema}" authorization ${role}`);
      const { db, exclusively } = await open(withOptions(url, `"${schema}"`.replace(' ', '\\ ')));
      await exclusively(migrate);
      await exclusively(migrate);
      expect(await db.$count(sql`products`)).toBe(0);
      expect(await tablesIn(direct, schema)).toBeGreaterThan(20);
    }
    expect(await tablesIn(direct, 'public')).toBe(0);
    expect(await tablesIn(direct, 'drizzle')).toBe(0);
  });

  it('backs up and restores a shop in a schema, next to another shop', async () => {
    const direct = await newDatabase();
    await asAdmin(direct, 'create schema one; create schema two');
    const source = withOptions(direct, 'one');
    await (await open(source)).exclusively(migrate);
    await asAdmin(source, "select setval('order_numbers', 10077)");
    const folder = temporaryFolder();
    const settings = { DATA_DIR: folder, PICTURE_SECRET: 'a secret of the tests' };
    await backUp(readConfig({ ...settings, DATABASE_URL: source }), `${folder}/backup`);
    const target = withOptions(direct, 'two');
    await restore(readConfig({ ...settings, DATABASE_URL: target }), `${folder}/backup`);
    const { db } = await open(target);
    const found = await db.execute(sql`select last_value::int from order_numbers`);
    expect(found).toMatchObject({ rows: [{ last_value: 10_077 }] });
    expect(await tablesIn(direct, 'public')).toBe(0);
  });

  it('refuses to start a second shop after search_path changed', async () => {
    const direct = await newDatabase();
    await (await open(direct)).exclusively(migrate);
    await asAdmin(direct, 'create schema shop');
    const { exclusively } = await open(withOptions(direct, 'shop,public'));
    await expect(exclusively(migrate)).rejects.toThrow(
      'The tables of the shop are in the schema public, but search_path begins with shop: set search_path to public alone, or for another shop to shop alone.',
    );
  });

  it.skipIf('missing' in programs)('explains what to do about a private certificate', async () => {
    const { folder, key, cert } = selfSigned();
    giveToPostgres(folder);
    const port = await freePort();
    const postgres = await startPostgres(
      'folder' in programs ? programs.folder : '',
      ['listen_addresses=127.0.0.1', 'ssl=on', `ssl_key_file=${key}`, `ssl_cert_file=${cert}`],
      port,
    );
    onTestFinished(postgres.stop);
    const url = `postgres://shop@localhost:${port}/postgres?sslmode=require`;
    await expect(connectPostgres(url)).rejects.toThrow(
      /^The database of DATABASE_URL does not answer \(self-signed certificate\)\. Its certificate is not trusted: add sslrootcert=.* or add uselibpqcompat=true/,
    );
    await open(`${url}&uselibpqcompat=true`);
    await open(`${url}&sslrootcert=${cert}`);
    await expect(connectPostgres(`${url}&sslrootcert=/nowhere.pem`)).rejects.toThrow(
      /Correct the path of sslrootcert/,
    );
  });

  it('reports a server without TLS', async () => {
    const url = `${await newDatabase()}&sslmode=require`;
    await expect(connectPostgres(url)).rejects.toThrow(/It has no TLS: remove sslmode from it/);
  });
});

/** Paths of a key and its self-signed certificate for `localhost`. */
function selfSigned(): { folder: string; key: string; cert: string } {
  const folder = temporaryFolder({});
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync('openssl', [...made, ...named, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  return { folder, key, cert };
}
