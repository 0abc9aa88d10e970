import { expect } from '@playwright/test';
import type { Product } from '../../contract/schemas/product.ts';
import { test } from './shop.ts';

test('a guest requests a stock alert, and can stop all of them without a login', async ({
  page,
  request,
}) => {
  const products = (await (await request.get('/api/allproducts')).json()) as Product[];
  const isSoldOut = ({ quantity, quantityReserved }: Product['sizes'][number]) =>
    quantity === quantityReserved;
  const product = products.find(({ sizes }) => sizes.length > 1 && sizes.some(isSoldOut));
  await page.goto(`/product/${product?._id}`);
  await page.getByRole('button', { name: 'Tell me when my size is back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tell me when it’s back' });
  await dialog.getByRole('textbox', { name: 'Email' }).fill('waiting@example.test');
  await dialog.getByRole('button', { name: 'Tell me' }).click();
  await expect(page.getByText(/we’ll send one email to waiting@example\.test\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`/stop-alerts?token=${'T'.repeat(43)}`);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { name: 'No more of these emails' })).toBeVisible();
});
