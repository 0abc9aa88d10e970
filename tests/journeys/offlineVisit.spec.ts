import { expect, type Page } from '@playwright/test';
import { test } from './buyer.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ noErrors: _ }) => {});

/** URLs that the browser has cached for offline use. */
function keptUrls(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => url);
  });
}

/** Moves the mouse, which starts the service worker, and waits until it has cached the page. */
async function moveUntilKept(page: Page) {
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
  await expect
    .poll(async () => {
      const urls = await keptUrls(page);
      return [/\/index\.html$/, /\/config\.js$/, /\/CartPage-.*\.js$/].every((needed) =>
        urls.some((url) => needed.test(url)),
      );
    })
    .toBe(true);
}

test.describe('offline visits', () => {
  test('show visited pages and the guest’s cart', async ({ page, shop, context }) => {
    await page.goto('/women?sort=name');
    await shop.appIsThere();
    await moveUntilKept(page);
    await shop.openProduct('women', 'M');
    const product = page.url();
    await shop.chooseSize('M');
    await shop.addToCart(1);
    await shop.openCart(1);
    const removeButton = page.getByRole('button', { name: /^Remove/ });
    const line = page.getByRole('row').filter({ has: removeButton });
    const lineText = await line.innerText();
    await page.goto(product);
    await shop.appIsThere();

    await context.setOffline(true);
    await page.reload();
    await shop.appIsThere();
    await expect(
      page.getByText('You are offline. Prices and stock may have changed'),
    ).toBeVisible();
    await expect(shop.addToCartButton).toBeVisible();
    await expect(shop.cartLink(1)).toBeVisible();
    const picture = page.getByRole('main').getByRole('img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);

    await page.goto('/cart');
    await expect.poll(() => line.innerText()).toBe(lineText);

    await page.goto('/women?sort=name');
    await expect(shop.productLinks.first()).toBeVisible();
    await page.getByRole('button', { name: 'Search', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    // A page never visited: the shop shows, and the list loads once the network is back.
    await page.goto('/kids');
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(shop.productLinks.first()).toBeVisible();
  });

  test('show no customer data', async ({ page, buyer, context }) => {
    await moveUntilKept(page);
    await page.goto('/account/myorders');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/account/myaccount');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(buyer.email);
    const kept = (await keptUrls(page)).map((url) => new URL(url).pathname);
    const ofNobody =
      /^\/assets\/|^\/api\/(pictures\/|allproducts$|product\/|envparams$|checkoutoptions$|getcartunaut$)/;
    expect(kept.filter((path) => !ofNobody.test(path) && /api|account/.test(path))).toEqual([]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  });
});
