import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { offeredLines } from '../../contract/rules/cartLink.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { agentCarts, holds } from '../../server/db/checkoutSchema.ts';
import { removePastAgentCarts } from '../../server/repositories/cart.ts';
import { accountRules, createAccountLimits } from '../../server/services/accounts/accountLimits.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { somePictures } from './support/productInput.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';
import { violations } from './support/ucpSchemas.ts';

const dist = lastingFolder({
  'index.html': '<title>Shop</title>',
  'config.js': 'window.hemline = { shop: { name: "Hem" } };',
});
const config = { PUBLIC_URL: 'https://shop.example' } as const;
const sizes = [
  { size: 'S', quantity: 2, reserved: 2, description: '' },
  { size: 'M', quantity: 3, reserved: 1, description: '' },
  { size: 'L', quantity: 5, reserved: 0, description: '' },
];
const catalogue = [
  exampleProduct(1, {
    ...{ name: 'Linen Shirt', kind: 'Shirts', colour: 'Sage', swatch: '#9caf88', style: 'shirt' },
    ...{ priceCents: 8900, regularPriceCents: 10900, sizes, warnings: 'Keep away from fire.' },
    ...{ ratingSum: 9, ratingCount: 2 },
  }),
  exampleProduct(2, {
    ...{ name: 'Linen Shirt', kind: 'Shirts', colour: 'Clay', swatch: '#b5795a', style: 'shirt' },
    ...{ priceCents: 8900, sizes },
  }),
  exampleProduct(3, {
    ...{ name: 'Tote', kind: 'Bags', category: 'men', priceCents: 1995, images: [] },
    sizes: [{ size: 'One size', quantity: 4, reserved: 0, description: '' }],
  }),
  exampleProduct(4, { name: 'Secret Coat', draft: true }),
];
const [shirt, clay, tote, secret] = [1, 2, 3, 4].map(exampleId) as [string, string, string, string];

