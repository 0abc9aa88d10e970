import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleProducts } from '../../contract/examples/products.ts';
import type { ProductSize } from '../../contract/schemas/product.ts';
import { createApiClient } from '../../src/data/http.ts';
import { toSizes, toStockEntries } from '../../src/features/admin/products/stockEntries.ts';
import { toProductChange } from '../../src/lib/productDifferences.ts';

type Ask = { path: string; method: string; body: { id?: string; mostPopular?: boolean } };

const answers = vi.fn<(ask: Ask) => Response>();
const failure = (status: number) => Response.json({ success: false, message: 'No' }, { status });
const calls = () => answers.mock.calls.map(([{ method, path }]) => `${method} ${path}`);
const [first, second] = exampleProducts;
const ids = [first?._id ?? '', second?._id ?? ''];
const session = { token: 't', role: 'admin', id: 'ada' };

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) =>
    answers({ path: url.split('?')[0] ?? '', method, body: JSON.parse(String(body ?? '{}')) }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  answers.mockReset();
});

describe('a server that returns whole lists', () => {
  it('is paged by the client', async () => {
    answers.mockImplementation(() => Response.json(exampleProducts));
    const { call } = createApiClient({ url: '' });
    const page = await call('GET /allproducts', { query: { sort: 'price-asc', limit: 2 } });
    expect(page).toMatchObject({ total: exampleProducts.length, nextCursor: '2' });
    const prices = exampleProducts.map(({ price }) => price).sort((a, b) => a - b);
    expect(page.items.map(({ price }) => price)).toEqual(prices.slice(0, 2));
    const last = await call('GET /allproducts', { query: { limit: 50, cursor: '2' } });
    expect(last.items).toHaveLength(exampleProducts.length - 2);
    expect(last.nextCursor).toBeUndefined();
  });
});

describe('bulk removal of products', () => {
  const remove = (client: ReturnType<typeof createApiClient>) =>
    client.send('POST /removeproducts', { body: { ids } });

  it('is done one by one if the server lacks the call', async () => {
    answers.mockImplementation(({ method }) =>
      method === 'POST' ? failure(404) : Response.json({ success: true }),
    );
    expect(await remove(createApiClient({ url: '' }, session))).toMatchObject({ ok: true });
    expect(calls().slice(1)).toEqual(ids.map((id) => `DELETE /removeproduct/${id}`));
  });

  it('succeeds one by one even if one is already removed', async () => {
    answers.mockImplementation(({ method, path }) =>
      method === 'POST' || path.endsWith(`/${ids[0]}`)
        ? failure(404)
        : Response.json({ success: true }),
    );
    expect(await remove(createApiClient({ url: '' }, session))).toMatchObject({ ok: true });
    expect(calls().slice(1)).toEqual(ids.map((id) => `DELETE /removeproduct/${id}`));
  });

  it('removes nothing if the server has pages and one product is missing', async () => {
    const client = createApiClient({ url: '' }, session);
    const headers = { 'X-Total-Count': '2' };
    answers.mockImplementationOnce(() => Response.json(exampleProducts.slice(0, 2), { headers }));
    await client.call('GET /listproducts', { query: { limit: 2 } });
    answers.mockImplementation(() => failure(404));
    expect(await remove(client)).toMatchObject({ ok: false, error: { status: 404 } });
    expect(calls()).toHaveLength(2);
  });
});

describe('optional fields of products', () => {
  const extensionsOf = async (body: object[], headers = {}) => {
    answers.mockImplementation(() => Response.json(body, { headers }));
    const client = createApiClient({ url: '' }, session);
    return (await client.call('GET /listproducts', { query: { limit: 1 } })).extensions;
  };
  const bare = { _id: 'a', name: 'Tee', price: 1, images: [], sizes: [] };

  it('are those that every product of the shop has', async () => {
    expect(await extensionsOf([bare])).toEqual([]);
    const some = { ...bare, mostPopular: true, kind: 'Tees' };
    expect(await extensionsOf([some, { ...some, _id: 'b' }])).toEqual(['kind', 'mostPopular']);
    expect(await extensionsOf([{ ...some, draft: true }, some])).toEqual(['kind', 'mostPopular']);
  });

  it('are unknown in an empty shop, except on our server', async () => {
    expect(await extensionsOf([])).toEqual([]);
    expect(await extensionsOf([], { 'X-Total-Count': '0' })).toContain('draft');
  });
});

