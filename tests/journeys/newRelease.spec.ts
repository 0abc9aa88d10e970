import { expect, type Page } from '@playwright/test';
import { test } from './shop.ts';

/** After a new release, the files of an open page are gone until it reloads. */
async function release(page: Page) {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/*.js', (route) =>
    isOld ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
}

test.beforeEach(({ noErrors: _ }) => {});

test.describe('after a new release', () => {
  test('a page that a new release has replaced says so, and offers a reload', async ({
    page,
    shop,
  }) => {
    await shop.openProduct('women', 'M');
    await shop.chooseSize('M');
    await shop.addToCart(1);
    await release(page);
    await page.getByRole('link', { name: 'About Us' }).first().click();
    await expect(page.getByText('Part of the shop did not load')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/aboutus');
    await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    await expect(shop.cartLink(1)).toBeVisible();
  });

  test('a dialog does the same, and the page stays until it is reloaded', async ({
    page,
    shop,
  }) => {
    await shop.openProduct('women', 'M');
    await shop.appIsThere();
    await release(page);
    await page.getByRole('button', { name: 'Size guide' }).click();
    await expect(page.getByText('the shop may have been updated')).toBeVisible();
    await expect(shop.addToCartButton).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await shop.appIsThere();
    await page.getByRole('button', { name: 'Size guide' }).click();
    await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
  });
});
