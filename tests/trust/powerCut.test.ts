import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { Connection } from '../../server/db/database.ts';
import { migrate } from '../../server/db/migrate.ts';
import { findProducts } from '../../server/repositories/products.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { exampleProduct } from '../server/support/exampleProduct.ts';
import { temporaryFolder } from '../server/support/temporaryFolder.ts';

const onSync = vi.hoisted(() => ({ hear: (_fd: number) => {} }));

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  const fsyncSync = (fd: number) => {
    original.fsyncSync(fd);
    onSync.hear(fd);
  };
  return { ...original, fsyncSync };
});

// A worker keeps modules of earlier files, which use the unpatched `fs`.
vi.resetModules();
const { connectEmbedded, embedded } = await import('../../server/db/embedded.ts');

/** Copy of a folder as after a power cut: without writes that were not synced. */
function followDisk(folder: string, disk: string): void {
  cpSync(folder, disk, { recursive: true });
  onSync.hear = (fd) => {
    const path = readlinkSync(`/proc/self/fd/${fd}`);
    const kept = join(disk, relative(folder, path));
    if (!path.startsWith(folder)) return;
    mkdirSync(dirname(kept), { recursive: true });
    if (statSync(path).isFile()) return copyFileSync(path, kept);
    mkdirSync(kept, { recursive: true });
    const names = new Set(readdirSync(path));
    for (const name of readdirSync(kept)) {
      if (!names.has(name)) rmSync(join(kept, name), { recursive: true });
    }
  };
}

// Only Linux shows which file a descriptor belongs to.
describe.skipIf(process.platform !== 'linux')('a power cut', () => {
  /** Adds products one by one, and writes the tables themselves once, as happens regularly. */
  async function lostOf(open: (folder: string) => Promise<Connection>): Promise<number> {
    const folder = join(temporaryFolder(), 'db');
    const disk = join(temporaryFolder(), 'db');
    const made = await connectEmbedded(folder);
    await migrate(made.db);
    await made.close();

    followDisk(folder, disk);
    const { db, close } = await open(folder);
    const acknowledged: string[] = [];
    for (let number = 1; number <= 60; number++) {
      const product = exampleProduct(number, { description: 'x'.repeat(3000) });
      await addProducts(db, [product]);
      acknowledged.push(product.id);
      if (number === 30) await db.execute(sql`checkpoint`);
    }
    onSync.hear = () => {};
    await close();

    const after = await connectEmbedded(disk);
    const kept = await findProducts(after.db, { filter: {}, sort: 'newest' });
    await after.close();
    const ids = new Set(kept.map(({ id }) => id));
    return acknowledged.filter((id) => !ids.has(id)).length;
  }

  it('loses no write that the embedded database has acknowledged', async () => {
    expect(await lostOf(connectEmbedded)).toBe(0);
  });

  it('loses unsynced writes in the control, an unmodified PGlite', async () => {
    expect(await lostOf(async (folder) => embedded(await PGlite.create(folder)))).toBe(60);
  });
});
