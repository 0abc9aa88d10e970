import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, it } from 'vitest';
import { measuredMessages, measuredVisitors } from '../../server/db/measuringSchema.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId, exampleProduct } from './support/exampleProduct.ts';
import { forSuite } from './support/forSuite.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const settings = {
  ...{ version: 0, ga4Id: 'G-TEST1234', ga4Secret: 'secret-of-google' },
  ...{ metaPixel: '', metaTestCode: '' },
};
const choice = { version: 1, granted: ['ga4'] };
const event = { name: 'viewItem', path: '/product/1', items: [{ id: exampleId(1) }] };

const visitOf = ({ cookies }: Pick<LightMyRequestResponse, 'cookies'>) =>
  cookies.find(({ name }) => name === 'VISIT');

describe('a measured visit', async () => {
  const dist = lastingFolder({
    'index.html': '<!doctype html><title>Shop</title>',
    'config.js': 'window.hemline = { shop: { phone: "1" } };',
  });
  const shop = await forSuite(openTestApp({ products: [exampleProduct(1)], dist }));
  const admin = await newAdmin(shop, 'admin@shop.test');
  const post = (call: string, payload: object, headers: Record<string, string> = {}) =>
    shop.app.inject({ method: 'POST', url: `/api/${call}`, payload, headers });
  const config = async () => (await shop.app.inject('/config.js')).body;

  it('is announced to the app only while it is on', async () => {
    expect(await config()).not.toContain('measuring');
    expect((await post('consent', choice)).statusCode).toBe(404);
    const saved = await admin.call('POST /changemeasuring', settings);
    expect(saved.json().measuring).toMatchObject({ version: 1, hasGa4Secret: true });
    expect(saved.body).not.toContain('secret-of-google');
    expect(await config()).toContain('"measuring":{"version":1,"targets":["ga4"]}');
    expect(await config()).toContain('"phone":"1"');
    const log = (await admin.call('GET /activity')).json();
    expect(JSON.stringify(log)).toContain('Changed the measuring of visits');
    expect(JSON.stringify(log)).not.toContain('secret-of-google');
  });

  it('gets an id by a cookie after its consent, and loses it by a withdrawal', async () => {
    expect(visitOf(await post('measure', { events: [event] }))).toBeUndefined();
    expect(await shop.db.$count(measuredMessages)).toBe(0);
    const cookie = visitOf(await post('consent', choice));
    expect(cookie).toMatchObject({ name: 'VISIT', path: '/api', httpOnly: true, sameSite: 'Lax' });
    const headers = { cookie: `VISIT=${cookie?.value}` };
    await post('measure', { events: [event] }, headers);
    expect(await shop.db.$count(measuredMessages)).toBe(1);
    const [log] = (await admin.call('GET /measuredmessages')).json();
    expect(log).toMatchObject({ target: 'ga4', events: ['view_item'], state: 'waiting' });
    expect(JSON.stringify(log)).not.toContain(cookie?.value);
    const gone = visitOf(await post('consent', { ...choice, granted: [] }, headers));
    expect(gone).toMatchObject({ name: 'VISIT', value: '' });
    expect(await shop.db.$count(measuredVisitors)).toBe(0);
    expect(await shop.db.$count(measuredMessages)).toBe(0);
  });

  it('is refused by Global Privacy Control', async () => {
    const { value } = visitOf(await post('consent', choice)) ?? {};
    const headers = { cookie: `VISIT=${value}`, 'sec-gpc': '1' };
    await post('measure', { events: [event] }, headers);
    expect(await shop.db.$count(measuredMessages)).toBe(0);
    const gone = visitOf(await post('consent', choice, headers));
    expect(gone?.value).toBe('');
    expect(await shop.db.$count(measuredVisitors)).toBe(0);
  });

  it.each<Record<string, string>>([{ 'sec-gpc': '1' }, { cookie: 'VISIT_REFUSED=1' }])(
    'is withdrawn by any change with %j',
    async (sent) => {
      const { value } = visitOf(await post('consent', choice)) ?? {};
      const cookie = `${sent.cookie ?? 'a=b'}; VISIT=${value}`;
      const answer = await post('openorder', {}, { ...sent, cookie });
      expect(visitOf(answer)?.value).toBe('');
      expect(await shop.db.$count(measuredVisitors)).toBe(0);
    },
  );

  it('says that the consent is lost, so that the browser asks again', async () => {
    const { value } = visitOf(await post('consent', choice)) ?? {};
    const headers = { cookie: `VISIT=${value}` };
    const told = await post('measure', { events: [event] }, headers);
    expect(told.json()).toEqual({ success: true });
    await shop.db.delete(measuredVisitors);
    const lost = await post('measure', { events: [event] }, headers);
    expect(lost.json()).toEqual({ success: true, isConsentLost: true });
  });

  it('accepts paths with any character', async () => {
    const path = "/de/product/1+2(3):'@ä";
    const answer = await post('measure', { events: [{ ...event, path }] });
    expect(answer.statusCode).toBe(200);
  });

  it('deletes a cookie that is not an id', async () => {
    const headers = { cookie: 'VISIT=x' };
    for (const granted of [['ga4'], []]) {
      const answer = await post('consent', { ...choice, granted }, headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().purposes).toEqual({ version: 1, targets: ['ga4'] });
    }
    expect(visitOf(await post('measure', { events: [event] }, headers))?.value).toBe('');
  });

  it.each([
    { events: [] },
    { events: [{ ...event, name: 'purchase' }] },
    { events: [{ ...event, path: '/order?token=secret' }] },
    { events: [{ ...event, path: 'https://elsewhere.test/' }] },
  ])('takes no %j', async (body) => {
    expect((await post('measure', body)).statusCode).toBe(400);
  });
});
