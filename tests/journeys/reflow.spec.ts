import { expect } from '@playwright/test';
import { enlargeText, expectNothingCut, findCut } from './reflow.ts';
import { test } from './shop.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// `accessibility.spec.ts` checks the pages without dialogs.

test('a product and its size guide fit', async ({ page, shop }) => {
  await shop.openProduct('women', 'M');
  await expectNothingCut(page);
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
  await expectNothingCut(page);
});

test('a cart with products fits', async ({ page, shop }) => {
  await shop.openProduct('women', 'M');
  await shop.chooseSize('M');
  await shop.addToCart(1);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'CREATE ORDER' })).toBeVisible();
  await expectNothingCut(page);
});

test('the filters fit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/women');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters.getByRole('group', { name: 'Colour' })).toBeVisible();
  await expect(filters.getByLabel('Highest price')).toBeVisible();
  await page.evaluate(enlargeText, '200%');
  await expect.poll(() => findCut(page)).toEqual([]);
});
