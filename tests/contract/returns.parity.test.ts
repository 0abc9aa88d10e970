import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import { standardDelivery } from '../../contract/examples/selling.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { CheckoutSettings } from '../../contract/schemas/selling.ts';
import { comparable } from './comparable.ts';
import { type Both, openBoth, type Person, type Side } from './harness.ts';
import { buy as buyShirts, shirts } from './payment.ts';

describe('returns: mocks and server answer alike', () => {
  let both: Both;
  let owner: Person;
  let anna: Person;
  beforeEach(async () => {
    const now = () => new Date('2026-05-01T10:00:00.000Z');
    both = await openBoth({ products: [linenShirt], now });
    owner = await both.admin();
    anna = await both.anna();
  });
  afterEach(() => both.close());

  /** Two shirts. */
  const buy = (chosen?: (side: Side) => object) => buyShirts(both, anna, [shirts(2)], chosen);

  const orderOn = async (side: Side['name']) => {
    const [order] = (await anna.askOnly(side, 'GET /getorders')).body as [Order];
    return order;
  };

  /** Requests a return of each side's own order; fails unless the replies match. */
  async function ask(who: Person, callOf: (order: Order) => string, body?: object) {
    const [mocked, real] = await Promise.all(
      (['mocks', 'server'] as const).map(async (side) =>
        comparable(await who.askOnly(side, callOf(await orderOn(side)), body)),
      ),
    );
    expect(mocked).toEqual(real);
    return real?.status;
  }

  const say = (delivery_status: string) =>
    ask(owner, ({ _id }) => `POST /handleorder/${_id}`, {
      ...{ notes: '', payment_status: 'paid', delivery_status },
    });
  const withdraw = (...lines: [line: number, quantity: number][]) =>
    ask(anna, ({ _id }) => `POST /returnorder/${_id}`, {
      reason: 'tooSmall',
      lines: lines.map(([line, quantity]) => ({ line, quantity })),
    });
  const idOf = ({ returns }: Order) => returns?.requests.at(-1)?.id ?? '';
  const receive = (restocked: number, damaged = 0, line = 0) =>
    ask(owner, (order) => `POST /receivereturn/${idOf(order)}`, {
      lines: [{ line, restocked, damaged }],
    });
  const refuse = (refusal: string) =>
    ask(owner, (order) => `POST /refusereturn/${idOf(order)}`, { refusal });
  const refund = (amount: number) =>
    ask(owner, ({ _id }) => `POST /refundreturns/${_id}`, { amount });

  it('requested: too early, too many, of an unknown line, and twice', async () => {
    await buy();
    expect(await withdraw([0, 1])).toBe(409);
    await say('shipped');
    await anna.ask('GET /getorders');
    expect(await withdraw([0, 3])).toBe(409);
    expect(await withdraw([1, 1])).toBe(400);
    expect(await withdraw([0, 1], [0, 1])).toBe(400);
    expect(await withdraw([0, 1])).toBe(200);
    expect(await withdraw([0, 2])).toBe(409);
    await anna.ask('GET /getorders');
    await owner.ask('GET /allorders?returns=requested');
  });

  it('resent: accepted if identical, refused with other contents', async () => {
    await buy();
    await say('delivered');
    const again = (quantity: number, requestId = '01930000-0000-7000-8000-00000000000a') =>
      ask(anna, ({ _id }) => `POST /returnorder/${_id}`, {
        ...{ requestId, reason: 'tooSmall', lines: [{ line: 0, quantity }] },
      });
    expect(await again(1, 'no-uuid')).toBe(400);
    expect(await again(1)).toBe(200);
    expect(await again(1)).toBe(200);
    expect(await again(2)).toBe(409);
    await anna.ask('GET /getorders');
  });

  it('opened by an admin, by the same rule, and by admins only', async () => {
    await buy();
    const open = (who: Person, quantity: number, requestId?: string) =>
      ask(who, ({ _id }) => `POST /openreturn/${_id}`, {
        ...{ reason: 'tooSmall', lines: [{ line: 0, quantity }] },
        ...(requestId && { requestId }),
      });
    expect(await open(owner, 1)).toBe(409);
    await say('delivered');
    const id = '01930000-0000-7000-8000-00000000000a';
    expect(await open(anna, 1)).toBe(403);
    expect(await open(owner, 3)).toBe(409);
    expect(await open(owner, 1, id)).toBe(200);
    expect(await open(owner, 1, id)).toBe(200);
    expect(await open(owner, 2, id)).toBe(409);
    await ask(owner, ({ _id }) => `GET /orderhistory/${_id}`);
    expect(await receive(1)).toBe(200);
    await owner.ask('GET /allorders');
    await anna.ask('GET /getorders');
  });

  it('of a parcel, before the rest is sent', async () => {
    await buy();
    const send = (quantity: number, change = {}, who = owner) =>
      ask(who, ({ _id }) => `POST /sendparcel/${_id}`, {
        ...{ requestId: '01930000-0000-7000-8000-00000000000b', lines: [{ line: 0, quantity }] },
        ...{ carrier: 'CTT', trackingUrl: 'PT1', ...change },
      });
    expect(await send(1, {}, anna)).toBe(403);
    expect(await send(3)).toBe(409);
    expect(await send(1, { trackingUrl: 'no link!' })).toBe(400);
    expect(await send(1)).toBe(200);
    expect(await send(1)).toBe(200);
    expect(await send(2)).toBe(409);
    expect(await say('cancelled')).toBe(409);
    expect(await withdraw([0, 2])).toBe(409);
    expect(await withdraw([0, 1])).toBe(200);
    await owner.ask('GET /allorders');
    expect(await send(1, { requestId: '01930000-0000-7000-8000-00000000000c' })).toBe(200);
    await anna.ask('GET /getorders');
    expect(await send(1, { requestId: '01930000-0000-7000-8000-00000000000d' })).toBe(409);
  });

  it('of a changed order: more items are asked for, and fewer are refunded', async () => {
    await buy();
    const change = (quantity: number, more = {}, who = owner) =>
      ask(who, ({ _id }) => `POST /changelines/${_id}`, {
        ...{ version: 1, lines: [{ productId: linenShirt._id, size: 'S', quantity }], ...more },
      });
    expect(await change(1, {}, anna)).toBe(403);
    expect(await change(1, { version: 7 })).toBe(409);
    expect(await change(3, { isPreview: true })).toBe(200);
    expect(await change(1, { isPreview: true })).toBe(200);
    expect(await change(1)).toBe(200);
    expect(await change(1)).toBe(200);
    await owner.ask('GET /allorders');
    await say('shipped');
    expect(await change(2, { version: 3 })).toBe(409);
  });

  it('exchanged: only requested units, and only by admins', async () => {
    await buy();
    await say('delivered');
    await withdraw([0, 1]);
    const accept = (who: Person) => ask(who, (order) => `POST /sendexchange/${idOf(order)}`);
    expect(await accept(anna)).toBe(403);
    expect(await accept(owner)).toBe(409);
  });

  it('received in parts, refused and refunded', async () => {
    await buy();
    await say('delivered');
    await withdraw([0, 1]);
    expect(await receive(2)).toBe(409);
    expect(await receive(1, 0, 1)).toBe(400);
    expect(await refund(89)).toBe(409);
    expect(await receive(0)).toBe(200);
    expect(await receive(0, 1)).toBe(200);
    expect(await receive(1)).toBe(409);
    expect(await refuse('Worn.')).toBe(409);
    expect(await refund(5)).toBe(409);
    expect(await refund(89)).toBe(200);
    expect(await refund(89)).toBe(200);
    await withdraw([0, 1]);
    expect(await refuse('Worn.')).toBe(200);
    expect(await refuse('Worn.')).toBe(200);
    expect(await receive(1)).toBe(409);
    await owner.ask('GET /allorders');
  });

  it('bought with a code for the delivery, which does not reduce the items’ refund', async () => {
    const { id: _, version: __, ...method } = standardDelivery;
    await owner.ask('POST /savedelivery', { ...method, freeFrom: 500 });
    const code = { code: 'BRING', kind: 'freeDelivery', value: 0, minimum: 0 };
    await owner.ask('POST /savecode', code);
    const idOn = async (side: Side['name']) => {
      const { body } = await owner.askOnly(side, 'GET /checkoutsettings');
      return (body as CheckoutSettings).delivery[0]?.id;
    };
    const ids = { mocks: await idOn('mocks'), server: await idOn('server') };
    await buy(({ name }) => ({ delivery: ids[name], code: 'bring' }));
    await say('delivered');
    await withdraw([0, 1]);
    await receive(1);
    expect(await refund(89)).toBe(200);
  });

  it('refunded partly without a return, next to one, and never above the payment', async () => {
    const part = (amount: number, number: number, note?: string) =>
      ask(owner, ({ _id }) => `POST /refundpart/${_id}`, {
        ...{ amount, requestId: `01930000-0000-7000-8000-00000000000${number}` },
        ...(note && { note }),
      });
    await buy();
    expect(await part(178.01, 1)).toBe(409);
    expect(await part(0, 2)).toBe(400);
    expect(await part(12.345, 3)).toBe(400);
    expect(await part(100, 4, ' It came late. ')).toBe(200);
    expect(await part(100, 4, 'It came late.')).toBe(200);
    expect(await part(100, 4)).toBe(409);
    await anna.ask('GET /getorders');
    await say('delivered');
    await withdraw([0, 1]);
    await receive(1);
    expect(await refund(89)).toBe(409);
    expect(await part(8, 5)).toBe(200);
    expect(await refund(70)).toBe(200);
    expect(await part(1, 6)).toBe(409);
    await owner.ask('GET /allorders');
    await owner.ask('GET /ordercounts');
  });

  it('received although the payment was already refunded', async () => {
    await buy();
    await say('delivered');
    await withdraw([0, 1]);
    const all = { amount: 178, requestId: '01930000-0000-7000-8000-00000000000b' };
    expect(await ask(owner, ({ _id }) => `POST /refundpart/${_id}`, all)).toBe(200);
    expect(await receive(1)).toBe(200);
    await owner.ask('GET /allorders');
  });

  it('all units: the order is returned, and then refunded', async () => {
    await buy();
    await say('delivered');
    await withdraw([0, 2]);
    expect(await receive(2)).toBe(200);
    expect(await refund(178)).toBe(200);
    await anna.ask('GET /getorders');
    await owner.ask('GET /ordercounts');
  });
});
