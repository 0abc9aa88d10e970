import { changedSizes } from '../../../contract/rules/productInput.ts';
import type { ProductInput } from '../../../contract/schemas/adminProduct.ts';
import type { Database } from '../../db/database.ts';
import { refuse } from '../../lib/refuse.ts';
import { writeSizes } from '../../repositories/productWrites.ts';
import { findSizes } from '../../repositories/stock.ts';
import { lockAndReleaseExpired } from '../cart/holds.ts';

type Asked = ProductInput['sizes'];

/**
 * Gives a product these sizes, in this order. Sizes are locked as every cart locks them, so what
 * is reserved cannot change meanwhile. With `quantitySeen` the difference counts: units that were
 * sold since the admin looked stay sold. The caller has locked the product.
 * @throws Conflict when a size would lose units that are reserved, or get more than a size may have
 */
export async function changeSizes(
  tx: Database,
  productId: string,
  asked: Asked,
  now: Date,
): Promise<void> {
  const stock = await lockAndReleaseExpired(tx, await findSizes(tx, productId), now);
  const { sizes, problems } = changedSizes(
    asked,
    [...stock.values()].map(({ reserved, ...row }) => ({ ...row, quantityReserved: reserved })),
  );
  refuse(problems);
  await writeSizes(tx, productId, sizes);
}
