import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { linenShirt } from '../../contract/examples/products.ts';
import { createApiClient } from '../../src/data/http.ts';

const contact = { address: 'Rua das Flores 12, Lisbon', phone: '+351912345678', email: 'a@b.test' };
const session = { token: 't', role: 'customer', id: 'anna' };
const orderDetails = { ...contact, products: [], total: 10 };

const texts = new Map<string, string>();
let isStorageDisabled = false;
let isCleanCartRefused = false;
/** A spec-only shop: each `POST /createorder` creates an order. */
let orders: object[] = [];
let cart: object[] = [];
let requests: string[] = [];
/** Answers `POST /createorder` once the order is created; by default with a success. */
let answerOrder: () => Promise<Response>;
const success = () => Response.json({ success: true, message: 'Ordered' });

/** A fresh client, as after a reload or in another tab. */
const client = () => createApiClient({ url: '' }, session);
const createOrder = (body: object = contact) =>
  client().send('POST /createorder', { body: body as typeof contact });
const ordersRequested = () => requests.filter((path) => path === '/createorder').length;

async function answer(url: string) {
  const path = url.split('?')[0] ?? '';
  requests.push(path);
  if (path === '/getorders') return Response.json(orders);
  if (path === '/getcart') return Response.json({ cartData: cart });
  if (path === '/cleancart' && isCleanCartRefused) return Response.json({ success: false });
  if (path === '/cleancart') cart = [];
  if (path === '/stripe/create-checkout-session') return Response.json({ url: '/pay' });
  if (path === '/createorder') {
    orders = [...orders, { _id: `order ${orders.length}` }];
    return answerOrder();
  }
  return success();
}

beforeEach(() => {
  texts.clear();
  isStorageDisabled = false;
  isCleanCartRefused = false;
  orders = [{ _id: 'an earlier order' }];
  cart = [{ product: linenShirt, size: 'S', quantity: 1 }];
  requests = [];
  answerOrder = async () => success();
  function storage() {
    if (isStorageDisabled) throw new Error('Storage is disabled');
    return texts;
  }
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage().get(key) ?? null,
    removeItem: (key: string) => storage().delete(key),
    setItem: (key: string, text: string) => storage().set(key, text),
  });
  vi.stubGlobal('fetch', answer);
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('return from a payment to a spec-only server', () => {
  it('creates one order, however often the page is opened', async () => {
    expect(await createOrder()).toMatchObject({ ok: true });
    expect(cart).toEqual([]);
    cart = [{ product: linenShirt, size: 'M', quantity: 1 }];
    expect(await createOrder()).toMatchObject({ ok: true });
    expect(ordersRequested()).toBe(1);
    expect(cart).toHaveLength(1);
    expect([...texts.values()].join()).not.toContain(contact.email);
  });

  it('creates one order if the page is reloaded during the request', async () => {
    answerOrder = () => new Promise(() => {});
    void createOrder();
    await vi.waitFor(() => expect(ordersRequested()).toBe(1));
    orders.pop();
    const reloaded = createOrder();
    await vi.advanceTimersByTimeAsync(5_000);
    orders.push({ _id: 'the order' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await reloaded).toMatchObject({ ok: true });
    expect(ordersRequested()).toBe(1);
    expect(cart).toEqual([]);
  });

  it('creates one order if two tabs open it at once', async () => {
    const tabs = [createOrder(), createOrder()];
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await Promise.all(tabs)).toMatchObject([{ ok: true }, { ok: true }]);
    expect(ordersRequested()).toBe(1);
  });

  it('stays unconfirmed if a request without a reply created no order', async () => {
    answerOrder = async () => {
      orders.pop();
      throw new TypeError('Failed to fetch');
    };
    expect(await createOrder()).toMatchObject({ ok: false, error: { status: 0 } });
    const again = createOrder();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(await again).toMatchObject({ ok: false, error: { status: 0 } });
    expect(ordersRequested()).toBe(1);
    answerOrder = async () => success();
    expect(await createOrder()).toMatchObject({ ok: true });
    expect(ordersRequested()).toBe(2);
  });

  it.each([402, 500])('can be repeated after a %d', async (status) => {
    answerOrder = async () => {
      orders.pop();
      return Response.json({ success: false }, { status });
    };
    expect(await createOrder()).toMatchObject({ ok: false, error: { status } });
    answerOrder = async () => success();
    expect(await createOrder()).toMatchObject({ ok: true });
    expect(ordersRequested()).toBe(2);
  });

  it('finds the order that a failed request created', async () => {
    answerOrder = async () => Response.json({ success: false }, { status: 500 });
    expect(await createOrder()).toMatchObject({ ok: false });
    expect(await createOrder()).toMatchObject({ ok: true });
    expect(ordersRequested()).toBe(1);
  });

  it.each([contact, { ...contact, sessionId: 'cs_1' }])(
    'says if the cart was not emptied',
    async (paid) => {
      isCleanCartRefused = true;
      expect(await createOrder(paid)).toEqual({
        ok: true,
        data: { success: true, cartKept: true },
      });
      expect(cart).toHaveLength(1);
    },
  );

  it('requests nothing for an empty cart', async () => {
    cart = [];
    expect(await createOrder()).toMatchObject({ ok: false, error: { status: 410 } });
    expect(ordersRequested()).toBe(0);
  });

  it('creates another order after another payment', async () => {
    await createOrder();
    cart = [{ product: linenShirt, size: 'M', quantity: 1 }];
    const body = { orderDetails, userId: session.id };
    await client().send('POST /stripe/create-checkout-session', { body });
    expect(await createOrder()).toMatchObject({ ok: true });
    expect(ordersRequested()).toBe(2);
  });

  it('creates its order if storage is disabled', async () => {
    isStorageDisabled = true;
    expect(await createOrder()).toMatchObject({ ok: true });
    expect(await createOrder()).toMatchObject({ ok: true });
    expect(ordersRequested()).toBe(1);
  });

  it('creates one order for a session id that the server does not know', async () => {
    const paid = { ...contact, sessionId: 'cs_1' };
    expect(await createOrder(paid)).toMatchObject({ ok: true });
    expect(await createOrder(paid)).toMatchObject({ ok: true });
    expect(ordersRequested()).toBe(1);
    expect(cart).toEqual([]);
  });
});
