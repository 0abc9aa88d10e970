import type { LightMyRequestResponse } from 'fastify';
import Papa from 'papaparse';
import { beforeAll, expect, it } from 'vitest';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { feedFiles, feedTargets } from '../../contract/rules/feedTargets.ts';
import type { Connection } from '../../server/db/database.ts';
import { writeShopProfile } from '../../server/repositories/shop.ts';
import {
  closeFeeds,
  openFeeds,
  readFeeds,
  reportFeed,
  writeFeed,
} from '../../server/services/catalogue/feeds.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

onEitherDatabase('product feeds', (database, another) => {
  const sizes = (codes: object = {}) => [
    { size: 'M', quantity: 5, description: '', sku: '', barcode: '', ...codes },
  ];
  const dist = lastingFolder({ 'index.html': '<!doctype html><title>Shop</title>' });

  let connection: Connection;
  let context: TestShop['context'];
  let visit: (url: string) => Promise<LightMyRequestResponse>;
  const read = () => readFeeds(context, '');

  beforeAll(async () => {
    connection = database();
    const shop = await openTestShop(connection, [
      exampleProduct(1, {
        ...{ name: 'Scarf & <Hat>\u0007', description: 'Warm.', colour: 'Red' },
        sizes: sizes({ barcode: '4006381333931' }),
      }),
      exampleProduct(2, { draft: true, sizes: sizes() }),
    ]);
    const { app } = await openTestApp({ connection, dist });
    context = shop.context;
    visit = (url) => app.inject({ url, headers: { accept: '*/*' } });
  });

  it('are read by those who know their URL, until it changes', async () => {
    await closeFeeds(context);
    expect(await read()).toEqual({ url: '' });
    expect((await visit('/feeds//google.xml')).statusCode).toBe(404);
    await openFeeds(context);
    const { url } = await read();
    expect(url).toMatch(/^\/feeds\/[\w-]{20,}$/);
    for (const target of feedTargets) {
      expect((await visit(`${url}/${feedFiles[target].file}`)).statusCode).toBe(200);
    }
    expect((await visit(`${url}x/google.xml`)).statusCode).toBe(404);
    await openFeeds(context);
    expect((await visit(`${url}/google.xml`)).statusCode).toBe(404);
    const moved = await read();
    expect((await visit(`${moved.url}/google.xml`)).statusCode).toBe(200);
    await closeFeeds(context);
    expect((await visit(`${moved.url}/google.xml`)).statusCode).toBe(404);
  });

  it('have published products as escaped XML, and as CSV', async () => {
    await openFeeds(context);
    const { url } = await read();
    const xml = await visit(`${url}/google.xml`);
    expect(xml.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(xml.body.match(/<item>/g)).toHaveLength(1);
    expect(xml.body).toContain('<g:title>Scarf &amp; &lt;Hat&gt;, Red, M</g:title>');
    expect(xml.body).toContain('<g:gtin>4006381333931</g:gtin>');
    expect(xml.body).toContain(`<g:id>${exampleId(1)}-M</g:id>`);
    expect(xml.body.trimEnd()).toMatch(/<\/rss>$/);
    const meta = await visit(`${url}/meta.csv`);
    expect(meta.headers['content-type']).toBe('text/csv; charset=utf-8');
    const { data, errors } = Papa.parse<Record<string, string>>(meta.body.trimEnd(), {
      header: true,
    });
    expect(errors).toEqual([]);
    expect(data).toMatchObject([{ description: 'Warm.', gtin: '4006381333931' }]);
  });

  it('report what is missing, even before they are open', async () => {
    const missing = async () =>
      (await reportFeed(context, 'openai')).missing.map(({ field }) => field);
    expect(await missing()).toContain('store_country');
    const profile = { ...exampleShopProfile, address: 'Rua Augusta 1\n1100-048 Lisboa, Portugal' };
    await writeShopProfile(connection.db, 0, { profile, texts: {}, changedAt: new Date() });
    expect(await missing()).not.toContain('store_country');
  });

  it('are read in batches, each product once', async () => {
    const count = 450;
    const shop = await openTestShop(
      await another(),
      Array.from({ length: count }, (_, n) => exampleProduct(n + 1, { sizes: sizes() })),
    );
    const site = { name: 'Shop', description: '', url: 'https://shop.test' };
    const all = { ...site, supportEmail: '', phone: '', social: [], texts: [] };
    const parts: string[] = [];
    for await (const part of writeFeed(shop.context, all, 'pinterest')) parts.push(part);
    const rows = Papa.parse<{ id: string }>(parts.join('').trimEnd(), { header: true }).data;
    expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
    expect(rows).toHaveLength(count);
  });
});
