import { EventEmitter } from 'node:events';
import type { Client, Pool } from 'pg';
import { expect, it } from 'vitest';
import { whilePreparing } from '../../server/db/postgres.ts';

it('fails once if a connection reports its end twice, as behind PgBouncer', async () => {
  const holder = Object.assign(new EventEmitter(), {
    connect: async () => {},
    query: async () => {},
  });
  const work = whilePreparing(
    holder as unknown as Client,
    { pool: {} as Pool, notice: 60_000 },
    () => new Promise(() => {}),
  );
  await new Promise(setImmediate);
  holder.emit('error', new Error('terminating connection'));
  holder.emit('error', new Error('server conn crashed?'));
  await expect(work).rejects.toThrow('terminating connection');
});
