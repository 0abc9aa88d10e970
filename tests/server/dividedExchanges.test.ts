import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import type { ReturnRequest } from '../../contract/schemas/returns.ts';
import { checkoutLines } from '../../server/db/checkoutSchema.ts';
import { findProductsById } from '../../server/repositories/products.ts';
import { readHistory } from '../../server/services/admin/adminOrders.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { listOrders, refundableCents } from '../../server/services/orders/orderView.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import {
  receiveReturn,
  refundReturns,
  refuseReturn,
} from '../../server/services/orders/returns.ts';
import { sendExchange } from '../../server/services/orders/sendExchange.ts';
import { settleDifference } from '../../server/services/orders/settleDifference.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { settle } from './support/crowd.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, sized } from './support/exampleProduct.ts';
import { openPaidShop } from './support/openPaidShop.ts';
import { refundsOf, storedOrder } from './support/refunds.ts';
import type { TestShop } from './support/testShop.ts';

onEitherDatabase('exchanges of a line’s units for different items', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let order: string;
  let payment: string;
  /** Ann has three units of size M at $10; another colour costs $12. */
  beforeEach(async () => {
    ({ shop, admin, ann, payment, order } = await openPaidShop(database(), [
      sized(1, { M: 3, L: 2, S: 1 }, { style: 'tee' }),
      sized(2, { M: 2 }, { style: 'tee', priceCents: 1200 }),
    ]));
    await editOrder(shop, admin, order, { payment_status: 'paid', delivery_status: 'delivered' });
    await shop.mailer.idle();
    shop.mails.length = 0;
  });

  /** Units of the only line: for another size of a product, or for a refund. */
  const unit = (quantity: number, size?: string, number = 1): ReturnRequest['lines'][number] => ({
    ...{ line: 0, quantity },
    ...(size && { exchange: { productId: exampleId(number), size } }),
  });
  const ask = (lines: ReturnRequest['lines'], requestId = v7()) =>
    requestReturn(
      shop.context,
      { userId: ann, orderId: order },
      { reason: 'tooSmall', lines, requestId },
    );
  const stored = () => storedOrder(shop.db, order);
  const returnId = async () => (await stored()).requests.at(-1)?.id ?? '';
  const receive = async (restocked: number, damaged = 0) =>
    receiveReturn(shop.context, admin, await returnId(), {
      lines: [{ line: 0, restocked, damaged }],
    });
  const send = async () => sendExchange(shop.context, admin, await returnId());
  const sent = async () => (await listOrders(shop.context, ann)).find(({ _id }) => _id !== order);
  const stockOf = async (number: number) => {
    const products = await findProductsById(shop.db, [exampleId(number)]);
    return products
      .get(exampleId(number))
      ?.sizes.map(({ size, quantity, reserved }) => `${size}: ${quantity}, ${reserved}`);
  };

  it('are one return and one order, with both new sizes', async () => {
    await ask([unit(1, 'L'), unit(1, 'S')]);
    expect(await stockOf(1)).toEqual(['M: 0, 0', 'L: 2, 1', 'S: 1, 1']);
    expect((await stored()).requests).toMatchObject([
      {
        lines: [
          { line: 0, quantity: 1, exchange: { size: 'L', price: 10 } },
          { line: 0, quantity: 1, exchange: { size: 'S', price: 10 } },
        ],
        exchange: { total: 20, isHeld: true },
      },
    ]);
    await receive(1);
    await expect(send()).rejects.toMatchObject({ status: 409 });
    await receive(1, 1);
    await send();
    await send();
    expect(await sent()).toMatchObject({
      total: 20,
      products: [
        { size: 'L', quantity: 1, price: 10 },
        { size: 'S', quantity: 1, price: 10 },
      ],
    });
    expect(await stockOf(1)).toEqual(['M: 1, 0', 'L: 1, 0', 'S: 0, 0']);
    expect(refundableCents(await stored())).toBe(0);
    await shop.mailer.idle();
    expect(shop.mails[0]?.text).toContain('Items: 2 × Product 1, size M');
    expect(shop.mails[0]?.text).toContain('Instead: 1 × Product 1, size L; 1 × Product 1, size S');
    const texts = (await readHistory(shop.context, order)).map(({ changes }) => changes.return?.to);
    expect(texts).toContain(
      'Requested: 2 × Product 1, size M (Too small), in exchange for 1 × Product 1, size L; 1 × Product 1, size S',
    );
  });

  it('can be two units of one size', async () => {
    await ask([unit(2, 'L')]);
    // Releases before this column had the old line's position.
    await shop.db.update(checkoutLines).set({ replaces: null });
    expect((await stored()).requests[0]?.lines).toMatchObject([
      { line: 0, quantity: 2, exchange: { size: 'L' } },
    ]);
    await receive(2);
    await send();
    expect(await sent()).toMatchObject({ total: 20, products: [{ size: 'L', quantity: 2 }] });
  });

  it('refund the units that are only sent back, once the exchanged ones have arrived', async () => {
    await ask([unit(1), unit(1, 'L')]);
    expect((await stored()).requests[0]?.lines).toMatchObject([
      { quantity: 1, exchange: { size: 'L' } },
      { quantity: 1 },
    ]);
    await receive(1);
    expect(refundableCents(await stored())).toBe(0);
    await send();
    await receive(2);
    expect(refundableCents(await stored())).toBe(1000);
    await refundReturns(shop.context, admin, order, { amount: 10 });
    const given = await refundsOf(shop, payment);
    expect([given, (await sent())?.total]).toEqual([[1000], 10]);
  });

  it('ask for the difference of a more expensive colour, and can be waived', async () => {
    await ask([unit(1, 'L'), unit(1, 'M', 2)]);
    const [difference] = (await stored()).payments;
    expect(difference).toMatchObject({ cents: 200, state: 'open' });
    await settleDifference(shop.context, admin, difference?.id ?? '', { outcome: 'waive' });
    await receive(2);
    await send();
    expect(await sent()).toMatchObject({ total: 20, products: [{ size: 'L' }, { size: 'M' }] });
    expect(refundableCents(await stored())).toBe(0);
  });

  it('release all new units when the return is refused', async () => {
    await ask([unit(1, 'L'), unit(1, 'S')]);
    await refuseReturn(shop.context, admin, await returnId(), { refusal: 'It has been worn.' });
    expect(await stockOf(1)).toEqual(['M: 0, 0', 'L: 2, 0', 'S: 1, 0']);
  });

  it('refuse more units than the line has, more than are free, and the same size twice', async () => {
    const refusals = [
      await ask([unit(2, 'L'), unit(2)]).catch(String),
      await ask([unit(1, 'L'), unit(2, 'S')]).catch(String),
      await ask([unit(1, 'L'), unit(1, 'L')]).catch(({ status }) => status),
    ];
    expect(refusals).toEqual([
      expect.stringContaining('Only 3 of Product 1'),
      expect.stringContaining('Only 1 of Product 1'),
      400,
    ]);
    expect(await stockOf(1)).toEqual(['M: 0, 0', 'L: 2, 0', 'S: 1, 0']);
    expect((await stored()).requests).toEqual([]);
  });

  it('are one return however often the request arrives at once', async () => {
    const id = v7();
    const again = () => ask([unit(1, 'L'), unit(1, 'S')], id);
    const { statuses } = await settle(Array.from({ length: 4 }, () => again));
    expect(statuses).toEqual([]);
    expect((await stored()).requests).toHaveLength(1);
    await expect(ask([unit(2, 'L')], id)).rejects.toMatchObject({ status: 409 });
    expect(await stockOf(1)).toEqual(['M: 0, 0', 'L: 2, 1', 'S: 1, 1']);
  });

  it('take the last unit once, with many requests and carts at once', async () => {
    const bob = await shop.addCustomer(3);
    const { statuses } = await settle<unknown>([
      () => ask([unit(1, 'L'), unit(1, 'S')]),
      () => ask([unit(1, 'S'), unit(1, 'L')]),
      () => addToCart(shop.context, bob, { itemId: exampleId(1), size: 'S' }),
    ]);
    expect(statuses).toEqual([409, 409]);
    const reserved = (await stockOf(1))?.at(-1);
    expect(reserved).toBe('S: 1, 1');
    const exchanged = (await stored()).requests.flatMap(({ lines }) => lines);
    expect([0, 2]).toContain(exchanged.length);
  });
});
