import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import { type Both, openBoth, type Person } from './harness.ts';
import { shirts } from './payment.ts';

const shirt = shirts(1);
const orderDetails = { products: [shirt], total: 89, address: '', phone: '', email: '' };

const order = { payment: 'cash', notes: 'Market', mailsCustomer: false, orderDetails };

describe('manual orders: mocks and server answer alike', () => {
  let both: Both;
  let owner: Person;
  beforeEach(async () => {
    both = await openBoth({ products: [linenShirt] });
    owner = await both.admin();
  });
  afterEach(() => both.close());

  it('created once, by admins only, at the shop’s prices and from its stock', async () => {
    const taken = { ...order, requestId: v7() };
    expect((await (await both.anna()).ask('POST /takeorder', taken)).status).toBe(403);
    expect((await owner.ask('POST /takeorder', taken)).status).toBe(200);
    await owner.ask('POST /takeorder', taken);
    const changed = await owner.ask('POST /takeorder', { ...taken, notes: 'Ring twice' });
    expect(changed.status).toBe(409);
    await both.somebody().ask(`GET /product/${linenShirt._id}`);
    const named = { ...orderDetails, fullName: 'Rosa Lima' };
    await owner.ask('POST /takeorder', { ...order, requestId: v7(), orderDetails: named });
    const unpaid = { ...order, requestId: v7(), payment: 'unpaid' };
    await owner.ask('POST /takeorder', unpaid);
    const dear = { ...orderDetails, total: 1 };
    const refused = [
      await owner.ask('POST /takeorder', { ...order, requestId: v7(), orderDetails: dear }),
      await owner.ask('POST /takeorder', {
        ...{ ...order, requestId: v7() },
        orderDetails: {
          ...orderDetails,
          products: [{ ...shirt, quantity: 99, subtotal: 8811 }],
          total: 8811,
        },
      }),
      await owner.ask('POST /takeorder', { ...order, requestId: v7(), payment: 'barter' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 400]);
  });
});
