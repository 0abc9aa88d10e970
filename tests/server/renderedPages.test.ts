import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productSizes, products as stored } from '../../server/db/catalogueSchema.ts';
import { bytesOf, compressAnswer } from '../../server/http/keptAnswer.ts';
import type { Renderer } from '../../server/http/renderedPages.ts';
import { addProducts } from '../../server/repositories/productWrites.ts';
import { renderer } from '../../src/app/renderer.ts';
import { onPaper } from '../../src/theme/globalStyles.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { patience } from './support/patience.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const page = `<!doctype html>
<html lang="en">
  <head>
    <link rel="preload" as="font" type="font/woff2" href="/assets/h-1a2b.woff2">
    <title>Shop</title>
    <script src="/config.js"></script>
    <script type="module" crossorigin src="/assets/shop-1a2b.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor-1a2b.js">
    <link rel="stylesheet" crossorigin href="/assets/shop-1a2b.css">
  </head>
  <body><div id="root"></div></body>
</html>`;

const products = [
  exampleProduct(1, {
    name: 'Wool Coat </script>',
    priceCents: 38950,
    newCollection: true,
    mostPopular: true,
    sizes: [
      { size: 'S', quantity: 4, description: 'Chest 90 cm' },
      { size: 'M', quantity: 4, description: '' },
    ],
  }),
  exampleProduct(2, { name: 'Linen Shirt', category: 'men', priceCents: 7900 }),
];

