import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cottonTote, linenShirt } from '../../contract/examples/products.ts';
import type { CheckoutRequest, Order, OrderReply } from '../../contract/schemas/order.ts';
import type { RelatedProduct } from '../../contract/schemas/user.ts';
import { type Both, openBoth, type Person, type Side } from './harness.ts';
import { contact, pay, sessionIds, shirts } from './payment.ts';

type Details = CheckoutRequest['orderDetails'];

const line = shirts(2);
const details: Details = { products: [line], total: 178, ...contact };

const checkout =
  (changes: Partial<Details> = {}) =>
  ({ me }: Side) => ({ userId: me, orderDetails: { ...details, ...changes } });

describe('checkout, orders and ratings: mocks and server answer alike', () => {
  let both: Both;
  let person: Person;
  beforeEach(async () => {
    both = await openBoth({ products: [linenShirt, cottonTote] });
    person = await both.anna();
    for (let units = 0; units < 3; units++) await add('S');
  });
  afterEach(() => both.close());

  const add = (size: string) => person.ask('POST /addtocart', { itemId: linenShirt._id, size });
  const startCheckout = (changes?: Partial<Details>) =>
    person.ask('POST /stripe/create-checkout-session', checkout(changes));
  const createOrder = (body: object | ((side: Side) => object) = contact) =>
    person.ask('POST /createorder', body);

  async function look() {
    await person.ask('GET /getcart');
    await person.ask('GET /getrelprod');
    await both.somebody().ask('GET /allproducts');
    return (await person.ask('GET /getorders')).body as Order[];
  }

  it('no order without a session or before payment; then exactly one', async () => {
    expect((await createOrder()).status).toBe(404);
    const session = sessionIds(await startCheckout());
    const named = ({ name }: Side) => ({ ...contact, sessionId: session[name] });
    expect((await createOrder()).status).toBe(402);
    expect((await createOrder(named)).status).toBe(402);
    expect(await look()).toEqual([]);

    await pay(both, session);
    for (const body of [named, contact, named]) {
      const { status, body: made } = await createOrder(body);
      expect(status).toBe(200);
      expect((made as OrderReply).order).toMatchObject({ total: 178, payment_status: 'paid' });
    }
    expect(await look()).toHaveLength(1);
  });

  it('a guest’s checkout, with access to their one order only', async () => {
    const gus = both.somebody();
    expect((await gus.ask('POST /keeporder')).status).toBe(401);
    await gus.ask('POST /guestcheckout');
    const pays = (changes?: Partial<Details>) =>
      gus.ask('POST /stripe/create-checkout-session', checkout(changes));
    expect((await pays({ total: 1 })).status).toBe(409);
    const session = sessionIds(await pays());
    const named = ({ name }: Side) => ({ ...contact, sessionId: session[name] });
    expect((await gus.ask('POST /createorder', named)).status).toBe(402);
    expect((await person.ask('POST /createorder', named)).status).toBe(404);
    expect((await gus.ask('POST /keeporder')).status).toBe(404);
    await pay(both, session);
    const { body: made } = await gus.ask('POST /createorder', named);
    expect((made as OrderReply).order).toMatchObject({ total: 178, isGuest: true });
    expect((await gus.ask('POST /keeporder')).status).toBe(200);
    expect((await pays()).status).toBe(401);
    await gus.ask('POST /guestcheckout');
    expect((await gus.ask('GET /getorders')).status).toBe(401);
    // The reply is the same with and without orders to add.
    expect((await person.ask('POST /keeporder')).status).toBe(200);
  });

  it('another customer’s session, and an unknown one', async () => {
    await startCheckout();
    expect((await createOrder({ ...contact, sessionId: 'test_0' })).status).toBe(404);
    expect((await createOrder({ ...contact, phone: 'none' })).status).toBe(400);
  });

  it.each<[string, number, Partial<Details>]>([
    ['a price that was tampered with', 409, { products: [{ ...line, price: 1, subtotal: 2 }] }],
    ['a subtotal that does not add up', 409, { products: [{ ...line, subtotal: 1 }] }],
    ['a total that does not add up', 409, { total: 1 }],
    ['more than is in the cart', 409, { products: [{ ...line, quantity: 4, subtotal: 356 }] }],
    ['another size than is in the cart', 409, { products: [{ ...line, size: 'XL' }] }],
    ['nothing', 400, { products: [] }],
    ['no address', 400, { address: '' }],
    ['a phone that is none', 400, { phone: '12' }],
    ['an empty name', 400, { fullName: ' ' }],
    ['a name in two lines', 400, { fullName: 'Anna\nSouza' }],
    ['a name that is too long', 400, { fullName: 'a'.repeat(121) }],
  ])('%s', async (_, status, changes) => {
    expect((await startCheckout(changes)).status).toBe(status);
    expect(await look()).toEqual([]);
  });

  it('the recipient, as at payment', async () => {
    const session = sessionIds(await startCheckout({ fullName: 'Анна Souza' }));
    await pay(both, session);
    const other = { ...contact, fullName: 'Somebody Else' };
    expect((await createOrder(other)).status).toBe(200);
    expect(await look()).toMatchObject([{ fullName: 'Анна Souza' }]);
    expect((await createOrder({ ...contact, fullName: '' })).status).toBe(400);
  });

  it('a manipulated name and picture', async () => {
    const products = [{ ...line, name: 'Free shirt', picture: 'https://x.test' }];
    await pay(both, sessionIds(await startCheckout({ products })));
    await createOrder();
    expect((await look())[0]?.products[0]?.name).toBe('Linen Camp Shirt');
  });

  it('another customer’s cart, and an empty one', async () => {
    const forOther = { userId: 'somebody-else', orderDetails: details };
    const { status } = await person.ask('POST /stripe/create-checkout-session', forOther);
    expect(status).toBe(403);
    await person.ask('POST /cleancart', {});
    expect((await startCheckout()).status).toBe(400);
  });

  it('only bought products can be rated, repeatedly', async () => {
    const rate = (id: string, rating: unknown) => person.ask(`POST /rate/${id}`, { rating });
    expect((await rate(linenShirt._id, 5)).status).toBe(403);
    await pay(both, sessionIds(await startCheckout()));
    await createOrder();
    for (const wrong of [0, 6, 2.5, '5']) {
      expect((await rate(linenShirt._id, wrong)).status).toBe(400);
    }
    expect((await rate(cottonTote._id, 5)).status).toBe(403);
    expect((await rate('01920000-0000-7000-8000-0000000000ff', 5)).status).toBe(404);
    await look();
    for (const stars of [5, 2]) {
      expect((await rate(linenShirt._id, stars)).status).toBe(200);
      await look();
    }
    const { body } = await person.ask('GET /getrelprod');
    expect(body as RelatedProduct[]).toMatchObject([{ status: 'rated', rating: 2 }]);
  });
});