const tee = {
  ...{ name: 'Tee', description: '', price: 1, category: 'men' as const, newCollection: true },
  ...{ images: [], sizes: [] },
};

describe('a draft', () => {
  it('is never resent without its flag', async () => {
    const client = createApiClient({ url: '' }, session);
    answers.mockImplementation(({ body }) =>
      'draft' in body ? failure(400) : Response.json({ success: true }),
    );
    const body = { ...tee, draft: true };
    const flagged = { ...tee, mostPopular: false };
    expect(await client.send('POST /addproduct', { body })).toMatchObject({ ok: false });
    answers.mockImplementation(({ body: sent }) =>
      'mostPopular' in sent ? failure(400) : Response.json({ success: true }),
    );
    expect(await client.send('POST /addproduct', { body: flagged })).toMatchObject({ ok: true });
    const before = calls().length;
    expect(await client.send('POST /addproduct', { body })).toMatchObject({
      ok: false,
      error: { fields: { draft: 'Not in this shop' } },
    });
    expect(calls()).toHaveLength(before);
  });
});

describe('a flag that the server refuses', () => {
  it('is dropped after the request succeeds without it, and then hidden', async () => {
    const client = createApiClient({ url: '' }, session);
    answers.mockImplementation(({ path, body }) => {
      if (path === '/listproducts') return Response.json([{ ...first, mostPopular: true }]);
      return 'mostPopular' in body ? failure(400) : Response.json({ success: true });
    });
    const body = { ...tee, mostPopular: true };
    for (const asked of [2, 3]) {
      expect(await client.send('POST /addproduct', { body })).toMatchObject({
        ok: true,
        data: { withoutMostPopular: true },
      });
      expect(calls()).toHaveLength(asked);
    }
    const { items } = await client.call('GET /listproducts', {});
    expect(items[0]).not.toHaveProperty('mostPopular');
  });
});

describe('a server that requires the password for each account change', () => {
  const details = { username: 'Anna', email: 'a@b.test' };
  const change = (body: object) =>
    createApiClient({ url: '' }, session).send('POST /updateuser', {
      body: { ...details, ...body },
    });
  const sent = () => answers.mock.calls.map(([{ body }]) => body);

  it('gets the one that the form then asks for, or the new one', async () => {
    answers.mockImplementation(({ body }) =>
      'password' in body && !('currentPassword' in body)
        ? Response.json({ success: true })
        : Response.json({ success: false, errors: ['password is required'] }, { status: 400 }),
    );
    const fields = { currentPassword: 'Enter your password' };
    expect(await change({})).toMatchObject({ ok: false, error: { fields } });
    expect(await change({ currentPassword: 'old' })).toMatchObject({ ok: true });
    expect(sent().at(-1)).toEqual({ ...details, password: 'old' });
    expect(await change({ currentPassword: 'old', password: 'new' })).toMatchObject({ ok: true });
    expect(sent().at(-1)).toEqual({ ...details, password: 'new' });
  });

  it('is not mistaken for ours, which names its own field', async () => {
    const fields = { currentPassword: 'Wrong password.' };
    answers.mockImplementation(() => Response.json({ success: false, fields }, { status: 400 }));
    expect(await change({ currentPassword: 'guess' })).toMatchObject({
      ok: false,
      error: { fields },
    });
    expect(sent()).toHaveLength(1);
  });
});

describe('the sizes of a product', () => {
  const product = { ...tee, _id: 'a', rating: 0, sizes: [] as ProductSize[] };
  const size = { size: 'M', quantity: 9, quantityReserved: 2, description: '' };

  it('keep their reserved units on a server that stores requests unchanged', () => {
    const changed = toProductChange({ ...product, sizes: [size] });
    expect(changed.sizes).toEqual([size]);
    expect(toSizes(toStockEntries({ ...product, sizes: [size] }))).toEqual([size]);
    const { quantityReserved: _, ...ours } = { ...size, quantitySeen: 9 };
    expect(toProductChange({ ...product, version: 1, sizes: [size] }).sizes).toEqual([ours]);
  });
});