describe('a rendered page', async () => {
  const dist = lastingFolder({
    'index.html': page,
    'assets/shop-1a2b.css':
      '@font-face{font-family:House;src:url(/h.woff2)}@font-face{font-family:"House Fallback";src:local(Arial)}',
  });
  const member = { name: 'Ada', role: { en: 'Cutter', ru: '' }, bio: { en: '', ru: '' } };
  const usual = { shop: { name: 'Needle & Thread', team: [member] } };
  writeConfig(usual);
  const shop = await forSuite(openTestApp({ products, dist, renderer }));

  function writeConfig(settings: object) {
    writeFileSync(join(dist, 'config.js'), `window.hemline = ${JSON.stringify(settings)};`);
  }

  async function visit(url: string, headers: Record<string, string> = {}) {
    return shop.app.inject({ url, headers: { accept: 'text/html', ...headers } });
  }

  /** Page without scripts. */
  async function read(url: string) {
    const { body } = await visit(url);
    // React's mark of a part that it leaves to the browser.
    expect(body).not.toContain('<!--$!-->');
    return body.replace(/<script.*?<\/script>/gs, '').replace(/<style.*?<\/style>/gs, '');
  }

  it.each([
    ['/', ['Wool Coat', '$389.50', `href="/product/${exampleId(1)}"`, 'New Collection']],
    ['/women', ['Wool Coat', '$389.50', `href="/product/${exampleId(1)}"`, '1 product']],
    ['/men/?sort=name', ['Linen Shirt', '$79.00', `href="/product/${exampleId(2)}"`]],
    ['/search', ['Wool Coat', 'Linen Shirt', '$79.00']],
    ['/search?q=linen', ['Results for “linen”', 'Linen Shirt']],
    [
      `/product/${exampleId(1)}`,
      ['Wool Coat', '$389.50', 'ADD TO CART', 'href="/women"', 'Chest 90 cm'],
    ],
    ['/aboutus', ['Needle &amp; Thread', 'Ada', 'Cutter']],
    ['/contacts', ['Needle &amp; Thread']],
    ['/size-guide', ['Size guide', '<table']],
  ])('at %s shows its contents without scripts', async (url, texts) => {
    const text = await read(url);
    for (const part of texts) expect(text).toContain(part);
    expect(text).not.toContain('Loading...');
  });

  it('has each tag of its head once', async () => {
    const { body } = await visit('/women');
    const head = body.slice(0, body.indexOf('</head>'));
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head).toContain('<title>Women · Needle &amp; Thread</title>');
    expect(body.match(/rel="canonical"/g)).toHaveLength(1);
    expect(head).toMatch(/rel="canonical" href="http:\/\/localhost(:80)?\/women"/);
    const product = await visit(`/product/${exampleId(1)}`);
    expect(product.body.match(/application\/ld\+json/g)).toHaveLength(1);
  });

  it('waits for no file before its first paint', async () => {
    const { body } = await visit('/women');
    expect(body).not.toMatch(/<script[^>]+ src=|<link rel="stylesheet"/);
    expect(body).not.toMatch(/<link rel="(preload" as="font|modulepreload)"/);
    expect(body).toContain(
      '<style>@font-face{font-family:"House Fallback";src:local(Arial)}</style>',
    );
    expect(body).toContain(
      'data-scripts="/assets/shop-1a2b.js" data-modules="/assets/vendor-1a2b.js" data-styles="/assets/shop-1a2b.css" data-fonts="/assets/h-1a2b.woff2"',
    );
    expect(body).toMatch(/<style>(?=[^<]*:root{--mui-)[^<]*\.css-/);
  });

  it('has all print colours, since other pages of the visit are printed with them', async () => {
    const { body } = await visit('/aboutus');
    const paper = /@media print{:root[^{]*{([^}]*)}/.exec(body)?.[1];
    for (const name of Object.keys(onPaper[':root, :root[data-color-scheme]'])) {
      expect(paper).toContain(`${name}:`);
    }
  });

  it('allows the script that starts the app', async () => {
    const policy = String((await visit('/women')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('embeds the replies that the app would request', async () => {
    const answer = await shop.app.inject('/rendered/of-long-ago/women?utm=1');
    expect(answer.headers['content-type']).toContain('application/json');
    const rendered = answer.json();
    expect(rendered.settings.shop.name).toBe('Needle & Thread');
    const endpoints = rendered.answers.answers.map(([[endpoint]]: [[string]]) => endpoint);
    expect(endpoints).toContain('GET /allproducts');
    expect(endpoints).toContain('GET /envparams');
  });

  it('embeds the replies that it was rendered from, even if the shop changed since', async () => {
    const idOf = async () => /data-id="([\w-]+)"/.exec((await visit('/women')).body)?.[1];
    const takeoverOf = async (id?: string) => (await shop.app.inject(`/rendered/${id}/women`)).body;
    const sent = await idOf();
    await shop.db
      .update(stored)
      .set({ priceCents: 38951 })
      .where(eq(stored.id, exampleId(1)));
    const sentLater = await idOf();
    expect(await takeoverOf(sent)).toContain('389.5,');
    expect(await takeoverOf(sentLater)).toContain('389.51,');
    await shop.db
      .update(stored)
      .set({ priceCents: 38950 })
      .where(eq(stored.id, exampleId(1)));
  });

  it('contains nothing about the visitor', async () => {
    const guest = await visit('/women');
    const named = await visit('/women', {
      cookie: 'XSRF-TOKEN=mine; session=mine',
      authorization: 'Bearer mine',
      role: 'admin',
    });
    expect(named.body).toBe(guest.body);
    expect(named.headers['set-cookie']).toBeUndefined();
  });

  it('is sent compressed, and not resent while it is unchanged', async () => {
    const plain = await visit('/aboutus');
    const { rawPayload, headers } = await visit('/aboutus', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(rawPayload).toString()).toBe(plain.body);
    expect(headers.vary).toContain('accept-encoding');
    const br = await visit('/aboutus', { 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(bytesOf(await compressAnswer(plain.body, {}))).toBeLessThan(plain.body.length / 2);
    const again = await visit('/aboutus', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('is compressed more strongly once it is stable', async () => {
    const { rawPayload } = await visit('/contacts', { 'accept-encoding': 'br' });
    const quick = brotliDecompressSync(rawPayload);
    const again = async () => (await visit('/contacts', { 'accept-encoding': 'br' })).rawPayload;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const most = brotliCompressSync(quick, { params }).length;
    await expect.poll(async () => (await again()).length, patience).toBeLessThan(most);
    expect(brotliDecompressSync(await again())).toEqual(quick);
  });

  it('has its elements’ styles, and the variables of those', async () => {
    const { body } = await visit('/women');
    const styles = [...body.matchAll(/<style.*?<\/style>/gs)].join('');
    const elements = body.replace(/<style.*?<\/style>/gs, '');
    const classes = [...styles.matchAll(/\.(css-[\w-]+)/g)].map(([, name]) => name);
    expect(classes.length).toBeGreaterThan(50);
    const unused = classes.filter((name) => !elements.includes(name ?? ''));
    // Part of a select; a field that opens later needs it (renderPage.tsx).
    expect(unused.filter((name) => !name?.endsWith('-MuiInput-input'))).toEqual([]);
    expect(styles).not.toMatch(/-ms-flex|--mui-shadows-17/);
    const declared = new Set(styles.match(/--mui-[\w-]+(?=:)/g));
    const used = [...styles.matchAll(/var\((--mui-[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !declared.has(name ?? ''))).toEqual([]);
  });

  it('follows config.js, even if a busy machine needs time', async () => {
    const settings = JSON.stringify({ shop: { name: 'Slow & Steady', team: [member] } });
    const wait = 'const end = Date.now() + 1500; while (Date.now() < end);';
    writeFileSync(join(dist, 'config.js'), `${wait} window.hemline = ${settings};`);
    expect(await read('/aboutus')).toContain('Slow &amp; Steady');
    writeConfig(usual);
    expect(await read('/aboutus')).toContain('Needle &amp; Thread');
  });

  it('has the terms in its footer, and no question yet, while visits are measured', async () => {
    const measuring = { version: 1, targets: ['ga4'] };
    writeConfig({ shop: { ...usual.shop, measuring } });
    const text = await read('/women');
    expect(text).toContain('Withdraw from a contract');
    expect(text).not.toContain('Privacy choices');
    // React would render the part of a boundary with an error again.
    expect(text).not.toContain('<!--$!-->');
    writeConfig(usual);
  });

  it('is left to the browser if config.js names another server', async () => {
    writeConfig({ apiUrl: 'https://api.shop.example', shop: { name: 'Needle & Thread' } });
    const { body } = await visit('/women');
    expect(body).toContain('<div id="root"></div>');
    expect(body).toContain('<script src="/config.js"></script>');
    writeConfig(usual);
  });

  it.each(['/cart', '/login', '/account/myorders', '/nothing', `/product/${exampleId(9)}`])(
    'is not rendered at %s, which is private or unknown',
    async (url) => {
      expect((await visit(url)).body).toContain('<div id="root"></div>');
      expect((await shop.app.inject(`/rendered/of-long-ago${url}`)).statusCode).toBe(404);
    },
  );

  it('is cached until its contents change, in every server of the database', async () => {
    let rendered = 0;
    const counting: Renderer = {
      ...renderer,
      renderPage: (request) => {
        rendered++;
        return renderer.renderPage(request);
      },
    };
    const connection = await openMemoryDatabase();
    const open = () =>
      openTestApp({
        connection: { ...connection, close: async () => {} },
        dist,
        renderer: counting,
      });
    await addProducts(connection.db, [exampleProduct(1, { name: 'First Name' })]);
    const servers = [await open(), await open()];
    const readAll = async () => {
      const answers = servers.map(({ app }) =>
        app.inject({ url: '/women', headers: { accept: 'text/html' } }),
      );
      return (await Promise.all(answers)).map(({ body }) => body);
    };
    for (const body of await readAll()) expect(body).toContain('First Name');
    await readAll();
    expect(rendered).toBe(2);
    await connection.db.update(stored).set({ name: 'Second Name' });
    for (const body of await readAll()) {
      expect(body).toContain('Second Name');
      expect(body).not.toContain('First Name');
    }
    expect(rendered).toBe(4);
    await connection.db.update(productSizes).set({ reserved: 3 });
    const allTell = async () => (await readAll()).every((body) => body.includes('Sold out'));
    await expect.poll(allTell, patience).toBe(true);
    for (const { close } of servers) await close();
    await connection.close();
  });
});
