import { beforeEach, expect, it } from 'vitest';
import { writeCode } from '../../server/repositories/selling.ts';
import { addToCart } from '../../server/services/cart/customerCart.ts';
import { changeLines } from '../../server/services/orders/changeLines.ts';
import { refundableCents } from '../../server/services/orders/orderView.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { receiveReturn } from '../../server/services/orders/returns.ts';
import { settleDifference } from '../../server/services/orders/settleDifference.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { buy } from './support/checkoutRequest.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { storedOrder } from './support/refunds.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const sizes = [{ size: 'M', quantity: 9, description: '' }];

onEitherDatabase('waived differences', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let order: string;
  beforeEach(async () => {
    shop = await openTestShop(database(), [
      exampleProduct(1, { sizes, priceCents: 9000 }),
      exampleProduct(2, { sizes, priceCents: 1000 }),
      exampleProduct(3, { sizes, priceCents: 2000 }),
      exampleProduct(4, { sizes, priceCents: 5000, category: 'men' }),
    ]);
    admin = await shop.addCustomer(1);
    ann = await shop.addCustomer(2);
  });

  const stored = () => storedOrder(shop.db, order);
  const bought = async (numbers: [number, number][], fields = {}) => {
    for (const [number] of numbers)
      await addToCart(shop.context, ann, { itemId: exampleId(number), size: 'M' });
    const lines = numbers.map(([number, price]): [number, string, number, number] => {
      return [number, 'M', 1, price];
    });
    order = (await buy(shop, ann, lines, fields)).order._id;
  };
  const change = async (...numbers: number[]) =>
    changeLines(shop.context, admin, order, {
      version: (await stored()).version,
      lines: numbers.map((number) => ({ productId: exampleId(number), size: 'M', quantity: 1 })),
    });
  const waive = async () =>
    settleDifference(shop.context, admin, (await stored()).payments.at(-1)?.id ?? '', {
      outcome: 'waive',
    });

  it('are not asked for again by the next change', async () => {
    await bought([
      [1, 90],
      [2, 10],
    ]);
    expect(await change(1, 2, 3)).toMatchObject({ total: 120, more: 20 });
    await waive();
    expect(await stored()).toMatchObject({ totalCents: 10_000, discountCents: 0 });
    expect(await change(1, 3)).toMatchObject({ total: 90, refund: 10 });
  });

  it('keep the price paid for each line', async () => {
    const code = {
      id: exampleId(90),
      code: 'TEN',
      kind: 'percent' as const,
      value: 10,
      minimum: 0,
    };
    await writeCode(shop.db, { ...code, appliesTo: [{ category: 'women' }] }, shop.now());
    await bought([[2, 10]], { code: 'TEN', discount: 1, total: 9 });
    await change(2, 4);
    await waive();
    expect(await stored()).toMatchObject({ totalCents: 900, discountCents: 100 });
    await editOrder(shop, admin, order, { payment_status: 'paid', delivery_status: 'delivered' });
    const due: number[] = [];
    for (const line of [1, 0]) {
      const lines = [{ line, quantity: 1 }];
      const by = { userId: ann, orderId: order };
      await requestReturn(shop.context, by, { reason: 'changedMind', lines });
      const id = (await stored()).requests.at(-1)?.id ?? '';
      await receiveReturn(shop.context, admin, id, { lines: [{ line, restocked: 1, damaged: 0 }] });
      due.push(refundableCents(await stored()));
    }
    expect(due).toEqual([0, 900]);
  });
});
