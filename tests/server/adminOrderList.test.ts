import { beforeAll, expect, it } from 'vitest';
import type { OrderQuery } from '../../contract/schemas/adminOrder.ts';
import {
  countOrders,
  listAllOrders,
  readHistory,
} from '../../server/services/admin/adminOrders.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { editOrder } from './support/editOrder.ts';
import { exampleId } from './support/exampleProduct.ts';
import { placeOrder } from './support/placeOrder.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const orderId = (number: number) => exampleId(0x2000 + number);

onEitherDatabase('the list of all orders', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(database(), []);
    const [ann, bob] = [await shop.addCustomer(1), await shop.addCustomer(2)];
    const { db } = shop;
    await placeOrder(db, {
      id: orderId(1),
      userId: ann,
      at: '2026-02-27T23:59:59.999Z',
      lines: [[1, 'M', 2, 1005, 'Linen Shirt']],
      delivery: 'delivered',
    });
    await placeOrder(db, {
      id: orderId(2),
      userId: bob,
      at: '2026-02-28T00:00:00Z',
      lines: [[2, 'S', 1, 9900, 'ÉTÉ Dress']],
      contact: { email: 'Bob_1@shop.test', address: '100% Street 1, Faro, Portugal, 8000' },
    });
    await placeOrder(db, {
      id: orderId(3),
      userId: ann,
      at: '2026-02-28T23:59:59.999Z',
      lines: [
        [1, 'M', 1, 1005, 'Linen Shirt'],
        [3, 'L', 1, 1005, 'Wool Coat'],
      ],
      payment: 'refunded',
      delivery: 'cancelled',
    });
    await placeOrder(db, {
      id: orderId(4),
      userId: ann,
      at: '2026-03-01T00:00:00Z',
      lines: [[3, 'L', 1, 38_999, 'Wool Coat']],
      refundPending: true,
    });
  });

  const list = async (query: OrderQuery) => {
    const { orders, total } = await listAllOrders(shop.context, query);
    const numbers = orders.map(({ _id }) => Number.parseInt(_id.slice(-4), 16) - 0x2000);
    return { numbers, total };
  };

  it.each<[OrderQuery, number[]]>([
    [{}, [4, 3, 2, 1]],
    [{ sort: 'created' }, [1, 2, 3, 4]],
    [{ sort: 'total' }, [1, 3, 2, 4]],
    [{ sort: '-total' }, [4, 2, 3, 1]],
    [{ payment: 'paid' }, [4, 2, 1]],
    [{ delivery: 'processing' }, [4, 2]],
    [{ delivery: 'lost' }, []],
    [{ delivery: '\0' }, []],
    [{ payment: 'paid', delivery: 'delivered' }, [1]],
    [{ from: '2026-02-28' }, [4, 3, 2]],
    [{ to: '2026-02-28' }, [3, 2, 1]],
    [{ from: '0001-01-01', to: '9999-12-31' }, [4, 3, 2, 1]],
    [{ from: '2026-02-28', to: '2026-02-28' }, [3, 2]],
    [{ q: 'linen' }, [3, 1]],
    [{ q: 'COAT shirt' }, [3]],
    [{ q: 'été' }, [2]],
    [{ q: 'bob_' }, [2]],
    [{ q: '100%' }, [2]],
    [{ q: 'faro dress' }, [2]],
    [{ q: '+351912345678' }, [4, 3, 2, 1]],
    [{ q: orderId(3).toUpperCase() }, [3]],
    [{ q: '\0' }, [4, 3, 2, 1]],
    [{ q: 'nothing' }, []],
    [{ q: 'coat', payment: 'paid', from: '2026-03-01', sort: 'total' }, [4]],
  ])('finds for %j the orders %j', async (query, numbers) => {
    expect(await list(query)).toEqual({ numbers, total: numbers.length });
  });

  it('finds an order by its order number', async () => {
    const { orders } = await listAllOrders(shop.context, { sort: 'created' });
    const numbers = orders.map(({ number }) => Number(number?.replace('H-', '')));
    expect(numbers).toEqual([0, 1, 2, 3].map((later) => (numbers[0] ?? 0) + later));
    for (const q of [`H-${numbers[2]}`, `h-${numbers[2]}`, `${numbers[2]}`]) {
      expect(await list({ q }), q).toEqual({ numbers: [3], total: 1 });
    }
  });

  it('pages through all orders, and gives their number', async () => {
    expect(await list({ limit: 2 })).toEqual({ numbers: [4, 3], total: 4 });
    expect(await list({ limit: 2, offset: 2 })).toEqual({ numbers: [2, 1], total: 4 });
    expect(await list({ limit: 3, offset: 3 })).toEqual({ numbers: [1], total: 4 });
    expect(await list({ limit: 2, offset: 9 })).toEqual({ numbers: [], total: 4 });
    expect(await list({ offset: 9 })).toEqual({ numbers: [], total: 4 });
  });

  it.each([
    [
      { from: '2026-03-02', to: '2026-03-01' },
      'from (2026-03-02) must not be after to (2026-03-01)',
    ],
    [{ from: '2026-02-30' }, 'from must be a day of the calendar, as 2026-03-12'],
    [{ to: '2026-04-31' }, 'to must be a day of the calendar, as 2026-03-12'],
  ])('refuses %j', async (query, message) => {
    await expect(list(query)).rejects.toMatchObject({ status: 400, message });
  });

  it('shows admins the version and a refund that is due', async () => {
    const { orders } = await listAllOrders(shop.context, { limit: 2 });
    expect(orders).toMatchObject([
      { version: 1, refundPending: true, total: 389.99 },
      { version: 1 },
    ]);
    expect(orders[1]).not.toHaveProperty('refundPending');
  });

  it('counts every state, and sums it in cents', async () => {
    const none = { orders: 0, total: 0, paid: 0, refunded: 0 };
    expect(await countOrders(shop.context, {})).toEqual({
      delivery: {
        processing: { orders: 2, total: 488.99, paid: 99, refunded: 389.99 },
        shipped: none,
        delivered: { orders: 1, total: 20.1, paid: 20.1, refunded: 0 },
        returned: none,
        cancelled: { orders: 1, total: 20.1, paid: 0, refunded: 20.1 },
      },
    });
    const { delivery } = await countOrders(shop.context, { q: 'coat', payment: 'paid' });
    expect(delivery).toMatchObject({ processing: { orders: 1, total: 389.99 }, cancelled: none });
  });

  it('lists changes with their authors, newest first', async () => {
    const admin = await shop.addCustomer(9);
    const notes = 'Left at the door';
    await editOrder(shop, admin, orderId(2), { notes, delivery_status: 'shipped' });
    shop.pass(5);
    await editOrder(shop, admin, orderId(2), { notes, delivery_status: 'delivered' });
    expect(await readHistory(shop.context, orderId(2))).toEqual([
      {
        at: '2026-03-01T12:05:00.000Z',
        by: 'customer-9@shop.test',
        changes: { delivery_status: { from: 'shipped', to: 'delivered' } },
      },
      {
        at: '2026-03-01T12:00:00.000Z',
        by: 'customer-9@shop.test',
        changes: {
          notes: { from: '', to: 'Left at the door' },
          delivery_status: { from: 'processing', to: 'shipped' },
        },
      },
      {
        at: '2026-02-28T00:00:00.000Z',
        by: '',
        changes: { payment_status: { from: null, to: 'paid' } },
      },
    ]);
  });
});
