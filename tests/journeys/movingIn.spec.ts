import { expect } from '@playwright/test';
import { test } from './ownShop.ts';
import { pictureFile } from './pictureFile.ts';
import { Shop } from './shop.ts';
import { logInAdmin } from './shopAdmin.ts';

const csv = [
  'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty,Image Src,Variant Image,Gift Card,Status',
  'wool-coat,Wool Coat,"<p>Warm &amp; long.</p><ul><li>Lined</li></ul>",Coats,women,Color,Camel,Size,38,WC-1,189.00,249.00,shopify,4.0,https://cdn.shop.example/camel.jpg?v=1,https://cdn.shop.example/camel.jpg?v=1,false,active',
  'wool-coat,,,,,,Camel,,40,WC-2,189.00,249.00,shopify,2,https://cdn.shop.example/navy.jpg?v=1,,,',
  'wool-coat,,,,,,Navy,,38,WC-3,189.00,249.00,shopify,1,,https://cdn.shop.example/navy.jpg?v=1,,',
  'gift-card,Gift Card,For friends,Gifts,,Amount,25,,,,25.00,,,0,,,true,active',
].join('\n');

test('a Shopify file is imported into an empty shop, and a draft published and bought', async ({
  page,
  browser,
  ownShop: { url, admin },
}) => {
  test.slow();
  await logInAdmin(page, { url, password: admin.password });
  await page.goto(`${url}/admin/listproduct`);
  await page.getByRole('button', { name: 'Import CSV' }).click();
  // Chosen files take precedence over the URLs, which a test can't fetch.
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles([
      { name: 'products_export.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
      await pictureFile('camel.jpg', 'tan'),
      await pictureFile('navy.jpg', 'navy'),
    ]);
  await expect(page.getByText(/is a file of Shopify: 2 products in 4 rows/)).toBeVisible();
  await expect(page.getByLabel('Category of Coats · women')).toHaveValue('women');
  await expect(page.getByLabel('Scale for 38, 40')).toHaveValue('Women’s numbers');
  await page.getByRole('button', { name: 'Show the products' }).click();
  await expect(page.getByText('is a gift card, which is not imported')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 products' }).click();
  await expect(page.getByText(/Saved 2 of 2, 0 failed/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await expect(page.getByText('Draft', { exact: true })).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select all rows' }).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(0);

  const shopper = await (await browser.newContext()).newPage();
  const shop = new Shop(shopper);
  await shopper.goto(`${url}/products/wool-coat?variant=12`);
  await expect(shopper).toHaveURL(/\/product\/[0-9a-f-]{36}/);
  await expect(shopper.getByRole('heading', { level: 1, name: 'Wool Coat' })).toBeVisible();
  await expect(shopper.getByText('• Lined')).toBeVisible();
  await shop.chooseSize('40');
  await shop.addToCart(1);
  await shopper.goto(`${url}/cart`);
  await expect(shopper.getByText('$189.00').first()).toBeVisible();
  expect((await shopper.goto(`${url}/products/unknown`))?.status()).toBe(404);
});
