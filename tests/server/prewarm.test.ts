import { EventEmitter } from 'node:events';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { products } from '../../server/db/catalogueSchema.ts';
import { addPictures, findShownPictures } from '../../server/repositories/pictures.ts';
import { createPrewarmQueue, startPrewarming } from '../../server/services/pictures/prewarm.ts';
import { createRenditionStore } from '../../server/services/pictures/renditions.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { redAndBlue } from './support/pictureFiles.ts';
import { pictureFolder } from './support/pictureFolder.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onBothDatabases('prewarmed renditions', (database) => {
  let shop: TestShop;

  /** A shop with two products, and a removed one. */
  beforeEach(async () => {
    shop = await openTestShop(database(), [
      exampleProduct(1, {
        images: [
          { name: 'back.webp', flagman: false },
          { name: 'front.webp', flagman: true },
        ],
      }),
      exampleProduct(2, { images: [{ name: 'cap.webp', flagman: true }] }),
      exampleProduct(3, { images: [{ name: 'removed.webp', flagman: true }] }),
    ]);
    const removed = { deletedAt: shop.now() };
    await shop.db
      .update(products)
      .set(removed)
      .where(eq(products.id, exampleId(3)));
    await describePictures(['back.webp', 500], ['front.webp', 500], ['cap.webp', 320]);
    await describePictures(['removed.webp', 500]);
  });

  async function describePictures(...pictures: [name: string, width: number][]) {
    const facts = { height: 400, placeholder: 'data:,', createdAt: shop.now() };
    await addPictures(
      shop.db,
      pictures.map(([name, width]) => ({ name, width, ...facts })),
    );
  }

  /** A queue of the shop's pictures, and the requests to its renderer. */
  async function openQueue(isThere: (name: string) => boolean = () => false) {
    const asked: string[] = [];
    const made: string[] = [];
    const queue = createPrewarmQueue({
      makeAhead: async (name, width, format) => {
        asked.push(`${name} ${width} ${format}`);
        if (isThere(name)) return false;
        made.push(`${name} ${width} ${format}`);
        return true;
      },
    });
    queue.add(await findShownPictures(shop.db, 9));
    return { ...queue, asked, made };
  }

  const all = [
    'cap.webp 320 avif',
    'front.webp 500 avif',
    'front.webp 480 avif',
    'front.webp 320 avif',
    'back.webp 500 avif',
    'back.webp 480 avif',
    'back.webp 320 avif',
  ];

  it('are made one at a time, for products in the shop, main pictures first', async () => {
    const { made, makeNext } = await openQueue();
    expect(await makeNext()).toBe(true);
    expect(made).toHaveLength(1);
    while (await makeNext());
    expect(made).toEqual(all);
    expect(await makeNext()).toBe(false);
  });

  it('are skipped if they exist', async () => {
    const { asked, made, makeNext } = await openQueue((name) => name !== 'back.webp');
    while (await makeNext());
    expect(asked).toEqual(all);
    expect(made).toHaveLength(3);
  });

  it('are those of the newest main pictures in a small shop', async () => {
    const few = await findShownPictures(shop.db, 1);
    expect(few).toEqual([{ name: 'cap.webp', width: 320 }]);
  });

  it('are next for an upload', async () => {
    const { made, makeNext, add } = await openQueue();
    await makeNext();
    add([{ name: 'coat.webp', width: 320 }]);
    await makeNext();
    expect(made).toEqual(['cap.webp 320 avif', 'coat.webp 320 avif']);
  });

  it('that fail are left to requests, and the others are made', async () => {
    const made: string[] = [];
    const { add, makeNext } = createPrewarmQueue({
      makeAhead: async (name, width) => {
        if (name === 'back.webp') throw new Error('the disk is full');
        made.push(`${name} ${width}`);
        return true;
      },
    });
    add(await findShownPictures(shop.db, 9));
    let failures = 0;
    const next = () =>
      makeNext().catch(() => {
        failures++;
        return true;
      });
    while (await next());
    expect(failures).toBe(3);
    expect(made).toHaveLength(4);
  });

  it('are stored where requests look for them', async () => {
    const { pictures: storage } = pictureFolder(temporaryFolder(), shop.now);
    await storage.put('cap.webp', await redAndBlue(320, 400).webp().toBuffer());
    const renditions = createRenditionStore({ db: shop.db, pictures: storage });
    expect(await renditions.makeAhead('cap.webp', 320, 'avif')).toBe(true);
    expect(await storage.exists('cap.webp.320.avif')).toBe(true);
    expect(await renditions.makeAhead('cap.webp', 320, 'avif')).toBe(false);
  });
});

describe('prewarming', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs in quiet moments, or else every ten seconds, and stops with the server', async () => {
    const server = new EventEmitter();
    const makeNext = vi.fn(async () => true);
    const isIdle = () => true;
    const { stop } = startPrewarming({ makeNext }, { server, report: () => {}, isIdle });
    await vi.advanceTimersByTimeAsync(3000);
    expect(makeNext).toHaveBeenCalledTimes(3);

    const visits = setInterval(() => server.emit('request'), 300);
    await vi.advanceTimersByTimeAsync(9000);
    expect(makeNext).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(makeNext).toHaveBeenCalledTimes(5);

    clearInterval(visits);
    await vi.advanceTimersByTimeAsync(3000);
    expect(makeNext.mock.calls.length).toBeGreaterThan(6);
    await stop();
    makeNext.mockClear();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(makeNext).not.toHaveBeenCalled();
  });

  it('leaves a busy machine alone except every ten seconds', async () => {
    const makeNext = vi.fn(async () => true);
    const server = new EventEmitter();
    const { stop } = startPrewarming(
      { makeNext },
      { server, report: () => {}, isIdle: () => false },
    );
    await vi.advanceTimersByTimeAsync(9000);
    expect(makeNext).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(11_000);
    expect(makeNext).toHaveBeenCalledTimes(2);
    await stop();
  });

  it('continues after a failure, which is reported', async () => {
    const makeNext = vi.fn(() => Promise.reject(new Error('the disk is full')));
    const report = vi.fn();
    const server = new EventEmitter();
    const { stop } = startPrewarming({ makeNext }, { server, report, isIdle: () => true });
    await vi.advanceTimersByTimeAsync(2000);
    expect(makeNext).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenLastCalledWith(
      expect.any(Error),
      'A rendition could not be prewarmed',
    );
    await stop();
  });
});
