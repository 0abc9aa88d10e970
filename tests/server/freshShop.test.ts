import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addTranslations } from '../../contract/catalogues.ts';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { inLanguage } from '../../contract/i18n.ts';
import { neutralWording, shownWording } from '../../contract/rules/neutralWording.ts';
import { readyScale } from '../../contract/rules/readyScales.ts';
import { readConfig } from '../../server/config.ts';
import { renderer } from '../../src/app/renderer.ts';
import { homeTexts, shownBlock } from '../../src/lib/homeTexts.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const page = `<!doctype html><html lang="en"><head><title>Shop</title>
<script src="/config.js"></script></head><body><div id="root"></div></body></html>`;

const built = (config: string) => ({
  'index.html': page,
  'config.js': config,
  'manifest.webmanifest': readFileSync('public/manifest.webmanifest', 'utf8'),
});

/** Words of the demo shop's name, contacts, people, story and promises. */
const ofTheDemo = [
  /\bHemline\b|@hemline/,
  /\+351|\b(instagram|pinterest|marta|ilya|linen|wool|mend|repair|outlast|sewn)\b/i,
  /unworn|we pack|each size is cut|person will answer/i,
];

const open = (config: string, more = {}) =>
  openTestApp({
    ...{ dist: lastingFolder(built(config)), renderer, config: { DEMO: 'off' } },
    ...more,
  });

describe('a shop without the demo', async () => {
  const demoConfig = readFileSync('public/config.js', 'utf8');
  const product = exampleProduct(1, { name: 'Plain Thing', description: '', material: '' });
  const shop = await forSuite(open(demoConfig, { products: [product] }));

  it.each([
    ...['/', '/women', '/men', '/kids', '/search', '/size-guide', '/aboutus', '/contacts'],
    ...['/cart', '/login', '/error', '/terms', `/product/${product.id}`, '/search?q=nothing'],
    ...['/config.js', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml'],
  ])('says nothing of the demo’s at %s', async (url) => {
    const { body } = await shop.app.inject({ url, headers: { accept: 'text/html' } });
    expect(body.length).toBeGreaterThan(20);
    const text = body.replace(/<style.*?<\/style>/gs, '');
    expect(ofTheDemo.flatMap((words) => words.exec(text)?.[0] ?? [])).toEqual([]);
  });

  it('has neutral texts and no name until its owner sets them', async () => {
    const read = async (url: string) =>
      (await shop.app.inject({ url, headers: { accept: 'text/html' } })).body;
    expect(await read('/')).toContain(neutralWording.bannerLine);
    expect(await read('/')).toContain('<title>Shop</title>');
    expect(await read('/contacts')).toContain('There are no contacts here yet.');
    expect(await read('/aboutus')).toContain('There is nothing here yet.');
    expect(readConfig({ DEMO: 'off' }).MAIL_FROM).toBe('Shop <shop@localhost>');
    expect(readConfig({}).MAIL_FROM).toContain('Hemline');
  });

  it('translates its neutral texts, but none of the owner’s', async () => {
    addTranslations('de', { [neutralWording.bannerLine]: 'Willkommen' });
    addTranslations('de', { [neutralWording.nextCollection]: 'Noch nichts Neues' });
    expect(inLanguage('de', () => homeTexts('Loden', neutralWording).line)).toBe('Willkommen');
    expect(inLanguage('de', () => shownWording(neutralWording.nextCollection))).toBe(
      'Noch nichts Neues',
    );
    expect(inLanguage('de', () => homeTexts('Loden', { bannerLine: 'Coats {' }).line)).toBe(
      'Coats {',
    );
  });

  it('adds no text of ours to a heading of the owner', () => {
    const { story, note } = homeTexts('Loden', neutralWording);
    const own = { isShown: true, heading: 'Wool', text: '' };
    expect([shownBlock(own, story), shownBlock(own, note)]).toEqual([
      { heading: 'Wool', text: '' },
      { heading: 'Wool', text: '' },
    ]);
  });

  it('says which steps its owner has done', async () => {
    const admin = await newAdmin(shop, 'admin@shop.test');
    const setup = async () => (await admin.call('GET /shopsummary')).json().setup;
    const undone = { payment: false, mail: false, mfa: false, tax: false };
    expect(await setup()).toEqual({
      ...{ ...undone, product: true, profile: false, delivery: false, policies: false },
      ...{ sizes: false, seller: false },
    });
    const policies = { terms: 'Fair.', privacy: 'Yours.', returns: 'Free.' };
    const written = { policies, seller: 'Hemline Lda' };
    await admin.call('POST /saveshopfacts', { ...exampleShopProfile, ...written, version: 0 });
    await admin.call('POST /savesizescale', readyScale('One size'));
    const delivery = { name: 'Post', price: 5, minDays: 2, maxDays: 3, countries: [] };
    await admin.call('POST /savedelivery', delivery);
    expect(await setup()).toEqual({
      ...{ ...undone, product: true, profile: true, delivery: true, policies: true, sizes: true },
      seller: true,
    });
  });
});

it('a config.js of the owner keeps its details and texts without the demo', async () => {
  const own = { shop: { name: 'Loden', phone: '+43 1' }, wording: { bannerLine: 'Coats' } };
  const shop = await forSuite(open(`window.hemline = ${JSON.stringify(own)};`));
  const { body } = await shop.app.inject({ url: '/contacts', headers: { accept: 'text/html' } });
  expect(body).toContain('+43 1');
  const home = await shop.app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(home.body).toContain('Coats');
  const config = await shop.app.inject({ url: '/config.js' });
  const window = { hemline: {} };
  new Function('window', config.body)(window);
  expect(window.hemline).toEqual({ ...own, wording: { ...neutralWording, ...own.wording } });
});

it('the demo has no steps to open it', async () => {
  const shop = await forSuite(openTestApp());
  const admin = await newAdmin(shop, 'admin@shop.test');
  expect((await admin.call('GET /shopsummary')).json()).not.toHaveProperty('setup');
});
