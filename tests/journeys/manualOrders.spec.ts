import { expect } from '@playwright/test';
import type { Product } from '../../contract/schemas/product.ts';
import { test } from './shop.ts';
import { logInAdmin, ShopAdmin } from './shopAdmin.ts';

test('a phone order takes stock, and is refunded manually', async ({ page, request }) => {
  const name = 'Telephone Shirt';
  const admin = new ShopAdmin(request);
  await admin.logIn();
  const id = await admin.addProduct({
    name,
    sizes: [{ size: 'M', quantity: 4, description: '' }],
  });
  const left = async () => {
    const now: Product = await (await request.get(`/api/product/${id}`)).json();
    return now.sizes.find(({ size }) => size === 'M')?.quantity ?? 0;
  };
  const email = 'ines-calls-the-shop@example.test';
  await logInAdmin(page, { path: '/admin/allorders' });
  await page.getByRole('link', { name: 'New order' }).click();
  // The list of orders has a search box too.
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();

  await test.step('it is taken', async () => {
    await page.getByRole('searchbox').fill(name);
    await page
      .getByRole('button', { name: new RegExp(`^Add ${name}.* in size M, `) })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ines Lourenço');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Take the order' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Order H-\d+ is taken$/);
    const order = page.getByRole('region', { name: /^Order of / });
    await expect(order).toContainText(email);
    await expect(order).toContainText('Ines Lourenço');
    await expect.poll(left).toBe(3);
  });

  await test.step('it is refunded manually', async () => {
    const panel = page.getByRole('region', { name: /^Order of / });
    await panel.getByRole('combobox', { name: 'Payment' }).selectOption('refunded');
    await panel.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Refund the whole payment manually');
    await question.getByRole('button', { name: /^Refund/ }).click();
    await expect.poll(left).toBe(4);
  });
});
