import { expect } from '@playwright/test';
import { test } from './shop.ts';

test('an outfit’s two products are added to the cart at once', async ({ page }) => {
  const found = await page.request.get('/api/allproducts?outfit=Orchard');
  const [jumper] = (await found.json()) as { _id: string; name: string }[];
  await page.goto(`/product/${jumper?._id}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const outfit = page.getByRole('region', { name: 'Wear it with' });
  await outfit.scrollIntoViewIfNeeded();
  for (const piece of await outfit.getByRole('group').all()) {
    await piece.getByRole('combobox', { name: 'Size' }).selectOption({ index: 2 });
  }
  await outfit.getByRole('button', { name: 'Add both' }).click();
  await expect(page.getByText('Both pieces are in your cart')).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
});
