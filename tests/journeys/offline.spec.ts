import { expect } from '@playwright/test';
import { test } from './shop.ts';

const oops = /Oops!/;

test.describe('offline', () => {
  test.beforeEach(({ noErrors: _ }) => {});

  test('a tap keeps the list in place, and offers a retry', async ({ page, shop, context }) => {
    await page.goto('/search');
    await shop.appIsThere();
    await expect(shop.productLinks).toHaveCount(24);
    const link = shop.productLinks.nth(20);
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeInViewport();
    const name = (await link.textContent()) ?? '';
    await context.setOffline(true);
    // Playwright's click would scroll.
    await page.getByRole('link', { name: 'Women', exact: true }).first().dispatchEvent('click');
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expect(page).toHaveURL('/search');
    await expect(link).toHaveText(name);
    await expect(link).toBeInViewport();
    await expect(page.getByText(oops)).toBeHidden();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/women');
    await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
    await expect(shop.productLinks.first()).toBeVisible();

    // So does a tap on a page whose code is not loaded.
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).click();
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expect(page).toHaveURL('/women');
    await expect(shop.productLinks.first()).toBeVisible();
    await expect(page.getByText(oops)).toBeHidden();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  });

  test('a page opened by Back says so, and loads once online', async ({ page, shop }) => {
    await page.goto('/women');
    await shop.appIsThere();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
    // After a reload, the app has no list for Back.
    await page.reload();
    await shop.appIsThere();
    await page.route('**/api/allproducts*', (route) => route.abort('internetdisconnected'));
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText('You are still offline');
    await page.unroute('**/api/allproducts*');
    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    });
    await expect(shop.productLinks.first()).toBeVisible();
    await expect(page).toHaveURL('/women');
  });

  test('pictures that can’t load in full screen leave the product unchanged', async ({
    page,
    shop,
    context,
  }) => {
    await shop.openProduct('women', 'M');
    await shop.appIsThere();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const opener = page.getByRole('button', { name: /picture 1 .* full screen/ });
    await opener.click();
    await expect(page.getByRole('alert')).toContainText('check your connection');
    await expect(opener).toBeVisible();
    await context.setOffline(false);
    await opener.click();
    await expect(page.getByRole('dialog', { name: /^Pictures of/ })).toBeVisible();
  });
});

test.describe('failed downloads', () => {
  const failure = { level: 1, name: 'The shop could not be loaded' };

  // A rendered page includes the contents of config.js.
  for (const [file, address, title] of [
    ['config.js', '/cart', 'Cart'],
    ['assets/react-*.js', '/women', 'Women'],
  ] as const) {
    test(`${file}: ${address} says so, and offers the next step`, async ({ page }) => {
      await page.route(`**/${file}`, (route) => route.abort());
      await page.goto(address);
      await expect(page.getByRole('heading', failure)).toBeVisible();
      await page.unroute(`**/${file}`);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', failure)).toBeHidden();
    });
  }

  test('a broken config.js is reported in the selected scheme', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
    await page.route('**/config.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.hemline = {' }),
    );
    await page.goto('/cart');
    await expect(page.getByRole('heading', failure)).toBeVisible();
    await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(22, 21, 19)');
  });
});
