import { describe, expect, it } from 'vitest';
import { openDataFolder } from '../../server/dataFolder.ts';
import { connect } from '../../server/db/connect.ts';
import { findProducts } from '../../server/repositories/products.ts';
import { startChild } from './support/child.ts';
import { migratedFolder } from './support/migrated.ts';

describe('a server that is killed while it writes', () => {
  it('loses no acknowledged write, and restarts at once', async () => {
    const folder = await migratedFolder();
    const acknowledged: string[] = [];
    for (const first of [1, 100_001]) {
      const child = startChild('addForever.ts', { DATA_DIR: folder, FIRST: String(first) });
      await child.printed(/(.+\n){100}/);
      child.process.kill('SIGKILL');
      expect(await child.ended).toBe('SIGKILL');
      const whole = child.output().split('\n').slice(0, -1);
      acknowledged.push(...whole);
    }
    const data = await openDataFolder(folder, () => {});
    const { db, close } = await connect({ databaseUrl: undefined, folder: data.database });
    const kept = await findProducts(db, { filter: {}, sort: 'newest' });
    const ids = new Set(kept.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    expect(kept.filter(({ sizes, images }) => sizes.length * images.length !== 1)).toEqual([]);
    await close();
    await data.release();
  }, 90_000);
});
