import { expect } from '@playwright/test';
import { password, startSession } from './session.ts';
import { test } from './shop.ts';
import { ShopAdmin } from './shopAdmin.ts';

test('a garment’s measurements are compared with one that fits', async ({
  page,
  request,
  shop: _,
}) => {
  const admin = new ShopAdmin(request);
  await admin.logIn();
  const id = await admin.addProduct({
    ...{ name: 'Measured Jumper', price: 95, category: 'men' },
    sizes: ['S', 'M'].map((size) => ({ size, quantity: 4, description: '' })),
    measures: [
      { size: 'S', length: 66, chest: 50.5, sleeve: 64 },
      { size: 'M', length: 68, chest: 53, sleeve: 65 },
    ],
  });
  const account = { username: 'Mia', email: 'mia-measures@example.test', password, cartItems: [] };
  await startSession(page, '/api/signup', account);
  await page.goto(`/product/${id}`);

  const heading = page.getByRole('heading', { name: 'Measurements' });
  const chest = page.getByRole('textbox', { name: /^Chest, / });
  const closest = page.getByText('is closest to your piece');

  await test.step('its measures are read and drawn', async () => {
    await heading.click();
    await expect(page.getByRole('row', { name: 'S 66 50.5 64' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Drawing of size S,/ })).toBeVisible();
    await page.getByRole('button', { name: 'inches' }).click();
    await expect(page.getByRole('row', { name: 'S 26 19.9 25.2' })).toBeVisible();
  });

  await test.step('a piece that fits is said once', async () => {
    await chest.fill('21.3');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(closest).toHaveText('M is closest to your piece.');
    await expect(page.getByText('1.4 inches narrower in the chest')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Drawing of size M,/ })).toBeVisible();

    await page.reload();
    // A press before the app has started may be lost.
    await expect(async () => {
      if (!(await closest.isVisible())) await heading.click();
      await expect(closest).toBeVisible({ timeout: 3000 });
    }).toPass();
    await expect(chest).toHaveValue('21.3');
  });

  await test.step('and forgotten with the logout', async () => {
    const url = page.url();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    await page.goto(url);
    await heading.click();
    await expect(chest).toHaveValue('');
    await expect(closest).toHaveCount(0);
  });
});
