import { type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from './ownShop.ts';
import { logInAdmin, ShopAdmin } from './shopAdmin.ts';

test.use({ serviceWorkers: 'allow' });

/** Name, home page, contacts, terms and collection of the owner. */
async function visit(visitor: Page, url: string) {
  await visitor.goto(url);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Mended, not made');
  await expect(
    visitor.getByRole('heading', { name: 'It begins with the cloth' }),
  ).not.toBeAttached();
  await visitor
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Rainy days' })
    .click();
  await expect(visitor).toHaveURL(`${url}/collections/rainy-days`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Rainy days');
  await expect(visitor.getByText('Dry, and warm.')).toBeVisible();
  await expect(visitor.getByRole('article')).toHaveCount(2);
  await visitor.goto(`${url}/contacts`);
  await expect(visitor).toHaveTitle('Contacts · Selvedge');
  await expect(visitor.getByRole('link', { name: '+351 22 000 000' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Terms' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 2, name: 'Orders' })).toBeVisible();
  await expect(visitor).toHaveTitle('Terms · Selvedge');
}

async function openVisitor(browser: Browser, javaScriptEnabled: boolean) {
  const context = await browser.newContext({
    javaScriptEnabled,
    serviceWorkers: 'allow',
    viewport: { width: 1440, height: 900 },
  });
  return context.newPage();
}

test('an owner writes the profile, home page and a collection, and the next visitor sees them', async ({
  page,
  browser,
  request,
  ownShop: { url, admin },
}) => {
  const owner = new ShopAdmin(request);
  await owner.logIn({ url, password: admin.password });
  for (const newCollection of [true, false]) {
    await owner.addProduct({ name: `Coat ${newCollection}`, newCollection });
  }
  await owner.post('/savecollection', {
    ...{ slug: 'rainy-days', title: 'Rainy days', text: 'Dry, and warm.', picture: '' },
    ...{ isShown: true, inMenu: true, rule: { category: 'women' }, products: [] },
  });
  await logInAdmin(page, { url, password: admin.password, path: '/admin/shop' });
  const save = page.getByRole('button', { name: 'Save', exact: true });

  await test.step('name, contacts, terms, line, picture, and no editorial block', async () => {
    const name = page.getByRole('region', { name: 'Name' }).getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Shop');
    await name.fill('Selvedge');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+351 22 000 000');
    await page.getByRole('textbox', { name: 'Terms' }).fill('# Orders\n\nYou pay, we send.');
    await page.getByRole('textbox', { name: 'Line on the banner' }).fill('Mended, not made');
    const size = { width: 1600, height: 1400, channels: 3, background: 'navy' } as const;
    const banner = page.getByRole('group', { name: 'Banner' });
    await banner.locator('input[type=file]').setInputFiles({
      ...{ name: 'navy.png', mimeType: 'image/png' },
      buffer: await sharp({ create: size }).png().toBuffer(),
    });
    await page.getByRole('region', { name: 'Editorial block' }).getByRole('checkbox').uncheck();
    await save.click();
    await expect(page.getByRole('alert')).toHaveText('Saved');
    await expect(page).toHaveTitle('Shop · Selvedge');
  });

  await test.step('a visitor without JavaScript', async () => {
    const visitor = await openVisitor(browser, false);
    await visit(visitor, url);
    await visitor.goto(`${url}/collections/rainy-days?flag=newCollection`);
    await expect(visitor.getByRole('article')).toHaveCount(1);
    await visitor.context().close();
  });

  await test.step('a visitor who asks once, and has it without a network, too', async () => {
    const visitor = await openVisitor(browser, true);
    const asked: string[] = [];
    visitor.on('request', (call) => asked.push(new URL(call.url()).pathname));
    await visit(visitor, url);
    await visitor.goto(`${url}/collections/rainy-days`);
    await visitor.getByRole('button', { name: 'New', exact: true }).click();
    await expect(visitor.getByRole('article')).toHaveCount(1);
    await expect(visitor).toHaveURL(/flag=newCollection/);

    await visitor.goto(url);
    const banner = visitor.locator('main section img').first();
    const isShown = () => banner.evaluate((img: HTMLImageElement) => img.naturalWidth > 0);
    await expect.poll(isShown).toBe(true);
    expect(await banner.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
      /\/api\/pictures\/p\w+-wide\.webp\/\d+\.avif\?/,
    );
    expect(asked.filter((path) => /shopfacts|home-wide/.test(path))).toEqual([]);
    await visitor.waitForFunction(() => !window.hemlineEarlyInput);
    await visitor.mouse.move(100, 100);
    await visitor.mouse.move(200, 200);
    const keptUrls = () =>
      visitor.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return kept.flat().map((request) => request.url);
      });
    for (const needed of [/\/index\.html$/, /\/config\.js$/, /-wide\.webp\/\d+\.avif/]) {
      await expect.poll(keptUrls).toContainEqual(expect.stringMatching(needed));
    }
    await visitor.context().setOffline(true);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Mended, not made');
    await expect.poll(isShown).toBe(true);
    await visitor.context().close();
  });

  await test.step('without the picture, ours is back; terms that are taken away have no page', async () => {
    await page
      .getByRole('group', { name: 'Banner' })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('textbox', { name: 'Terms' }).fill('');
    await save.click();
    await expect
      .poll(async () => (await page.request.get(url)).text())
      .toContain('home-wide-1920.avif');
    await expect.poll(async () => (await page.request.get(`${url}/terms`)).status()).toBe(404);
  });
});
