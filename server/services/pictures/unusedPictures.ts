import { earlier } from '../../lib/days.ts';
import { type Background, startInterval } from '../../lib/interval.ts';
import {
  findUnusedPictures,
  lockUnusedPicture,
  removePictures,
} from '../../repositories/pictures.ts';
import type { CheckoutContext, Context } from '../context.ts';
import { namesBeside } from './renditionSizes.ts';

/** Milliseconds that a picture may wait for the product or review it was uploaded for. */
const maxAgeMs = 24 * 3600 * 1000;

/** Pictures in one round. */
const batch = 100;

/** Milliseconds between two rounds. */
const intervalMs = 3600 * 1000;

/**
 * Removes pictures that no product, order, review or page uses, a day after their upload. Under the row's lock, so
 * that none comes into use meanwhile; the row last, so that a crash leaves one to find again.
 */
export async function removeUnusedPictures({
  db,
  pictures,
  now,
}: Pick<Context, 'db' | 'pictures' | 'now'>): Promise<void> {
  const uploadedBefore = earlier(now(), maxAgeMs);
  const unused = await findUnusedPictures(db, uploadedBefore, batch);
  for (const { name, width } of unused) {
    await db.transaction(async (tx) => {
      if (!(await lockUnusedPicture(tx, name))) return;
      for (const file of [...namesBeside(name, width), name]) await pictures.remove(file);
      await removePictures(tx, [name]);
    });
  }
}

/** Removes unused pictures every hour. */
export function startPictureCleanup(
  context: Pick<CheckoutContext, 'db' | 'pictures' | 'now' | 'report'>,
): Background {
  const report = (error: unknown) => context.report(error, 'Unused pictures were not removed');
  return startInterval(() => removeUnusedPictures(context), intervalMs, report);
}
