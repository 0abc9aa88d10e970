import { expect } from '@playwright/test';
import { test } from './ownShop.ts';
import { pictureFile } from './pictureFile.ts';
import { logInAdmin } from './shopAdmin.ts';

const csv = [
  'name,colour,style,price,category,M,images',
  'Season Cardigan,Navy,season,129,women,3,navy.jpg',
  'Season Cardigan,Oat,season,129,women,3,oat.jpg',
].join('\n');

test('drafts are imported, reviewed, published and then found by a shopper', async ({
  page,
  browser,
  ownShop: { url, admin },
}) => {
  // Its server has to start first.
  test.slow();
  await logInAdmin(page, { url, password: admin.password });
  await page.goto(`${url}/admin/listproduct`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles([
      { name: 'season.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
      await pictureFile('navy.jpg', 'navy'),
      await pictureFile('oat.jpg', 'wheat'),
    ]);
  await expect(page.getByRole('switch', { name: /^Import new products as drafts/ })).toBeChecked();
  await expect(page.getByText(/2 come as drafts\./)).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 products' }).click();
  await expect(page.getByText(/Saved 2 of 2, 0 failed/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  const shopper = await (await browser.newContext()).newPage();
  const cards = shopper.getByRole('main').getByRole('link', { name: /Season Cardigan/ });
  await shopper.goto(`${url}/women`);
  await expect(shopper.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cards).toHaveCount(0);

  await expect(page.getByText('Draft', { exact: true })).toHaveCount(2);
  await page.getByRole('link', { name: 'Season Cardigan, Navy' }).click();
  await expect(page.getByRole('switch', { name: /^Draft/ })).toBeChecked();
  await page.getByRole('link', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Season Cardigan' })).toBeVisible();
  const shown = page.getByRole('main').getByRole('img', { name: /Season Cardigan/ });
  await expect
    .poll(() => shown.first().evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const [id] = /[0-9a-f-]{36}/.exec(page.url()) ?? [];
  expect((await shopper.goto(`${url}/product/${id}`))?.status()).toBe(404);

  await page.goto(`${url}/admin/listproduct`);
  await page.getByRole('button', { name: 'Drafts' }).click();
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(page.getByText('No products match')).toBeVisible();

  await shopper.goto(`${url}/women`);
  await expect(cards.first()).toBeVisible();
  expect((await shopper.goto(`${url}/product/${id}`))?.status()).toBe(200);
});
