import { expect } from '@playwright/test';
import { test } from './shop.ts';

test('browse, choose a size, add twice, change, remove, empty', async ({ page, shop }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'New Collection' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeVisible();

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

test('a guest who starts an order is asked to sign up', async ({ page, shop }) => {
  await shop.openProduct('men', 'L');
  await shop.chooseSize('L');
  await shop.addToCartButton.click();
  await shop.openCart(1);
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.getByRole('button', { name: 'CREATE ORDER' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible();
  const state = await page.evaluate(() => window.history.state.usr);
  expect(state).toEqual({ origin: 'Cart', action: 'SignUp' });
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

test('a size with all its units in the cart can’t be chosen again', async ({ page, shop }) => {
  await page.goto('/women');
  const list = await page.request.get('/api/allproducts');
  const products: {
    _id: string;
    sizes: { size: string; quantity: number; quantityReserved: number }[];
  }[] = await list.json();
  const scarce = products
    .filter(({ sizes }) => sizes.length > 1)
    .flatMap((product) => product.sizes.map((size) => ({ ...size, id: product._id })))
    .find((size) => size.quantity - size.quantityReserved === 1);
  if (!scarce) throw new Error('the demo catalogue has no size with one unit left');

  await page.goto(`/product/${scarce.id}`);
  await shop.chooseSize(scarce.size);
  await shop.addToCartButton.click();
  await expect(
    page.getByRole('radio', { name: `${scarce.size}, the last in your cart` }),
  ).toBeDisabled();
});
