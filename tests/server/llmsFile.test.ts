import { describe, expect, it } from 'vitest';
import { plainCollection } from '../../contract/examples/collections.ts';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { loadLanguages } from '../../server/lib/languages.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

describe('llms.txt', async () => {
  const dist = lastingFolder({
    'index.html': '<title>Shop</title>',
    'config.js': 'window.hemline = { shop: { name: "Needle & Thread" } };',
  });
  const config = { PUBLIC_URL: 'https://shop.example', REQUIRE_MFA: 'off' } as const;
  const shop = await forSuite(openTestApp({ dist, config }));
  const get = (headers = {}) => shop.app.inject({ url: '/llms.txt', headers });

  it('says nothing that the owner has not set', async () => {
    const { statusCode, headers, body } = await get();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toMatch(/^# Needle & Thread\n\n## Products\n\n/);
    expect(body).toContain('- [Women](https://shop.example/women): Women’s clothes');
    expect(body).toContain('- [Sitemap](https://shop.example/sitemap.xml)');
    expect(body).not.toMatch(/## (Delivery|Contact)|\/terms|undefined/);
  });

  it('has the owner’s profile, collections, terms and policies', async () => {
    const admin = await newAdmin(shop, 'admin@shop.test');
    const description = 'Linen,\n# cut here.';
    const saved = [
      await admin.call('POST /saveshopfacts', { ...exampleShopProfile, description, version: 0 }),
      await admin.call('POST /savedelivery', {
        ...{ name: 'Post', price: 4.9, minDays: 3, maxDays: 5, countries: ['Portugal'] },
      }),
      await admin.call('POST /savecollection', {
        ...plainCollection,
        ...{ slug: 'linen', title: 'All [linen]' },
      }),
    ];
    expect(saved.map(({ statusCode, body }) => statusCode === 200 || body)).toEqual(
      Array(3).fill(true),
    );
    const { body, headers } = await get();
    expect(body).toMatch(/^# Hemline\n\n> Linen, # cut here\.\n\n/);
    expect(body).toContain('- [All \\[linen\\]](https://shop.example/collections/linen)\n');
    expect(body).toContain('## Delivery\n\n- Post, 3 to 5 days: $4.90. To Portugal.\n');
    expect(body).toContain('## Returns\n\n- You can return what you bought within 14 days');
    expect(body).toContain('- [Terms](https://shop.example/terms): Terms at Hemline.\n');
    expect(body).toContain('## Contact\n\n- hello@hemline.test\n- +351 210 000 000\n');
    expect((await get({ 'if-none-match': headers.etag })).statusCode).toBe(304);
  });

  it('is in the shop’s first language, whatever the reader prefers', async () => {
    loadLanguages(['de']);
    const german = await openTestApp({ dist, config, languages: ['de', 'fr'] });
    const headers = { 'accept-language': 'fr' };
    const { body } = await german.app.inject({ url: '/llms.txt', headers });
    expect(body).toContain('## Produkte\n\n- [Damen](https://shop.example/women): ');
    expect(body).toContain('## Der Shop\n');
    await german.close();
  });

  it('does not exist with AGENTS off', async () => {
    const closed = await openTestApp({ dist, config: { AGENTS: 'off' } });
    expect((await closed.app.inject('/llms.txt')).statusCode).toBe(404);
    await closed.close();
  });
});