describe('the Universal Commerce Protocol', async () => {
  let time = Date.UTC(2026, 2, 1, 12);
  const now = () => new Date(time);
  const pictures = somePictures;
  const options = { dist, config, now, pictures, products: catalogue };
  const shop = await forSuite(openTestApp(options));
  const agent = { 'ucp-agent': 'profile="https://agent.example/.well-known/ucp"' };

  type Method = 'GET' | 'POST' | 'PUT';
  async function ask(method: Method, url: string, payload?: object, headers: object = agent) {
    const inject = {
      method,
      url: `/ucp${url}`,
      headers: { ...headers },
      ...(payload && { payload }),
    };
    const answer = await shop.app.inject(inject);
    return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
  }
  const item = (id: string, quantity = 1) => ({ item: { id }, quantity });
  const carts = () => shop.db.select().from(agentCarts);

  it('is found by its profile, which offers no payment', async () => {
    const { headers, body } = await shop.app.inject('/.well-known/ucp');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const profile = JSON.parse(body);
    expect(violations('profile', profile)).toEqual([]);
    expect(profile.ucp.payment_handlers).toEqual({});
    expect(Object.keys(profile.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
      'dev.ucp.shopping.cart',
    ]);
    expect(profile.ucp.services['dev.ucp.shopping'][0].endpoint).toBe('https://shop.example/ucp');
  });

  it('searches as the pages do, with filters and pages', async () => {
    const found = async (body: object) => {
      const answer = await ask('POST', '/catalog/search', body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(violations('search', answer.body)).toEqual([]);
      return answer.body;
    };
    const ids = async (body: object) =>
      (await found(body)).products.map(({ id }: { id: string }) => id).sort();
    expect(await ids({ query: 'linen shirt' })).toEqual([shirt, clay]);
    expect(await ids({ query: 'secret' })).toEqual([]);
    expect(await ids({ filters: { categories: ['Men'] } })).toEqual([tote]);
    expect(await ids({ filters: { categories: ['Women > Shirts'] } })).toEqual([shirt, clay]);
    expect(await ids({ filters: { categories: ['Toys'] } })).toEqual([]);
    expect(await ids({ filters: { price: { max: 1995 } } })).toEqual([tote]);
    expect(await ids({ filters: { price: { min: 1996, max: 1e9 } } })).toEqual([shirt, clay]);
    expect(await ids({ filters: { price: { min: 1e9 } } })).toEqual([]);
    const euros = { filters: { price: { max: 1 } }, context: { currency: 'EUR' } };
    expect(await ids(euros)).toHaveLength(3);
    const first = await found({ filters: {}, pagination: { limit: 2 } });
    expect(first.pagination).toMatchObject({ has_next_page: true, total_count: 3 });
    const { cursor } = first.pagination;
    const next = await found({ filters: {}, pagination: { limit: 2, cursor } });
    expect(next.products).toHaveLength(1);
    expect(next.pagination).toEqual({ has_next_page: false, total_count: 3 });
  });

  it('describes prices, sizes and stock as the page of a product', async () => {
    const { body } = await ask('POST', '/catalog/product', { id: shirt });
    expect(violations('product', body)).toEqual([]);
    expect(body.product).toMatchObject({
      ...{ title: 'Linen Shirt, Sage', url: `https://shop.example/product/${shirt}` },
      list_price_range: { min: { amount: 10900, currency: 'USD' } },
      price_range: { max: { amount: 8900, currency: 'USD' } },
      rating: { value: 4.5, scale_max: 5, count: 2 },
      metadata: { other_colors: [{ id: clay, color: 'Clay' }] },
      selected: [
        { name: 'Color', label: 'Sage' },
        { name: 'Size', label: 'M' },
      ],
    });
    expect(body.product.variants.map(({ id }: { id: string }) => id)).toEqual([
      ...[`${shirt}-M`, `${shirt}-L`, `${shirt}-S`],
    ]);
    expect(body.product.variants[2].availability).toEqual({
      ...{ available: false, status: 'out_of_stock' },
    });
    expect(body.messages).toEqual([
      expect.objectContaining({ content: 'Keep away from fire.', presentation: 'disclosure' }),
    ]);
  });

  it('narrows variants by a selection, and drops what no variant has', async () => {
    const product = async (more: object, id = shirt) => {
      const { body } = await ask('POST', '/catalog/product', { id, ...more });
      expect(violations('product', body)).toEqual([]);
      return body.product;
    };
    const size = (label: string) => ({ name: 'Size', label });
    const sage = { name: 'Color', label: 'Sage' };
    const small = await product({ selected: [size('S')] });
    expect(small.variants).toHaveLength(1);
    expect(small.options).toContainEqual({
      name: 'Color',
      values: [{ label: 'Sage', available: false, exists: true }],
    });
    const relaxed = await product({ selected: [size('XL'), sage], preferences: ['Color', 'Size'] });
    expect(relaxed.selected).toEqual([sage]);
    expect(relaxed.variants).toHaveLength(3);
    const large = await product({ selected: [size('S')] }, `${shirt}-L`);
    expect(large.selected).toEqual([sage, size('L')]);
    expect(large.variants[0].id).toBe(`${shirt}-L`);
  });

  it('looks up products and variants, each once, and names the unknown', async () => {
    const ids = [shirt, `${shirt}-L`, shirt, tote, secret, 'SKU-1'];
    const { body } = await ask('POST', '/catalog/lookup', { ids });
    expect(violations('lookup', body)).toEqual([]);
    const inputs = Object.fromEntries(
      body.products.flatMap(({ variants }: { variants: { id: string; inputs: object[] }[] }) =>
        variants.map((variant) => [variant.id, variant.inputs]),
      ),
    );
    expect(inputs).toEqual({
      [`${shirt}-M`]: [{ id: shirt, match: 'featured' }],
      [`${shirt}-L`]: [{ id: `${shirt}-L`, match: 'exact' }],
      [tote]: [{ id: tote, match: 'featured' }],
    });
    expect(body.messages.map(({ content }: { content: string }) => content)).toEqual([
      ...[secret, 'SKU-1'],
    ]);
    const unknown = await ask('POST', '/catalog/product', { id: secret });
    expect(unknown.status).toBe(200);
    expect(violations('failure', unknown.body)).toEqual([]);
    const many = { ids: Array.from({ length: 51 }, (_, at) => `id-${at}`) };
    expect(await ask('POST', '/catalog/lookup', many)).toMatchObject({
      ...{ status: 400, body: { code: 'request_too_large' } },
    });
  });

  it('keeps a cart that holds no stock, and hands it over to the shop’s own', async () => {
    const made = await ask('POST', '/carts', { line_items: [item(`${shirt}-M`, 2), item(tote)] });
    expect(made.status).toBe(201);
    expect(violations('cart', made.body)).toEqual([]);
    const { id, continue_url, totals, expires_at } = made.body;
    expect(totals).toEqual([
      { type: 'subtotal', amount: 19795 },
      { type: 'total', amount: 19795 },
    ]);
    expect(expires_at).toBe('2026-03-02T12:00:00.000Z');
    expect(continue_url).toMatch(/^https:\/\/shop\.example\/cart\?/);
    expect(offeredLines(new URL(continue_url).searchParams)).toEqual([
      { itemId: shirt, size: 'M', quantity: 2 },
      { itemId: tote, size: 'One size', quantity: 1 },
    ]);
    expect(await shop.db.select().from(holds)).toEqual([]);

    const changed = await ask('PUT', `/carts/${id}`, { id, line_items: [item(`${shirt}-L`)] });
    expect(violations('cart', changed.body)).toEqual([]);
    expect(changed.body).toMatchObject({ id, totals: [{ amount: 8900 }, { amount: 8900 }] });
    await shop.db.update(products).set({ priceCents: 8000 }).where(eq(products.id, shirt));
    const read = await ask('GET', `/carts/${id}`);
    expect(violations('cart', read.body)).toEqual([]);
    expect(read.body.line_items[0].item.price).toBe(8000);
    await shop.db.update(products).set({ priceCents: 8900 }).where(eq(products.id, shirt));

    const cancelled = await ask('POST', `/carts/${id}/cancel`, {});
    expect(cancelled.body).toMatchObject({ id, line_items: [{ id: `${shirt}-L` }] });
    for (const gone of [
      await ask('GET', `/carts/${id}`),
      await ask('PUT', `/carts/${id}`, { line_items: [] }),
      await ask('POST', `/carts/${id}/cancel`, {}),
      await ask('GET', '/carts/guessed'),
    ]) {
      expect(gone).toMatchObject({ status: 200, body: { messages: [{ code: 'not_found' }] } });
      expect(violations('failure', gone.body)).toEqual([]);
    }
    expect(await carts()).toEqual([]);
  });

  it('says what a cart can’t have', async () => {
    const made = await ask('POST', '/carts', {
      line_items: [item(`${shirt}-M`, 9), item(`${shirt}-S`), item(shirt), item(secret)],
    });
    expect(violations('cart', made.body)).toEqual([]);
    expect(made.body.line_items).toMatchObject([{ id: `${shirt}-M`, quantity: 2 }]);
    expect(made.body.messages.map(({ code }: { code: string }) => code)).toEqual([
      ...['item_unavailable', 'item_unavailable', 'quantity_reduced', 'out_of_stock'],
    ]);
    const none = await ask('POST', '/carts', { line_items: [item(`${shirt}-S`)] });
    expect(none.status).toBe(200);
    expect(violations('failure', none.body)).toEqual([]);
    expect(none.body.messages[0].content).toBe('Linen Shirt, Sage in size S is sold out.');
    await shop.db.delete(agentCarts);
  });

  it('forgets a cart a day after its last change', async () => {
    const { body } = await ask('POST', '/carts', { line_items: [item(tote)] });
    const day = 24 * 60 * 60 * 1000;
    time += day - 1;
    expect((await ask('GET', `/carts/${body.id}`)).body.id).toBe(body.id);
    await removePastAgentCarts(shop.db, now());
    expect(await carts()).toHaveLength(1);
    time += 1;
    expect((await ask('GET', `/carts/${body.id}`)).body.messages[0].code).toBe('not_found');
    await removePastAgentCarts(shop.db, now());
    expect(await carts()).toEqual([]);
  });

  it('answers wrong requests with the protocol’s errors', async () => {
    const search = (body: object, headers?: object) =>
      ask('POST', '/catalog/search', body, headers);
    const codeOf = async (answer: ReturnType<typeof ask>) => {
      const { status, body } = await answer;
      expect(body.content).toMatch(/./);
      return [status, body.code];
    };
    const query = 'linen';
    expect(await codeOf(search({}))).toEqual([400, 'invalid_request']);
    expect(await codeOf(search({ query: 7 }))).toEqual([400, 'invalid_request']);
    expect(await codeOf(search({ query, pagination: { cursor: 'x' } }))).toEqual([
      ...[400, 'invalid_request'],
    ]);
    const two = { filters: { categories: ['Men', 'Women'] } };
    expect(await codeOf(search(two))).toEqual([400, 'invalid_request']);
    expect(await codeOf(search({ query }, {}))).toEqual([400, 'invalid_profile_url']);
    const plain = { 'ucp-agent': 'profile="http://agent.example/ucp"' };
    expect(await codeOf(search({ query }, plain))).toEqual([400, 'invalid_profile_url']);
    const late = { 'ucp-agent': `${agent['ucp-agent']}; version="2099-01-01"` };
    expect(await codeOf(search({ query }, late))).toEqual([422, 'version_unsupported']);
    const none = { line_items: [item(tote, 0)] };
    expect(await codeOf(ask('POST', '/carts', none))).toEqual([400, 'invalid_request']);
  });

  it('counts a call of the catalogue once, and says why the shop’s own fails', async () => {
    const limited = await openTestApp({
      ...{ dist, products: catalogue, now, pictures },
      ...{ config: { RATE_LIMITS: 'on' }, load: { callsPerMinute: 3 } },
    });
    const search = async (query: string) => {
      const call = { method: 'POST' as const, url: '/ucp/catalog/search', headers: agent };
      const { statusCode, headers, json } = await limited.app.inject({
        ...call,
        payload: { query },
      });
      return [statusCode, json().code ?? json().products.length, Number(headers['retry-after'])];
    };
    expect(await search('tote')).toEqual([200, 1, Number.NaN]);
    expect(await search('linen')).toEqual([200, 2, Number.NaN]);
    await limited.closeDatabase();
    expect(await search('shirt')).toEqual([503, 'temporarily_unavailable', 2]);
    expect(await search('shirt')).toEqual([429, 'rate_limited', expect.any(Number)]);
    await limited.app.close();
  });

  it('limits calls and carts by network, and does not exist with AGENTS off', async () => {
    const products = catalogue;
    const limited = await openTestApp({
      ...{ dist, products, now, config: { RATE_LIMITS: 'on' }, load: { callsPerMinute: 2 } },
    });
    const count = createAccountLimits({ db: limited.db, now }, true);
    for (let made = 1; made < accountRules.agentcart.perNetwork; made += 1) {
      await count('agentcart', { ip: '127.0.0.1' }, async () => {});
    }
    const payload = { line_items: [item(tote)] };
    const make = () =>
      limited.app.inject({ method: 'POST', url: '/ucp/carts', headers: agent, payload });
    expect((await make()).statusCode).toBe(201);
    const refused = [await make(), await make()].map((answer) => [
      ...[answer.statusCode, answer.json().code, Number(answer.headers['retry-after']) > 60],
    ]);
    // The first by the limit of carts in an hour, the second by that of calls in a minute.
    expect(refused).toEqual([
      [429, 'rate_limited', true],
      [429, 'rate_limited', false],
    ]);
    await limited.close();
    const closed = await openTestApp({ dist, config: { AGENTS: 'off' } });
    expect((await closed.app.inject('/.well-known/ucp')).statusCode).toBe(404);
    await closed.close();
  });
});
