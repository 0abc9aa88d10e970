import { expect } from '@playwright/test';
import { test } from './shop.ts';

test('a cart lasts as long as the page if storage is disabled', async ({
  page,
  shop,
  noErrors: _,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await shop.openProduct('women', 'M');
  await shop.chooseSize('M');
  await shop.addToCartButton.click();
  await shop.openCart(1);
  await expect(page.getByRole('button', { name: /^Remove one/ })).toBeVisible();
});
