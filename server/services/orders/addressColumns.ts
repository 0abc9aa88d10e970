import { paidLines } from '../../../contract/rules/pricing.ts';
import { taxesElsewhere } from '../../../contract/rules/taxes.ts';
import { isOtherTaxPlace, placesOf, taxPlaceProblem } from '../../../contract/rules/taxRegions.ts';
import type { Database } from '../../db/database.ts';
import { Conflict } from '../../errors.ts';
import type { StoredOrder } from '../../repositories/orders.ts';
import { findProductsById } from '../../repositories/products.ts';
import { findTaxes } from '../../repositories/selling.ts';

/**
 * After a move to a place with other rates, the total includes its taxes. The order remembers the
 * first places, which its added taxes are for.
 * @throws Conflict if the address does not tell which taxes apply
 */
export async function addressColumns(tx: Database, order: StoredOrder, typed: string) {
  const rates = await findTaxes(tx);
  const problem = typed !== order.address && taxPlaceProblem(typed, rates);
  if (problem) throw new Conflict(problem, 'address');
  const first = placesOf(order.address);
  const isMoved = JSON.stringify(first) !== JSON.stringify(placesOf(typed));
  const address = { address: typed, taxPlaces: order.taxPlaces ?? (isMoved ? first : null) };
  if (!isOtherTaxPlace(order.address, typed, rates)) return address;
  const { products: sold, discountCents, deliveryCents, waivedCents } = order;
  const products = await findProductsById(
    tx,
    sold.map(({ productId }) => productId),
  );
  const lines = sold.map(({ productId, priceCents, quantity, codeApplies }) => ({
    ...{ cents: priceCents * quantity, quantity, codeApplies },
    product: products.get(productId),
  }));
  const paid = paidLines(lines, discountCents - waivedCents, ({ codeApplies }) => codeApplies);
  const taxed = { lines: paid, delivery: deliveryCents - waivedCents, taxes: order.taxes };
  return { ...address, taxes: taxesElsewhere(taxed, rates, typed) };
}
