import { messages } from '../../../contract/messages.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { formatOrderNumber } from '../../../contract/rules/orderNumber.ts';
import { ownerLimits } from '../../../contract/rules/ownerLimits.ts';
import { barcodeKey, hasCode, skuKey } from '../../../contract/rules/stockCodes.ts';
import { countedStock } from '../../../contract/rules/stockCount.ts';
import type { CodedSize, StockChange, StockCount } from '../../../contract/schemas/stock.ts';
import { inTransaction } from '../../db/database.ts';
import { Conflict, NotFound, refuse } from '../../errors.ts';
import { isUuid } from '../../lib/ids.ts';
import { lockProducts } from '../../repositories/productWrites.ts';
import { sizeId, takeUnits } from '../../repositories/stock.ts';
import {
  findCodedSizes,
  findCount,
  findStockChanges,
  insertCount,
} from '../../repositories/stockCodes.ts';
import { lockAndReleaseExpired } from '../cart/holds.ts';
import { toContentKey } from '../checkout/openCheckout.ts';
import type { Context } from '../context.ts';

/** @throws NotFound when no size of the shop has this code */
export async function findCode({ db }: Context, typed: string): Promise<CodedSize> {
  const code = typed.trim().replaceAll('\0', '');
  const rows = await findCodedSizes(db, [skuKey(code)], [barcodeKey(code)]);
  // A SKU takes precedence over an equal barcode of another size.
  const bySku = rows.filter(({ sku }) => hasCode({ sku }, code));
  const found = [...bySku, ...rows].find((row) => row.deletedAt === null && hasCode(row, code));
  if (!found) throw new NotFound(messages.unknownCode(code));
  const { productId, size, quantity, reserved, sku, barcode } = found;
  const name = nameInColour(found);
  return { productId, name, size, quantity, quantityReserved: reserved, sku, barcode };
}

/**
 * Sets the stock of counted sizes, all or none. Repeated with its id, it is the same count.
 * @returns the number of sizes
 * @throws Conflict naming each line that cannot be applied, or if the id had other lines
 */
export function countStock({ db, now }: Context, userId: string, count: StockCount) {
  const { requestId: id, lines } = count;
  return inTransaction(db, async (tx) => {
    const contentKey = toContentKey(lines);
    if (id && !(await insertCount(tx, { id, contentKey, at: now() }))) {
      if ((await findCount(tx, id)) === contentKey) return lines.length;
      throw new Conflict(messages.countedDifferently);
    }
    const known = lines.filter(({ productId }) => isUuid(productId));
    const ids = [...new Set(known.map(({ productId }) => productId))];
    const inShop = (await lockProducts(tx, ids)).filter(({ isInShop }) => isInShop);
    const at = now();
    const stock = await lockAndReleaseExpired(tx, known, at);
    const isInShop = (id: string) => inShop.some((product) => product.id === id);
    const { counted, problems } = countedStock(lines, (line) => {
      const row = isInShop(line.productId) ? stock.get(sizeId(line)) : undefined;
      return row && { ...row, quantityReserved: row.reserved };
    });
    refuse(problems);
    for (const { line, quantity } of counted) {
      const before = stock.get(sizeId(line))?.quantity ?? 0;
      await takeUnits(tx, line, before - quantity, { reason: 'counted', at, userId });
    }
    return counted.length;
  });
}

export async function readStockHistory({ db }: Context, id: string): Promise<StockChange[]> {
  if (!isUuid(id)) throw new NotFound(messages.noSuchProduct);
  const rows = await findStockChanges(db, id, ownerLimits.stockHistory.max);
  return rows.map(({ at, by, number, ...change }) => ({
    ...{ ...change, at: at.toISOString(), by: by ?? '' },
    ...(number !== null && { order: formatOrderNumber(number) }),
  }));
}
