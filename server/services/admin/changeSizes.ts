import { limits } from '../../../contract/limits.ts';
import type { ProductInput } from '../../../contract/schemas/adminProduct.ts';
import type { Database } from '../../db/database.ts';
import { refuse } from '../../lib/refuse.ts';
import { writeSizes } from '../../repositories/productWrites.ts';
import { findSizes, type StockRow, sizeId } from '../../repositories/stock.ts';
import { lockAndReleaseExpired } from '../cart/holds.ts';

type Asked = ProductInput['sizes'];

/**
 * Gives a product these sizes, in this order. Sizes are locked as every cart locks them, so what
 * is reserved cannot change meanwhile. With `quantitySeen` the difference counts: pieces that were
 * sold since the admin looked stay sold. The caller has locked the product.
 * @throws Conflict when a size would lose pieces that are reserved, or get more than a size may have
 */
export async function changeSizes(
  tx: Database,
  productId: string,
  asked: Asked,
  now: Date,
): Promise<void> {
  const stock = await lockAndReleaseExpired(tx, await findSizes(tx, productId), now);
  const rowOf = (size: string) => stock.get(sizeId({ productId, size }));
  const problems = new Map<string, string>();

  const gone = [...stock.values()].filter(({ size }) => !asked.some((each) => each.size === size));
  const heldOfGone = gone.filter(({ reserved }) => reserved > 0);
  if (heldOfGone.length > 0) problems.set('sizes', heldOfGone.map(cannotGo).join(' '));

  const sizes = asked.map(({ size, quantity: typed, quantitySeen, description }, index) => {
    const row = rowOf(size);
    const quantity =
      row && quantitySeen !== undefined ? row.quantity + typed - quantitySeen : typed;
    const path = `sizes[${index}].quantity`;
    if (row && quantity < row.reserved) problems.set(path, tooFew(row));
    if (quantity > limits.quantity.max) problems.set(path, tooMany(size, quantity));
    return { size, quantity, description };
  });
  refuse(problems);
  await writeSizes(tx, productId, sizes);
}

function cannotGo({ size, reserved }: StockRow): string {
  return `Size ${size} cannot be removed: ${pieces(reserved)} reserved in carts and checkouts right now.`;
}

function tooFew({ size, quantity, reserved }: StockRow): string {
  return reserved > 0
    ? `Size ${size} cannot go below ${reserved}: ${pieces(reserved)} reserved in carts and checkouts right now.`
    : `Size ${size} has only ${quantity} left by now: reload the product.`;
}

function tooMany(size: string, quantity: number): string {
  return `Size ${size} would have ${quantity} pieces by now: reload the product, and use at most ${limits.quantity.max}.`;
}

function pieces(count: number): string {
  return count === 1 ? 'one piece is' : `${count} pieces are`;
}
