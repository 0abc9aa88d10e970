import { expect } from '@playwright/test';
import { test } from './ownShop.ts';
import { logInAdmin } from './shopAdmin.ts';

test.use({ settings: { DEMO: 'on' } });

test('an owner makes a collection, and a visitor opens it from the menu', async ({
  page,
  browser,
  ownShop,
}) => {
  const { url } = ownShop;
  await logInAdmin(page, { url, password: ownShop.admin.password });
  await page.goto(`${url}/admin/collections`);

  await test.step('by a rule', async () => {
    await page.getByRole('button', { name: 'Add a collection' }).click();
    const form = page.getByRole('dialog', { name: 'Add a collection' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Rainy days');
    await form.getByRole('textbox', { name: 'Text' }).fill('Dry, and warm.');
    await form.getByRole('combobox', { name: 'Category' }).selectOption('women');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText('Saved');
  });

  for (const javaScriptEnabled of [true, false]) {
    await test.step(`a visitor ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
      const context = await browser.newContext({
        javaScriptEnabled,
        viewport: { width: 1440, height: 900 },
      });
      const visitor = await context.newPage();
      await visitor.goto(url);
      await visitor
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link', { name: 'Rainy days' })
        .click();
      await expect(visitor).toHaveURL(`${url}/collections/rainy-days`);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Rainy days');
      await expect(visitor.getByText('Dry, and warm.')).toBeVisible();
      const cards = visitor.getByRole('article');
      await expect(cards.first()).toBeVisible();
      const before = await cards.count();
      if (javaScriptEnabled)
        await visitor.getByRole('button', { name: 'New', exact: true }).click();
      else await visitor.goto(`${url}/collections/rainy-days?flag=newCollection`);
      await expect.poll(() => cards.count()).toBeLessThan(before);
      await expect(visitor).toHaveURL(/flag=newCollection/);
      await context.close();
    });
  }
});
