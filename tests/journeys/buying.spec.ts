import { expect } from '@playwright/test';
import { test } from './shop.ts';

test('browse, choose a size, add twice, change, remove, empty', async ({ page, shop }) => {
  await shop.chooseProduct('women', 'M');
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await shop.addToCartButton.click();
  await expect(page.getByRole('alert')).toHaveText(/^Please select a size before adding to cart/);

  await shop.chooseSize('M');
  await shop.addToCartButton.click();
  await expect(shop.cartLink(1)).toBeVisible();
  await shop.addToCartButton.click();
  await shop.openCart(2);

  const row = page.getByRole('row', { name: new RegExp(name ?? '') });
  await expect(row.getByText('2', { exact: true })).toBeVisible();
  await row.getByRole('button', { name: /^Add one/ }).click();
  await expect(shop.cartLink(3)).toBeVisible();

  await page.reload();
  await expect(shop.cartLink(3)).toBeVisible();

  for (const left of [2, 1]) {
    await row.getByRole('button', { name: /^Remove one/ }).click();
    await expect(shop.cartLink(left)).toBeVisible();
  }
  await row.getByRole('button', { name: /^Remove one/ }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'CREATE ORDER' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Can't create the order with empty cart/);
});

test('two tabs show the same cart', async ({ shop, context }) => {
  await shop.openProduct('kids', '6Y');
  const other = await context.newPage();
  await other.goto('/cart');
  await expect(other.getByText('Your cart is empty')).toBeVisible();

  await shop.chooseSize('6Y');
  await shop.addToCartButton.click();
  await expect(other.getByRole('button', { name: /^Remove one/ })).toBeVisible();
  await other.getByRole('button', { name: /^Remove one/ }).click();
  await expect(shop.cartLink(0)).toBeVisible();
});
