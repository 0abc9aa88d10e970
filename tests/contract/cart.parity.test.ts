import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cottonTote, linenShirt, woolCoat } from '../../contract/examples/products.ts';
import type { Cart } from '../../contract/schemas/cart.ts';
import { type Both, openBoth, type Person } from './harness.ts';

const plenty = { size: 'M', quantity: 120, quantityReserved: 0, description: '' };
const socks = { ...cottonTote, _id: '01920000-0000-7000-8000-000000000077', sizes: [plenty] };

describe('a customer’s cart: mocks and server answer alike', () => {
  let both: Both;
  let person: Person;
  beforeEach(async () => {
    both = await openBoth({ products: [linenShirt, cottonTote, woolCoat, socks] });
    person = await both.anna();
  });
  afterEach(() => both.close());

  const shirt = (size: string) => ({ itemId: linenShirt._id, size });
  const add = (target: object) => person.ask('POST /addtocart', target);
  const remove = (target: object) => person.ask('POST /removefromcart', target);

  /** The same in the cart, in the account, and in the public stock. */
  async function look() {
    await person.ask('GET /getuser');
    await both.somebody().ask('GET /allproducts');
    await both.somebody().ask(`GET /product/${linenShirt._id}`);
    return (await person.ask('GET /getcart')).body as Cart;
  }

  it('adds units one by one, until none is left for the customer', async () => {
    expect((await add(shirt('M'))).status).toBe(200);
    await look();
    expect((await add(shirt('M'))).status).toBe(200);
    await look();
    expect((await add(shirt('M'))).status).toBe(409);
    const { cartData } = await look();
    expect(cartData).toMatchObject([{ size: 'M', quantity: 2 }]);
  });

  it('removes units one by one, and the line at zero', async () => {
    await add(shirt('S'));
    await add(shirt('S'));
    expect((await remove(shirt('S'))).status).toBe(200);
    await look();
    expect((await remove(shirt('S'))).status).toBe(200);
    expect((await look()).cartData).toEqual([]);
    expect((await remove(shirt('S'))).status).toBe(404);
  });

  it.each([
    [{ itemId: woolCoat._id, size: 'M' }, 409],
    [{ itemId: woolCoat._id, size: 'S' }, 409],
    [{ itemId: woolCoat._id, size: 'XXS' }, 404],
    [{ itemId: '01920000-0000-7000-8000-0000000000ff', size: 'M' }, 404],
    [{ itemId: 'no id', size: 'M' }, 404],
    [{ itemId: linenShirt._id }, 400],
    [{ itemId: linenShirt._id, size: '' }, 400],
    [{ itemId: linenShirt._id, size: 'M', quantity: 2 }, 400],
  ])('adding %j', async (target, status) => {
    expect((await add(target)).status).toBe(status);
    await look();
  });

  it.each([
    [{ itemId: linenShirt._id, size: 'M' }, 404],
    [{ itemId: 'no id', size: 'M' }, 404],
    [{ itemId: linenShirt._id }, 400],
  ])('removing %j from an empty cart', async (target, status) => {
    expect((await remove(target)).status).toBe(status);
  });

  it('emptied at once, repeatedly', async () => {
    await add(shirt('S'));
    await add({ itemId: cottonTote._id, size: 'M' });
    for (const body of [{}, {}, { all: true }]) await person.ask('POST /cleancart', body);
    expect((await look()).cartData).toEqual([]);
  });

  const guest = {
    joinId: 'join-0001',
    cartItems: [
      { ...shirt('S'), quantity: 2 },
      { ...shirt('M'), quantity: 5 },
      { ...shirt('S'), quantity: 1 },
      { ...shirt('L'), quantity: 1 },
      { ...shirt('XXXL'), quantity: 1 },
      { itemId: 'gone', size: 'M', quantity: 1 },
    ],
  };

  it('a guest’s lines are added, limited to the stock, once per joinId', async () => {
    await add(shirt('S'));
    for (let times = 0; times < 2; times++) await person.ask('POST /joincart', guest);
    expect((await look()).cartData).toMatchObject([
      { size: 'S', quantity: 4 },
      { size: 'M', quantity: 2 },
    ]);
    await person.ask('POST /joincart', { ...guest, joinId: 'join-0002' });
    await look();
  });

  it('two lines of a removed size are dropped as one valid line', async () => {
    const gone = { itemId: socks._id, size: 'gone', quantity: 99 };
    const cartItems = [gone, gone];
    const answers = [
      await person.ask('POST /joincart', { joinId: 'join-0005', cartItems }),
      await both.somebody().ask('POST /getcartunaut', { cartItems }),
    ];
    for (const { body } of answers) expect((body as Cart).removed).toEqual([gone]);
  });

  it('at most 99 units of a size', async () => {
    const cartItems = [{ itemId: socks._id, size: 'M', quantity: 98 }];
    await person.ask('POST /joincart', { joinId: 'join-0003', cartItems });
    expect((await add({ itemId: socks._id, size: 'M' })).status).toBe(200);
    expect((await add({ itemId: socks._id, size: 'M' })).status).toBe(409);
    await person.ask('POST /joincart', { joinId: 'join-0004', cartItems });
    await look();
  });

  it.each([
    { ...guest, joinId: 'short' },
    { cartItems: [] },
    { ...guest, cartItems: [{ ...shirt('S'), quantity: 0 }] },
  ])('adding a guest’s %j', async (body) => {
    expect((await person.ask('POST /joincart', body)).status).toBe(400);
  });
});
