import { describe, expect, it } from 'vitest';
import { extensionFields } from '../../contract/rules/productExtensions.ts';
import type { EnvParams } from '../../contract/schemas/shop.ts';
import { readShopFile } from '../../src/lib/shopFile/shopFile.ts';
import { planShopFile } from '../../src/lib/shopFile/shopPlan.ts';
import { likelyAnswers, questionsOf, scalesToAdd } from '../../src/lib/shopFile/shopQuestions.ts';
import {
  shopifyMarkets,
  shopifyWhole,
  squareWhole,
  woocommerceWhole,
} from '../unit/shopFiles/markets.ts';
import { evershop } from '../unit/shopFiles/others.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { forSuite } from './support/forSuite.ts';
import { somePictures } from './support/productInput.ts';
import { openTestApp } from './support/testApp.ts';

describe('the import into an empty shop', async () => {
  const shop = await forSuite(openTestApp({ pictures: somePictures }));
  const admin = await newAdmin(shop, 'admin@shop.test');

  it.each([
    ['Shopify', shopifyMarkets, 3],
    ['Shopify since 2025', shopifyWhole, 2],
    ['WooCommerce', woocommerceWhole, 3],
    ['Square', squareWhole, 1],
    ['EverShop', evershop, 2],
  ])('takes each product of a file of %s', async (_, text, count) => {
    const settings = async (): Promise<EnvParams> => (await admin.call('GET /envparams')).json();
    const before = await settings();
    const file = readShopFile(text, before.allowedSizes);
    if (!file) throw new Error('It counts as a file of this shop');
    const questions = questionsOf(file, before, []);
    const answers = likelyAnswers(questions);
    for (const scale of scalesToAdd(questions, answers)) {
      expect((await admin.call('POST /savesizescale', scale)).statusCode).toBe(200);
    }
    const rules = { ...(await settings()), today: '2026-03-12', extensions: extensionFields };
    const rows = planShopFile(file, questions, answers, rules);
    const products = rows.flatMap((row) => (row.kind === 'add' ? [row.product] : []));
    expect(products).toHaveLength(count);
    for (const { images, ...product } of products) {
      const named = images.map(({ flagman }, at) => ({ name: `picture-${at}.webp`, flagman }));
      const saved = await admin.call('POST /addproduct', {
        ...product,
        images: named,
        draft: true,
      });
      expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)]);
    }
  });
});
