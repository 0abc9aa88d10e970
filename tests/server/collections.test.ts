import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainCollection } from '../../contract/examples/collections.ts';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import type { AdminCollection, CollectionInput } from '../../contract/schemas/collections.ts';
import { addPictures, findUnusedPictures } from '../../server/repositories/pictures.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import type { Customer } from './support/customer.ts';
import { emptyDatabase } from './support/emptyDatabase.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp, type TestApp } from './support/testApp.ts';

const dist = lastingFolder({
  'index.html': '<html><head><title>Shop</title></head></html>',
  'config.js': 'window.hemline = { shop: { name: "Hem" } };',
});

onEitherDatabase('collections', (database, _, rounds) => {
  let shop: TestApp;
  let admin: Customer;
  beforeEach(async () => {
    await emptyDatabase(database().db);
    const connection = { ...database(), close: async () => {} };
    const products = [
      exampleProduct(1, { name: 'Coat', kind: 'Coats', colour: 'Sage', swatch: '#9caf88' }),
      exampleProduct(2, { name: 'Dress', kind: 'Dresses', newCollection: true }),
      exampleProduct(3, { name: 'Jeans', category: 'men', kind: 'Jeans' }),
      exampleProduct(4, { name: 'Skirt', kind: 'Skirts', newCollection: true }),
    ];
    shop = await openTestApp({ products, dist, connection });
    admin = await newAdmin(shop, 'admin@shop.test');
  });
  afterEach(() => shop.app.close());

  const saved = async (fields: Partial<CollectionInput>) => {
    const answer = await admin.call('POST /savecollection', { ...plainCollection, ...fields });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const stored = async (title: string) => {
    const all: AdminCollection[] = (await admin.call('GET /collections')).json();
    const found = all.find((one) => one.title === title);
    if (!found) throw new Error(`There is no collection ${title}`);
    const { picked: _, pictureUrls: __, ...input } = found;
    return input;
  };
  const list = async (query: string) => {
    const answer = await shop.app.inject(`/api/allproducts?${query}`);
    return answer.statusCode === 200
      ? answer
          .json()
          .map(({ name }: { name: string }) => name)
          .join(' ')
      : answer.statusCode;
  };
  const page = (url: string) => shop.app.inject({ url, headers: { accept: 'text/html' } });

  it('list products by a rule, with the filters of every list', async () => {
    await saved({ rule: { category: 'women' } });
    expect(await list('collection=all-of-it')).toBe('Skirt Dress Coat');
    expect(await list('collection=all-of-it&flag=newCollection&sort=name')).toBe('Dress Skirt');
    expect(await list('collection=all-of-it&category=men')).toBe('');
    expect(await list('collection=all-of-it&colour=Green')).toBe('Coat');
    const counts = await shop.app.inject('/api/productcounts?collection=all-of-it&kind=Coats');
    expect(counts.json().kind).toEqual([
      { value: 'Coats', count: 1 },
      { value: 'Dresses', count: 1 },
      { value: 'Skirts', count: 1 },
    ]);
    const { id } = await stored('All of it');
    await saved({ id, version: 1, rule: { colour: ['Green'], flag: [] } });
    expect(await list('collection=all-of-it')).toBe('Coat');
  });

  it('list picked products in their order, page by page', async () => {
    await saved({ products: [3, 1, 4, 3].map(exampleId) });
    expect(await list('collection=all-of-it')).toBe('Jeans Coat Skirt');
    expect(await list('collection=all-of-it&sort=newest')).toBe('Skirt Jeans Coat');
    const names: string[] = [];
    for (let url: string | undefined = '/api/allproducts?collection=all-of-it&limit=1'; url; ) {
      const answer: LightMyRequestResponse = await shop.app.inject(url);
      const { headers } = answer;
      expect(headers['x-total-count']).toBe('3');
      names.push(...answer.json().map(({ name }: { name: string }) => name));
      url = /<(.*?)>/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(names).toEqual(['Jeans', 'Coat', 'Skirt']);
    expect((await shop.app.inject('/api/collection/all-of-it')).json().isPicked).toBe(true);
    await admin.call('POST /removeproducts', { ids: [exampleId(3)] });
    expect(await list('collection=all-of-it')).toBe('Coat Skirt');
    const [collection] = (await admin.call('GET /collections')).json();
    expect(collection.picked).toEqual([
      { _id: exampleId(1), name: 'Coat, Sage' },
      { _id: exampleId(4), name: 'Skirt' },
    ]);
  });

  it('are a page, in the sitemap and in the menu, unless they are hidden', async () => {
    await saved({ title: 'For <rain>', slug: 'rain', text: 'Dry & warm.' });
    const { body, statusCode } = await page('/collections/rain/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>For &lt;rain&gt; · Hem</title>');
    expect(body).toContain('<meta name="description" content="Dry &amp; warm."');
    expect((await page('/sitemap.xml')).body).toContain('/collections/rain</loc>');
    const config = async () => (await shop.app.inject('/config.js')).body;
    expect(await config()).toContain(
      '"collections":[{"name":"For \\u003crain>","url":"/collections/rain"}]',
    );
    const pageFor = async (q: string) =>
      (await shop.app.inject(`/api/allproducts?q=${q}&limit=1`)).headers['x-search-page'];
    expect(await pageFor('for%20%3Crain%3E')).toBe('/collections/rain');
    const searchPages = [{ words: 'wet', page: '/collections/rain' }];
    await admin.call('POST /saveshopfacts', { ...exampleShopProfile, version: 0, searchPages });
    expect(await pageFor('wet')).toBe('/collections/rain');

    await saved({ ...(await stored('For <rain>')), isShown: false });
    for (const url of ['/collections/rain', '/collections/snow']) {
      expect((await page(url)).statusCode, url).toBe(404);
    }
    expect((await shop.app.inject('/api/collection/rain')).statusCode).toBe(404);
    expect(await list('collection=rain')).toBe(404);
    expect(await list('collection=%00')).toBe(404);
    expect((await page('/sitemap.xml')).body).not.toContain('/collections/');
    expect(await config()).not.toContain('collections');
    expect(await pageFor('for%20%3Crain%3E')).toBeUndefined();
    expect(await pageFor('wet')).toBeUndefined();
  });

  it('are in the owner’s order', async () => {
    for (const title of ['One', 'Two', 'Three']) await saved({ title, slug: title.toLowerCase() });
    await saved({ ...(await stored('Three')), position: 0 });
    const titles = (await admin.call('GET /collections')).json();
    expect(titles.map(({ title }: { title: string }) => title)).toEqual(['Three', 'One', 'Two']);
    await admin.call(`POST /removecollection/${titles[1].id}`);
    await admin.call(`POST /removecollection/${titles[1].id}`);
    expect((await admin.call('GET /collections')).json()).toHaveLength(2);
  });

  it('refuse a stale save, a used slug and a missing picture', async () => {
    await saved({});
    const collection = await stored('All of it');
    await saved({ ...collection, title: 'Newer' });
    const save = (fields: object) =>
      admin.call('POST /savecollection', { ...plainCollection, ...fields });
    for (const [fields, status, field] of [
      [{ ...collection, title: 'Older' }, 409, 'version'],
      [{ title: 'Other' }, 409, 'slug'],
      [{ slug: 'other', picture: 'p1-wide.webp' }, 400, 'picture'],
      [{ slug: 'Other' }, 400, 'slug'],
      [{ slug: 'other', title: ' ' }, 400, 'title'],
    ] as const) {
      const answer = await save(fields);
      expect(answer.statusCode).toBe(status);
      expect(Object.keys(answer.json().fields)).toEqual([field]);
    }
  });

  it('accept one of several simultaneous saves', async () => {
    for (let round = 0; round < rounds(10); round++) {
      const slug = `round-${round}`;
      const saves = [1, 2, 3].map((number) =>
        admin.call('POST /savecollection', { ...plainCollection, slug, title: `No. ${number}` }),
      );
      const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode);
      expect(statuses.sort()).toEqual([200, 409, 409]);
    }
  });

  it('keep their pictures', async () => {
    const names = ['wide', 'tall', 'square'].map((shape) => `p1-${shape}.webp`);
    const createdAt = new Date('2026-01-01');
    const size = { width: 480, height: 480, placeholder: 'data:,' };
    await addPictures(
      shop.db,
      names.map((name) => ({ ...size, name, createdAt })),
    );
    const unused = async () =>
      (await findUnusedPictures(shop.db, new Date(), 9)).map(({ name }) => name).sort();
    expect(await unused()).toEqual([...names].sort());
    await saved({ picture: 'p1-wide.webp' });
    expect(await unused()).toEqual([]);
    const { pictureUrls } = (await shop.app.inject('/api/collection/all-of-it')).json();
    expect(Object.keys(pictureUrls)).toEqual(['wide', 'tall']);
  });
});
