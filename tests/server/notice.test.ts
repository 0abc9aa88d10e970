import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import type { Languages } from '../../contract/languages.ts';
import { products } from '../../server/db/catalogueSchema.ts';
import { speaking } from '../../server/lib/languages.ts';
import { removeUnusedPictures } from '../../server/services/pictures/storePictures.ts';
import { onEitherDatabase } from './support/bothDatabases.ts';
import { openBuyersShop } from './support/buyersShop.ts';
import { buy } from './support/checkoutRequest.ts';
import { visitor } from './support/customer.ts';
import { newAdmin } from './support/enrolledAdmin.ts';
import { exampleId } from './support/exampleProduct.ts';
import { redAndBlue, uploadTo } from './support/pictureFiles.ts';
import { pictureFolder } from './support/pictureFolder.ts';
import { lastingFolder } from './support/temporaryFolder.ts';
import { openTestApp } from './support/testApp.ts';

const text = 'All words of the official notice.';
const german = 'Alle Worte des amtlichen Hinweises.';

onEitherDatabase('the notice of the legal guarantee', (database) => {
  it('is a picture with its words, public for mail while the shop has it', async () => {
    const now = () => new Date('2026-03-01T12:00:00Z');
    const { pictureUrls, pictures } = pictureFolder(lastingFolder(), now);
    const connection = { ...database(), close: async () => {} };
    const shop = await openTestApp({
      connection,
      now,
      pictureUrls,
      pictures,
      languages: ['en', 'de'],
    });
    const admin = await newAdmin(shop, 'admin@shop.test');
    const ask = (call: `GET /${string}`, language = 'en') =>
      visitor(shop.app).call(call, undefined, { 'accept-language': language });
    const upload = async (width: number): Promise<string> => {
      const png = await redAndBlue(width, 850).png().toBuffer();
      return (await uploadTo('POST /s3/upload', admin, ['notice.png', png])).json().images[0].name;
    };
    const [picture, hinweis] = [await upload(600), await upload(610)];
    const save = (version: number, notices?: object) =>
      admin.call('POST /saveshopfacts', {
        ...{ ...exampleShopProfile, version, ...(notices && { notices }) },
      });
    expect((await ask('GET /shoptext/notice')).statusCode).toBe(404);
    expect((await ask(`GET /shared/shop/${picture}.jpg`)).statusCode).toBe(404);
    expect((await save(0, { de: { picture: 'gone.webp', text } })).statusCode).toBe(400);

    const notices = { en: { picture, text }, de: { picture: hinweis, text: german } };
    const saved = (await save(0, notices)).json();
    expect(saved.notices).toEqual(notices);
    expect(Object.keys(saved.noticeUrls).sort()).toEqual([picture, hinweis].sort());
    expect((await ask('GET /checkoutoptions')).json().notice).toBe(true);
    const shown = (await ask('GET /shoptext/notice')).json();
    expect(shown).toMatchObject({ text, picture: { width: 600, height: 850 } });
    const inGerman = (await ask('GET /shoptext/notice', 'de')).json();
    expect(inGerman).toMatchObject({ text: german, picture: { width: 610, height: 850 } });
    expect((await ask(`GET /shared/shop/${hinweis}.jpg`)).statusCode).toBe(200);
    expect((await shop.app.inject(shown.picture.url)).statusCode).toBe(200);
    const mailed = await ask(`GET /shared/shop/${picture}.jpg`);
    expect(mailed.headers['content-type']).toBe('image/jpeg');
    const later = () => new Date(now().getTime() + 2 * 24 * 3600 * 1000);
    await removeUnusedPictures({ db: shop.db, pictures, now: later });
    expect((await ask('GET /shoptext/notice')).statusCode).toBe(200);

    await save(1);
    expect((await ask(`GET /shared/shop/${picture}.jpg`)).statusCode).toBe(404);
    expect((await ask('GET /checkoutoptions')).json()).not.toHaveProperty('notice');
    await shop.app.close();
  });

  it.each([
    ['en', 'notice', text],
    ['de', 'hinweis', german],
    ['fr', 'notice', text],
  ] as const)('is in the mail that confirms an order, in its language: %s', async (...row) => {
    const [language, name, words] = row;
    const shop = await openBuyersShop(database());
    const notices = {
      de: { picture: 'hinweis.webp', text: german },
      en: { picture: 'notice.webp', text },
    };
    const languages: Languages = ['en', 'de', 'fr'];
    const context = { ...shop.context, languages, shop: { ...shop.context.shop, notices } };
    await speaking(language, () => buy({ ...shop, context }, shop.ann, [[1, 'M', 1, 89.1]]));
    await shop.mailer.idle();
    const [mail] = shop.mails;
    expect(mail?.html).toContain(`<img src="https://shop.test/api/shared/shop/${name}.webp.jpg"`);
    expect(mail?.html).toContain(`alt="${words}"`);
    expect(mail?.text).toContain(words);
  });

  it('is followed by the guarantees that producers give for what was ordered', async () => {
    const shop = await openBuyersShop(database());
    const isShirt = eq(products.id, exampleId(1));
    await shop.db.update(products).set({ guarantee: '5' }).where(isShirt);
    await buy(shop, shop.ann, [
      [1, 'M', 1, 89.1],
      [2, 'M', 1, 19.95],
    ]);
    await shop.mailer.idle();
    const [mail] = shop.mails;
    expect(mail?.text).toContain('Linen Shirt: The producer guarantees for 5 years that it lasts');
    expect(mail?.text).not.toContain('Tee: The producer');
  });
});
