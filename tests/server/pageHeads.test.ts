import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productMeta } from '../../contract/pages.ts';
import { structuredData } from '../../contract/rules/structuredData.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { addPictures } from '../../server/repositories/pictures.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const products = [
  exampleProduct(1, {
    name: 'Tom & Jane’s "Boiled" <Wool> Coat</script>',
    description: `Boiled wool.\n${'Warm and dry. '.repeat(20)}`,
    priceCents: 38950,
    ratingSum: 9,
    ratingCount: 2,
    images: [
      { name: 'back.webp', flagman: false },
      { name: 'front.webp', flagman: true },
    ],
  }),
  exampleProduct(2, {
    category: 'men',
    sizes: [{ size: 'M', quantity: 2, reserved: 2, description: '' }],
    images: [],
  }),
  exampleProduct(4, {
    images: [
      { name: 'back.webp', flagman: false },
      { name: 'drawn.webp', flagman: true },
    ],
  }),
];

describe('the head of a page', async () => {
  const dist = lastingFolder({
    'index.html': '<html><head><title>Shop</title></head></html>',
    'manifest.webmanifest': '{"name":"Shop","display":"standalone"}',
  });
  writeConfig('Needle & Thread');
  const config = { PUBLIC_URL: 'https://shop.example/' };
  const shop = await forSuite(openTestApp({ products, dist, config }));
  const drawn = { name: 'drawn.webp', width: 400, height: 500, placeholder: 'data:,' };
  await addPictures(shop.db, [{ ...drawn, createdAt: new Date('2026-01-01') }]);

  function writeConfig(name: string) {
    const house = { name, description: 'A small house.', phone: '+1 234', social: [] };
    writeFileSync(join(dist, 'config.js'), `window.hemline = { shop: ${JSON.stringify(house)} };`);
  }

  async function visit(url: string): Promise<string> {
    const answer = await shop.app.inject({ url, headers: { accept: 'text/html' } });
    return answer.body;
  }

  function dataOf(body: string) {
    const json = /<script type="application\/ld\+json" data-served>(.*?)<\/script>/.exec(body)?.[1];
    return JSON.parse(json ?? 'null')?.['@graph'][0];
  }

  it('names the shop as config.js does, and describes the page', async () => {
    const body = await visit('/women?size=M');
    expect(body).toContain('<title>Women · Needle &amp; Thread</title>');
    expect(body).toContain(
      '<meta name="description" content="Women’s clothes at Needle &amp; Thread. A small house."',
    );
    expect(body).toContain('<link rel="canonical" href="https://shop.example/women" data-served>');
    expect(body).toContain('content="https://shop.example/share.jpg"');
    expect(body).not.toContain('noindex');
  });

  it('describes the shop on the home page', async () => {
    const body = await visit('/');
    expect(body).toContain('<title>Needle &amp; Thread</title>');
    expect(body).toContain('<meta name="description" content="A small house." data-served>');
    expect(dataOf(body)).toMatchObject({
      '@type': 'OnlineStore',
      url: 'https://shop.example/',
      telephone: '+1 234',
    });
  });

  it('describes a product, whatever characters are in its name', async () => {
    const body = await visit(`/product/${exampleId(1)}`);
    const name = 'Tom &amp; Jane’s &quot;Boiled&quot; &lt;Wool&gt; Coat&lt;/script&gt;';
    expect(body).toContain(`<title>${name} · Needle &amp; Thread</title>`);
    expect(body).toContain('<meta property="og:type" content="product" data-served>');
    expect(body).toContain('content="https://shop.example/signed/front.webp"');
    expect(/name="description" content="([^"]*)"/.exec(body)?.[1]).toMatch(
      /^Boiled wool\. .{120,148}…$/,
    );
    expect(dataOf(body)).toMatchObject({
      name: products[0]?.name,
      image: ['https://shop.example/signed/front.webp', 'https://shop.example/signed/back.webp'],
      offers: { price: '389.50', availability: 'https://schema.org/InStock' },
      aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
    });
  });

  it('uses lasting URLs for shared pictures, like the app', async () => {
    const body = await visit(`/product/${exampleId(4)}`);
    const shared = `https://shop.example/api/shared/${exampleId(4)}/drawn.webp.jpg`;
    expect(body).toContain(`<meta property="og:image" content="${shared}" data-served>`);
    expect(dataOf(body).image).toEqual([shared, 'https://shop.example/signed/back.webp']);
    const product = (await shop.app.inject(`/api/product/${exampleId(4)}`)).json<Product>();
    const house = {
      ...{ name: 'Needle & Thread', description: '', supportEmail: '', phone: '' },
      ...{ url: 'https://shop.example', social: [], texts: [] },
    };
    const meta = productMeta(product, house);
    expect(meta.picture).toBe(shared);
    expect(structuredData({ product }, house)).toMatchObject({ '@graph': [dataOf(body), {}] });
  });

  it('omits absent data: rating, picture, availability', async () => {
    const data = dataOf(await visit(`/product/${exampleId(2)}`));
    expect(data.offers.availability).toBe('https://schema.org/OutOfStock');
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('image');
    expect(data).not.toHaveProperty('description');
  });

  it.each(['/cart', '/account/myorders', '/search?q=wool', `/product/${exampleId(3)}`, '/nothing'])(
    'keeps %s out of search engines',
    async (url) => {
      expect(await visit(url)).toContain('<meta name="robots" content="noindex" data-served>');
    },
  );

  it('follows changes of config.js, and ignores a broken one', async () => {
    const title = async () => /<title>(.*)<\/title>/.exec(await visit('/contacts'))?.[1];
    expect(await title()).toBe('Contacts · Needle &amp; Thread');
    writeFileSync(join(dist, 'config.js'), 'window.hemline = { shop: {');
    expect(await title()).toBe('Contacts · Shop');
    writeConfig('Needle & Thread');
    expect(await title()).toBe('Contacts · Needle &amp; Thread');
  });

  it('renders the app even if the product can’t be read', async () => {
    const broken = await openTestApp({ dist });
    await broken.closeDatabase();
    const answer = await broken.app.inject(`/product/${exampleId(1)}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Needle &amp; Thread</title>');
    await broken.close();
  });

  it('lists every page and product for search engines', async () => {
    const { body, headers } = await shop.app.inject('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toContain('<loc>https://shop.example/size-guide</loc></url>');
    expect(body).toContain(
      '<loc>https://shop.example/men</loc><lastmod>2026-01-01T00:00:02.000Z</lastmod>',
    );
    expect(body).toContain(`<loc>https://shop.example/product/${exampleId(1)}</loc>`);
    expect(body.match(/<url>/g)).toHaveLength(8 + 3);
  });

  it('gives robots the sitemap’s URL', async () => {
    const { body } = await shop.app.inject('/robots.txt');
    expect(body).toContain('Disallow: /account/\n');
    expect(body).toContain('Sitemap: https://shop.example/sitemap.xml\n');
  });

  it('names the app for installation on a phone', async () => {
    const { body } = await shop.app.inject('/manifest.webmanifest');
    expect(JSON.parse(body)).toMatchObject({
      name: 'Needle & Thread',
      short_name: 'Needle & Thread',
      display: 'standalone',
    });
  });
});
