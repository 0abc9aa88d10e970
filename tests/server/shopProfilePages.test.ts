import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { unsetHome } from '../../contract/rules/shopProfile.ts';
import type { ShopProfileInput } from '../../contract/schemas/shopProfile.ts';
import { addPictures } from '../../server/repositories/pictures.ts';
import { renderer } from '../../src/app/renderer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { openMemoryDatabase } from './support/memoryDatabase.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const page = `<!doctype html><html lang="en"><head><title>Shop</title>
<script src="/config.js"></script></head><body><div id="root"></div></body></html>`;

const dist = lastingFolder({ 'index.html': page, 'manifest.webmanifest': '{}' });
writeConfig();
const connection = await forSuite(openMemoryDatabase());
const open = () => openTestApp({ connection, dist, renderer });
const servers = [await open(), await open()] as const;
const admin = await newAdmin(servers[0], 'admin@shop.test');
afterAll(() => Promise.all(servers.map(({ app }) => app.close())));

function writeConfig(more = {}) {
  const shop = {
    name: 'Needle & Thread',
    phone: '+1 555',
    profile: { name: 'X', url: 'https://x.test' },
  };
  const settings = JSON.stringify({ shop, ...more });
  writeFileSync(join(dist, 'config.js'), `window.hemline = ${settings};`);
}

/** Pages of both servers. */
async function ask(url: string) {
  const answers = await Promise.all(
    servers.map(({ app }) => app.inject({ url, headers: { accept: 'text/html' } })),
  );
  const [first, second] = answers;
  expect(second?.statusCode).toBe(first?.statusCode);
  return { status: first?.statusCode, bodies: answers.map(({ body }) => body) };
}

async function expectInBoth(url: string, ...texts: string[]) {
  const { bodies } = await ask(url);
  for (const body of bodies) for (const text of texts) expect(body).toContain(text);
}

async function save(change: Partial<ShopProfileInput>) {
  const { version } = (await admin.call('GET /shopfacts')).json();
  const saved = await admin.call('POST /saveshopfacts', {
    ...{ ...exampleShopProfile, ...change, version },
  });
  expect(saved.statusCode, saved.body).toBe(200);
}

it('pages use config.js until the owner saves a profile', async () => {
  await expectInBoth('/contacts', 'Contacts · Needle &amp; Thread', '+1 555');
  expect((await ask('/terms')).status).toBe(404);
  expect((await ask('/sitemap.xml')).bodies[0]).not.toContain('/terms');
  expect((await ask('/config.js')).bodies[0]).toContain('Needle & Thread');
  expect((await admin.call('GET /shopfacts')).json()).toMatchObject({
    ...{ name: 'Needle & Thread', phone: '+1 555', returnDays: 14 },
    social: [{ name: 'X', url: 'https://x.test' }],
  });
});

it('a saved profile is in the next page of every server', async () => {
  await expectInBoth('/', 'Needle &amp; Thread');
  await save({ name: 'Selvedge & Co', phone: '+351 99' });
  const { bodies } = await ask('/');
  for (const body of bodies) {
    expect(body).toContain('<title>Selvedge &amp; Co</title>');
    expect(body).not.toContain('Needle');
  }
  await expectInBoth('/contacts', '+351 99', 'Rua do Almada 12', 'Tuesday to Saturday');
  await expectInBoth('/cart', '<title>Selvedge &amp; Co</title>');
  await expectInBoth('/config.js', 'Selvedge & Co');
  await expectInBoth('/manifest.webmanifest', 'Selvedge & Co');
});

it('a policy has a page, a link and a sitemap entry while it has a text', async () => {
  await save({});
  await expectInBoth('/terms', '>Your order</h2>', 'Terms · Hemline', 'rel="canonical"');
  await expectInBoth('/aboutus', 'href="/terms"', 'href="/privacy"');
  await expectInBoth('/sitemap.xml', '/terms</loc>', '/privacy</loc>');
  await save({ policies: { terms: '', privacy: '<b>Ours</b>', returns: '' } });
  expect((await ask('/terms')).status).toBe(404);
  await expectInBoth('/privacy', '&lt;b&gt;Ours&lt;/b&gt;');
  for (const body of (await ask('/aboutus')).bodies) expect(body).not.toContain('href="/terms"');
});

it('an accessibility statement is a page like a policy', async () => {
  await save({ policies: { terms: '', privacy: '', returns: '', accessibility: 'We test it.' } });
  await expectInBoth('/accessibility', 'We test it.', 'Accessibility · Hemline');
  await expectInBoth('/aboutus', 'href="/accessibility"');
  await expectInBoth('/sitemap.xml', '/accessibility</loc>');
  await save({ policies: { terms: '', privacy: '', returns: '' } });
  expect((await ask('/accessibility')).status).toBe(404);
});

it('a long text is on its own page only', async () => {
  const terms = `The terms of ${'all '.repeat(1000)} orders`;
  await save({ policies: { terms, privacy: '', returns: '' } });
  await expectInBoth('/terms', 'The terms of all');
  for (const url of ['/', '/config.js', '/rendered/of-long-ago/women']) {
    for (const body of (await ask(url)).bodies) expect(body).not.toContain('The terms of all');
  }
});

it('the owner’s story replaces the default', async () => {
  await expectInBoth('/aboutus', 'makes few clothes');
  await save({ about: { en: 'We mend.\n\nAnd then we sell.', ru: '' } });
  for (const body of (await ask('/aboutus')).bodies) {
    expect(body).toContain('We mend.');
    expect(body).not.toContain('makes few clothes');
  }
});

it('the home page shows the owner’s texts and pictures, without sections that are off', async () => {
  const pictures = { ...unsetHome.pictures, home: 'p1-wide.webp', men: 'p1-wide.webp' };
  await addPictures(
    connection.db,
    ['wide', 'tall', 'square'].map((shape) => ({
      ...{ name: `p1-${shape}.webp`, width: 10, height: 10, placeholder: '' },
      createdAt: new Date('2026-03-01T12:00:00Z'),
    })),
  );
  await expectInBoth(
    '/',
    'It begins with the cloth',
    'Clothes that outlast',
    'home-wide-1920.avif',
  );
  await save({
    home: {
      ...unsetHome,
      ...{ line: 'Mended & <b>kept</b>', leadsTo: 'aboutUs', pictures },
      story: { ...unsetHome.story, isShown: false },
    },
  });
  await expectInBoth('/', 'Mended &amp; &lt;b&gt;kept', '/signed/p1-wide.webp/1920.avif 1920w');
  for (const body of (await ask('/')).bodies) {
    expect(body).not.toContain('It begins with the cloth');
    expect(body).not.toContain('home-wide');
    expect(body).toMatch(/rel="preload"[^>]*p1-tall\.webp\/480\.avif/);
  }
  await expectInBoth('/men', '/signed/p1-wide.webp/1920.avif 1920w');
  await expectInBoth('/women', 'women-wide-1920.avif');
  await expectInBoth('/config.js', 'p1-tall.webp/960.webp');
  await save({});
  await expectInBoth('/', 'It begins with the cloth', 'home-wide-1920.avif');
});

it('an app that calls another server keeps its own config.js', async () => {
  writeConfig({ apiUrl: 'https://api.shop.example' });
  expect((await ask('/config.js')).bodies[0]).not.toContain('Selvedge');
  await expectInBoth('/contacts', 'Contacts · Needle &amp; Thread');
  writeConfig();
});
