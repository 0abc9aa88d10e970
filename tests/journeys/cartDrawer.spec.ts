import { expect } from '@playwright/test';
import { test } from './shop.ts';

test('the bag icon opens the cart over the page; Back, Escape and a click outside close it', async ({
  page,
  shop,
}) => {
  await shop.openProduct('women', 'M');
  const product = page.url();
  await shop.chooseSize('M');
  await shop.addToCart(1);
  await expect(shop.cartDrawer).toBeHidden();

  await shop.cartLink(1).click();
  await expect(shop.cartDrawer.getByRole('link', { name: 'View cart' })).toBeVisible();
  await page.goBack();
  await expect(shop.cartDrawer).toBeHidden();
  await expect(page).toHaveURL(product);

  await shop.cartLink(1).click();
  await expect(shop.cartDrawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shop.cartDrawer).toBeHidden();
  await expect(shop.cartLink(1)).toBeFocused();

  await shop.cartLink(1).click();
  await expect(shop.cartDrawer).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(shop.cartDrawer).toBeHidden();

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    shop.cartLink(1).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL('/cart');
  await expect(shop.cartDrawer).toBeHidden();
});
