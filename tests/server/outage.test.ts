import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { pictures as pictureRows } from '../../server/db/reviewSchema.ts';
import { isOutage } from '../../server/lib/outage.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { redAndBlue, upload } from './support/pictureFiles.ts';
import { noPictures, openTestApp } from './support/testApp.ts';

const failed = (code: string, syscall?: string) =>
  Object.assign(new Error('it failed'), { code, syscall });

describe('an outage', () => {
  it.each([
    ['a refused connection', failed('ECONNREFUSED')],
    ['a socket of Postgres that is gone', failed('ENOENT', 'connect')],
    ['a Postgres that stops', failed('57P01')],
    ['a statement that took too long', failed('57014')],
    ['a full disk', failed('ENOSPC')],
    ['a disk that may only be read', failed('EROFS')],
    ['what caused another failure', new Error('Failed query', { cause: failed('08006') })],
    ['one of several attempts', new AggregateError([failed('ECONNREFUSED')])],
    ['an answer that did not come in time', new Error('Query read timeout')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ])('is %s', (_, error) => expect(isOutage(error)).toBe(true));

  it.each([
    ['a file that is not there', failed('ENOENT', 'open')],
    ['a row that is there already', failed('23505')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['nothing at all', undefined],
  ])('is not %s', (_, error) => expect(isOutage(error)).toBe(false));

  it('is a full disk of the embedded database', async () => {
    const { db, close } = await openMemoryDatabase();
    const full = db.execute(sql.raw(`do $$ begin raise sqlstate '53100'; end $$`));
    expect(await full.then(() => undefined, isOutage)).toBe(true);
    await close();
  });

  it('of the disk answers an upload with 503, and leaves no file behind', async () => {
    const put = () => Promise.reject(failed('ENOSPC'));
    const shop = await openTestApp({ pictures: { ...noPictures, put } });
    const admin = await newAdmin(shop, 'admin@shop.test');
    const answer = await upload(admin, ['a.png', await redAndBlue(10, 10).png().toBuffer()]);
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await shop.db.$count(pictureRows)).toBe(0);
    await shop.close();
  });
});
