import { expect, it } from 'vitest';
import { listOrders, refundableCents } from '../../server/services/orders/orderView.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { receiveReturn, refundReturns } from '../../server/services/orders/returns.ts';
import { sendExchange } from '../../server/services/orders/sendExchange.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, stocked } from './support/exampleProduct.ts';
import { openPaidShop } from './support/openPaidShop.ts';
import { refundsOf, storedOrder } from './support/refunds.ts';

onEitherDatabase('an exchange of a dearer and a cheaper colour', (database) => {
  /** Ann has paid $50 for a tee and $80 for jeans, and exchanges both for colours at these prices. */
  async function exchange(teeCents: number, jeansCents: number) {
    const products = [
      stocked(1, 9, { style: 'tee', priceCents: 5000 }),
      stocked(2, 9, { style: 'jeans', priceCents: 8000 }),
      stocked(3, 9, { style: 'tee', priceCents: teeCents }),
      stocked(4, 9, { style: 'jeans', priceCents: jeansCents }),
    ];
    const paid = await openPaidShop(database(), products, [
      [1, 'M', 1, 50],
      [2, 'M', 1, 80],
    ]);
    const { shop, admin, ann, payment, order: orderId } = paid;
    await editOrder(shop, admin, orderId, { payment_status: 'paid', delivery_status: 'delivered' });
    await requestReturn(
      shop.context,
      { userId: ann, orderId },
      {
        reason: 'changedMind',
        lines: [3, 4].map((number, line) => ({
          ...{ line, quantity: 1, exchange: { productId: exampleId(number), size: 'M' } },
        })),
      },
    );
    const stored = () => storedOrder(shop.db, orderId);
    const { requests, payments } = await stored();
    const id = requests[0]?.id ?? '';
    const refundable: number[] = [];
    for (const line of [0, 1]) {
      await receiveReturn(shop.context, admin, id, { lines: [{ line, restocked: 1, damaged: 0 }] });
      refundable.push(refundableCents(await stored()));
    }
    await sendExchange(shop.context, admin, id);
    refundable.push(refundableCents(await stored()));
    const sent = (await listOrders(shop.context, ann)).find(({ _id }) => _id !== orderId);
    const refund = (amount: number) => refundReturns(shop.context, admin, orderId, { amount });
    const given = () => refundsOf(shop, payment);
    return { refund, given, sent, payments, refundable, prices: pricesOf(sent?.products) };
  }

  const pricesOf = (products: { price: number }[] = []) => products.map(({ price }) => price);

  it('offsets both, and refunds only the difference', async () => {
    const { refund, given, sent, payments, refundable, prices } = await exchange(7000, 5000);
    expect([payments, prices, sent?.total]).toEqual([[], [70, 50], 120]);
    expect(refundable.slice(1)).toEqual([1000, 1000]);
    expect(Math.max(...refundable)).toBe(1000);
    await expect(refund(30)).rejects.toMatchObject({ status: 409 });
    await refund(10);
    expect(await given()).toEqual([1000]);
  });

  it('takes an amount too small to pay off the more expensive one', async () => {
    const { sent, payments, refundable, prices } = await exchange(7030, 6000);
    expect([payments, prices, sent?.total]).toEqual([[], [70, 60], 130]);
    expect(refundable).toEqual([0, 0, 0]);
  });
});
