import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './ownShop.ts';
import { logInAdmin } from './shopAdmin.ts';

test.use({ serviceWorkers: 'allow' });

test('an owner edits the home page, and the next visitor sees it', async ({
  page,
  browser,
  ownShop,
}) => {
  const { url } = ownShop;
  await logInAdmin(page, { url, password: ownShop.admin.password });
  await page.goto(`${url}/admin/shop`);

  await test.step('line, picture, and no editorial block', async () => {
    await page.getByRole('textbox', { name: 'Line on the banner' }).fill('Mended, not made');
    const size = { width: 1600, height: 1400, channels: 3, background: 'navy' } as const;
    const banner = page.getByRole('group', { name: 'Banner' });
    await banner.locator('input[type=file]').setInputFiles({
      ...{ name: 'navy.png', mimeType: 'image/png' },
      buffer: await sharp({ create: size }).png().toBuffer(),
    });
    await page.getByRole('region', { name: 'Editorial block' }).getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Saved');
  });

  await test.step('a visitor without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await context.newPage();
    await visitor.goto(url);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Mended, not made');
    await expect(
      visitor.getByRole('heading', { name: 'It begins with the cloth' }),
    ).not.toBeAttached();
    await context.close();
  });

  await test.step('a visitor who asks once, and has it without a network, too', async () => {
    const context = await browser.newContext({ serviceWorkers: 'allow' });
    const visitor = await context.newPage();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
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
    await context.setOffline(true);
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Mended, not made');
    await expect.poll(isShown).toBe(true);
    await context.close();
  });

  await test.step('without the picture, ours is back', async () => {
    await page
      .getByRole('group', { name: 'Banner' })
      .getByRole('button', { name: /^Remove/ })
      .click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect
      .poll(async () => (await page.request.get(url)).text())
      .toContain('home-wide-1920.avif');
  });
});
