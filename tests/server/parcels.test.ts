import { v7 } from 'uuid';
import { beforeEach, expect, it } from 'vitest';
import type { ParcelRequest } from '../../contract/schemas/parcels.ts';
import { readHistory } from '../../server/services/admin/adminOrders.ts';
import { listOrders } from '../../server/services/orders/orderView.ts';
import { requestReturn } from '../../server/services/orders/requestReturn.ts';
import { sendParcel } from '../../server/services/orders/sendParcel.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { settle } from './support/crowd.ts';
import { editOrder } from './support/editOrder.ts';
import { openPaidShop } from './support/openPaidShop.ts';
import type { TestShop } from './support/testShop.ts';

onEitherDatabase('parcels', (database) => {
  let shop: TestShop;
  let admin: string;
  let ann: string;
  let order: string;
  /** Ann has paid for three of five units at $10. */
  beforeEach(async () => {
    ({ shop, admin, ann, order } = await openPaidShop(database()));
  });

  const send = (quantity: number, change: Partial<ParcelRequest> = {}) =>
    sendParcel(shop.context, admin, order, {
      ...{ requestId: v7(), lines: [{ line: 0, quantity }], ...change },
    });
  const seen = async () => (await listOrders(shop.context, ann))[0];
  const subjects = async () => {
    await shop.mailer.idle();
    return shop.mails.map(({ subject }) => subject.replace(/H-\d+/, 'N'));
  };
  const withdraw = (quantity: number) =>
    requestReturn(
      shop.context,
      { userId: ann, orderId: order },
      { reason: 'unsaid', lines: [{ line: 0, quantity }] },
    );

  it('are mailed one by one with their contents, and the last one ships the order', async () => {
    await send(1, { carrier: 'CTT', trackingUrl: 'https://post.test/1' });
    expect(await seen()).toMatchObject({
      delivery_status: 'processing',
      parcels: [{ carrier: 'CTT', lines: [{ line: 0, quantity: 1 }] }],
    });
    await send(2, { trackingUrl: 'PT2' });
    expect(await seen()).toMatchObject({ delivery_status: 'shipped', trackingUrl: 'PT2' });
    expect(await subjects()).toEqual([
      'Parcel 1 of your order N is on its way',
      'Parcel 2 of your order N is on its way',
    ]);
    const [first, second] = shop.mails;
    for (const text of ['1 × Product 1, size M', '2 × Product 1, size M', 'https://post.test/1']) {
      expect(first?.text).toContain(text);
    }
    expect(second?.text).toContain('All of your order has been sent.');
    expect(second?.text).not.toContain('Still to come');
    const [latest] = await readHistory(shop.context, order);
    expect(latest?.changes).toEqual({
      parcel: { from: null, to: '2 × Product 1, size M (PT2)' },
      delivery_status: { from: 'processing', to: 'shipped' },
    });
  });

  it('are one when the request is repeated, and refuse its id with other contents', async () => {
    const requestId = v7();
    await send(1, { requestId });
    await send(1, { requestId });
    expect((await seen())?.parcels).toHaveLength(1);
    expect(await subjects()).toHaveLength(1);
    await expect(send(2, { requestId })).rejects.toMatchObject({ status: 409 });
  });

  it('hold each unit once, from many admins at once', async () => {
    const { statuses } = await settle(Array.from({ length: 5 }, () => () => send(1)));
    expect(statuses).toEqual([409, 409]);
    expect(await seen()).toMatchObject({ delivery_status: 'shipped' });
    expect((await seen())?.parcels).toHaveLength(3);
  });

  it('are created for the units left when the order is marked as shipped', async () => {
    await send(1, { trackingUrl: 'PT1' });
    const change = { delivery_status: 'shipped', trackingUrl: 'PT2' };
    await editOrder(shop, admin, order, change);
    expect((await seen())?.parcels).toMatchObject([
      { trackingUrl: 'PT1', lines: [{ quantity: 1 }] },
      { trackingUrl: 'PT2', lines: [{ quantity: 2 }] },
    ]);
    await editOrder(shop, admin, order, { ...change, trackingUrl: 'PT3' });
    expect((await seen())?.parcels).toMatchObject([{ trackingUrl: 'PT1' }, { trackingUrl: 'PT3' }]);
    expect(await subjects()).toEqual([
      'Parcel 1 of your order N is on its way',
      'Parcel 2 of your order N is on its way',
      'Parcel 2 of your order N is on its way',
    ]);
  });

  it('keep the order from being cancelled, by the customer, too', async () => {
    await send(1);
    await expect(
      editOrder(shop, admin, order, { delivery_status: 'cancelled' }),
    ).rejects.toMatchObject({ status: 409, message: expect.stringContaining('A parcel') });
    await expect(send(3)).rejects.toMatchObject({ message: expect.stringContaining('Only 2') });
  });

  it('can be returned before the rest is sent, but not the rest', async () => {
    await expect(withdraw(1)).rejects.toMatchObject({ status: 409 });
    await send(1);
    expect((await seen())?.returns).toMatchObject({ returnable: [1] });
    await withdraw(1);
    await expect(withdraw(1)).rejects.toMatchObject({
      ...{ status: 409, message: expect.stringContaining('not been shipped yet') },
    });
    await send(2);
    expect((await seen())?.returns).toMatchObject({ returnable: [2] });
  });
});
