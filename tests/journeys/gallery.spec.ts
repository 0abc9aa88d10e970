import { expect } from '@playwright/test';
import { test } from './shop.ts';

test('the gallery popup follows the arrow keys, closes with Escape and restores the focus', async ({
  page,
}) => {
  const products: { _id: string; images: unknown[] }[] = await (
    await page.request.get('/api/allproducts')
  ).json();
  const product = products.find(({ images }) => images.length > 1);
  if (!product) throw new Error('the demo catalogue has no product with two pictures');
  const count = Math.min(product.images.length, 5);

  await page.goto(`/product/${product._id}`);
  const opener = page.getByRole('region', { name: 'Pictures' }).getByRole('button', {
    name: /full screen|larger|enlarge|open/i,
  });
  await opener.first().click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByText(`1 / ${count}`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(popup.getByText(`2 / ${count}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(popup.getByText(`1 / ${count}`)).toBeVisible();

  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press('Tab');
    const isInside = await popup.evaluate((dialog) => dialog.contains(document.activeElement));
    expect(isInside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(opener.first()).toBeFocused();
});
