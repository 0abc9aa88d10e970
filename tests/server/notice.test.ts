import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { exampleShopProfile } from '../../contract/examples/shopProfile.ts';
import { products } from '../../server/db/catalogueSchema.ts';
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

onEitherDatabase('the notice of the legal guarantee', (database) => {
  it('is a picture with its words, public for mail while the shop has it', async () => {
    const now = () => new Date('2026-03-01T12:00:00Z');
    const { pictureUrls, pictures } = pictureFolder(lastingFolder(), now);
    const connection = { ...database(), close: async () => {} };
    const shop = await openTestApp({ connection, now, pictureUrls, pictures });
    const admin = await newAdmin(shop, 'admin@shop.test');
    const ask = (call: `GET /${string}`) => visitor(shop.app).call(call);
    const png = await redAndBlue(600, 850).png().toBuffer();
    const { images } = (await uploadTo('POST /s3/upload', admin, ['notice.png', png])).json();
    const picture: string = images[0].name;
    const save = (version: number, notice?: object) =>
      admin.call('POST /saveshopfacts', {
        ...{ ...exampleShopProfile, version, ...(notice && { notice }) },
      });
    expect((await ask('GET /shoptext/notice')).statusCode).toBe(404);
    expect((await ask(`GET /shared/shop/${picture}.jpg`)).statusCode).toBe(404);
    expect((await save(0, { picture: 'gone.webp', text })).statusCode).toBe(400);

    expect((await save(0, { picture, text })).json()).toMatchObject({ notice: { picture, text } });
    expect((await ask('GET /checkoutoptions')).json().notice).toBe(true);
    const shown = (await ask('GET /shoptext/notice')).json();
    expect(shown).toMatchObject({ text, picture: { width: 600, height: 850 } });
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

  it('is in the mail that confirms an order', async () => {
    const shop = await openBuyersShop(database());
    const notice = { picture: 'notice.webp', text };
    const context = { ...shop.context, shop: { ...shop.context.shop, notice } };
    await buy({ ...shop, context }, shop.ann, [[1, 'M', 1, 89.1]]);
    await shop.mailer.idle();
    const [mail] = shop.mails;
    expect(mail?.html).toContain('<img src="https://shop.test/api/shared/shop/notice.webp.jpg"');
    expect(mail?.html).toContain(`alt="${text}"`);
    expect(mail?.text).toContain(text);
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
