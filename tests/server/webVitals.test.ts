import { beforeEach, describe, expect, it } from 'vitest';
import type { VisitVitals } from '../../contract/schemas/webVitals.ts';
import { webVitals } from '../../server/db/shopSchema.ts';
import { addVisit, readSpeed, removePastVisits } from '../../server/services/admin/webVitals.ts';
import { cleanUp } from '../../server/services/cleanup.ts';
import { renderer } from '../../src/app/renderer.ts';
import { onBothDatabases } from './support/bothDatabases.ts';
import { visitor } from './support/customer.ts';
import { forSuite } from './support/forSuite.ts';
import { temporaryFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';
import { openTestShop, type TestShop } from './support/testShop.ts';

const daily = 24 * 60;

onBothDatabases('measured visits', (database) => {
  let shop: TestShop;
  beforeEach(async () => {
    shop = await openTestShop(database(), []);
  });

  const add = (...visits: VisitVitals[]) =>
    Promise.all(visits.map((visit) => addVisit(shop.context, visit)));
  const rows = () => shop.db.select().from(webVitals).orderBy(webVitals.vital, webVitals.upTo);

  it('are counted by day, page kind and bucket, however many arrive at once', async () => {
    const visit = { page: 'product', lcp: 2400.7, inp: 8, cls: 0 } as const;
    await add(...Array.from({ length: 20 }, () => visit), { page: 'product', cls: 0.26 });
    const common = { day: '2026-03-01', page: 'product' };
    expect(await rows()).toEqual([
      { ...common, vital: 'cls', upTo: 0, count: 20 },
      { ...common, vital: 'cls', upTo: 0.3, count: 1 },
      { ...common, vital: 'inp', upTo: 25, count: 20 },
      { ...common, vital: 'lcp', upTo: 2500, count: 20 },
    ]);
  });

  it('without values are not counted', async () => {
    await add({ page: 'home' });
    expect(await rows()).toEqual([]);
    expect(await readSpeed(shop.context)).toEqual([]);
  });

  it('are summed up by page kind, with the 75th percentile of the values', async () => {
    await add(
      ...[900, 1100, 1900, 5000].map((lcp): VisitVitals => ({ page: 'home', lcp, cls: 0 })),
      { page: 'cart', lcp: 60_000, inp: 200 },
    );
    shop.pass(daily);
    await add({ page: 'cart', lcp: 90_000 });
    expect(await readSpeed(shop.context, 2)).toEqual([
      { page: 'home', visits: 4, lcp: 2000, inp: undefined, cls: 0 },
      { page: 'cart', visits: 2, lcp: 52_500, inp: 193.75, cls: undefined },
    ]);
    expect(await readSpeed(shop.context, 1)).toEqual([
      { page: 'cart', visits: 1, lcp: 52_500, inp: undefined, cls: undefined },
    ]);
  });

  it('are deleted when no summary includes them', async () => {
    await add({ page: 'home', lcp: 900 });
    shop.pass(365 * daily);
    await cleanUp(shop.context);
    expect(await readSpeed(shop.context, 366)).toHaveLength(1);
    shop.pass(daily);
    await removePastVisits(shop.context);
    expect(await rows()).toEqual([]);
  });
});

describe('a shop that measures visits', async () => {
  const { app, db } = await forSuite(openTestApp({ config: { WEB_VITALS: 'on' } }));
  beforeEach(() => db.delete(webVitals));

  async function openSite(WEB_VITALS: 'on' | 'off', settings: object = {}) {
    const dist = temporaryFolder({
      'index.html': '<!doctype html><title>Shop</title>',
      'config.js': `window.hemline = ${JSON.stringify(settings)};`,
    });
    const shop = await openTestApp({ dist, renderer, config: { WEB_VITALS } });
    const settingsIn = async () => {
      const window: { hemline?: object } = {};
      new Function('window', (await shop.app.inject('/config.js')).body)(window);
      return window.hemline;
    };
    return { ...shop, settingsIn };
  }

  it('tells the app so, in config.js and in rendered pages', async () => {
    const site = await openSite('on');
    expect(await site.settingsIn()).toEqual({ webVitals: true });
    const taken = await site.app.inject({
      url: '/rendered/any/aboutus',
      headers: { accept: '*/*' },
    });
    expect(taken.json().settings).toEqual({ webVitals: true });
    await site.close();
  });

  it('tells nobody while it is off, and never an app that calls another server', async () => {
    const off = await openSite('off');
    expect(await off.settingsIn()).toEqual({});
    await off.close();
    const elsewhere = { apiUrl: 'https://api.test' };
    const other = await openSite('on', elsewhere);
    expect(await other.settingsIn()).toEqual(elsewhere);
    await other.close();
  });

  it('accepts a visit from anybody, even with an old cookie', async () => {
    const answer = await app.inject({
      ...{ method: 'POST', url: '/api/webvitals' },
      headers: { cookie: 'XSRF-TOKEN=old' },
      payload: { page: 'search', lcp: 1000, inp: 40, cls: 0.05 },
    });
    expect(answer.statusCode).toBe(200);
    expect(await db.$count(webVitals)).toBe(3);
  });

  it.each([
    {},
    { page: '/women?q=ana' },
    { page: 'home', lcp: -1 },
    { page: 'home', lcp: 86_400_001 },
    { page: 'home', cls: '0' },
    { page: 'home', lcp: 1000, user: 'ana' },
  ])('refuses %j', async (payload) => {
    const answer = await app.inject({ method: 'POST', url: '/api/webvitals', payload });
    expect(answer.statusCode).toBe(400);
    expect(await db.$count(webVitals)).toBe(0);
  });

  it('accepts none while it is off', async () => {
    const off = await openTestApp();
    const answer = await visitor(off.app).call('POST /webvitals', { page: 'home', lcp: 1000 });
    expect(answer.statusCode).toBe(404);
    expect(await off.db.$count(webVitals)).toBe(0);
    await off.close();
  });
});
