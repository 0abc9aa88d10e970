import { expect } from '@playwright/test';
import { test } from './ownShop.ts';
import { logInAdmin } from './shopAdmin.ts';

test('the owner’s profile is shown to the next visitor, with and without JavaScript', async ({
  page,
  browser,
  ownShop,
}) => {
  const { url } = ownShop;
  await logInAdmin(page, { url, password: ownShop.admin.password });
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Shop', exact: true })
    .click();

  await test.step('the owner changes name, contacts and terms', async () => {
    const name = page.getByRole('region', { name: 'Name' }).getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Shop');
    await name.fill('Selvedge');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+351 22 000 000');
    await page.getByRole('textbox', { name: 'Terms' }).fill('# Orders\n\nYou pay, we send.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Saved');
    await expect(page).toHaveTitle('Shop · Selvedge');
  });

  for (const javaScriptEnabled of [true, false]) {
    await test.step(`a visitor ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
      const context = await browser.newContext({ javaScriptEnabled });
      const visitor = await context.newPage();
      await visitor.goto(`${url}/contacts`);
      await expect(visitor).toHaveTitle('Contacts · Selvedge');
      await expect(visitor.getByRole('link', { name: '+351 22 000 000' })).toBeVisible();
      await visitor.getByRole('link', { name: 'Terms' }).click();
      await expect(visitor.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
      await expect(visitor.getByRole('heading', { level: 2, name: 'Orders' })).toBeVisible();
      await expect(visitor).toHaveTitle('Terms · Selvedge');
      await context.close();
    });
  }

  await test.step('terms that are taken away have no page any more', async () => {
    await page.getByRole('textbox', { name: 'Terms' }).fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('contentinfo').getByText('© Selvedge')).toBeVisible();
    await expect.poll(async () => (await page.request.get(`${url}/terms`)).status()).toBe(404);
  });
});
