import { checkoutProblems, priceDetails } from '../../../contract/rules/checkout.ts';
import { nameInColour } from '../../../contract/rules/nameInColour.ts';
import { deliveryName } from '../../../contract/rules/pricing.ts';
import { mainPicture } from '../../../contract/rules/productInput.ts';
import type { CheckoutRequest } from '../../../contract/schemas/order.ts';
import type { Database } from '../../db/database.ts';
import { BadInput } from '../../errors.ts';
import { refuse } from '../../lib/refuse.ts';
import type { CartLineRow } from '../../repositories/cartLines.ts';
import type { PricedCheckout, SoldLine } from '../../repositories/checkoutSessions.ts';
import { findProductsById } from '../../repositories/products.ts';
import { findDelivery, findTaxes } from '../../repositories/selling.ts';
import { sizeId } from '../../repositories/stock.ts';
import { taxColumns } from '../orders/orderTax.ts';
import { takeDiscountCode } from '../selling/selling.ts';

type PricedOrder = { lines: SoldLine[]; bill: PricedCheckout };

/**
 * What the customer asked to buy, priced from the database. Every asked line must be in the cart
 * with at least as many units; names and pictures are the shop's own.
 * Of a code, the uses are counted under its lock.
 * @throws BadInput when a line is asked for twice
 * @throws Conflict when the cart or the shop changed; `fields` says which lines, and how
 */
export async function priceOrder(
  tx: Database,
  cart: readonly Pick<CartLineRow, 'productId' | 'size' | 'quantity'>[],
  details: CheckoutRequest['orderDetails'],
  by: { userId: string; email: string; now: Date; isTakenByHand: boolean },
): Promise<PricedOrder> {
  const asked = details.products;
  asked.forEach((line, index) => {
    const path = `orderDetails.products[${index}]`;
    if (asked.findIndex((other) => sizeId(other) === sizeId(line)) < index)
      throw new BadInput(`${path} is there twice`, { [path]: 'is there twice' });
  });
  const quantities = new Map(cart.map((line) => [sizeId(line), line.quantity]));
  const productIds = cart.map((line) => line.productId);
  const products = await findProductsById(tx, productIds);
  const isHandedOver = by.isTakenByHand && details.delivery === undefined;
  const delivery = isHandedOver ? [] : await findDelivery(tx);
  const code =
    details.code === undefined ? undefined : await takeDiscountCode(tx, details.code, by);
  refuse(
    checkoutProblems(details, {
      inCart: (line) => quantities.get(sizeId(line)) ?? 0,
      product: (id) => products.get(id),
      delivery,
      code,
    }),
  );
  // A refused code is a text by now.
  const taken = typeof code === 'string' ? undefined : code;
  const { lines, method, bill, tax } = priceDetails(details, {
    product: (id) => products.get(id),
    ...{ delivery, code: taken, taxes: await findTaxes(tx) },
  });
  return {
    lines: lines.map(({ product, line, codeApplies }) => ({
      productId: product.id,
      name: nameInColour(product),
      picture: mainPicture(product.images)?.name ?? '',
      size: line.size,
      quantity: line.quantity,
      priceCents: product.priceCents,
      codeApplies,
    })),
    bill: {
      totalCents: bill.total,
      deliveryName: method ? deliveryName(method) : null,
      deliveryCents: bill.delivery,
      code: taken?.code ?? null,
      codeId: taken?.id ?? null,
      discountCents: bill.discount,
      waivedCents: bill.waived,
      ...taxColumns(tax),
    },
  };
}
