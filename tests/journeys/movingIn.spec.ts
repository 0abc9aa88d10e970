import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './ownShop.ts';
import { pictureFile } from './pictureFile.ts';
import { Shop } from './shop.ts';
import { logInAdmin } from './shopAdmin.ts';

const shopify = [
  'Handle,Title,Body (HTML),Type,Tags,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Inventory Tracker,Variant Inventory Qty,Image Src,Variant Image,Gift Card,Status',
  'wool-coat,Wool Coat,"<p>Warm &amp; long.</p><ul><li>Lined</li></ul>",Coats,women,Color,Camel,Size,38,WC-1,189.00,249.00,shopify,4.0,https://cdn.shop.example/camel.jpg?v=1,https://cdn.shop.example/camel.jpg?v=1,false,active',
  'wool-coat,,,,,,Camel,,40,WC-2,189.00,249.00,shopify,2,https://cdn.shop.example/navy.jpg?v=1,,,',
  'wool-coat,,,,,,Navy,,38,WC-3,189.00,249.00,shopify,1,,https://cdn.shop.example/navy.jpg?v=1,,',
  'gift-card,Gift Card,For friends,Gifts,,Amount,25,,,,25.00,,,0,,,true,active',
].join('\n');

test('a Shopify file is imported into an empty shop, its drafts published and bought, and exported', async ({
  page,
  browser,
  ownShop: { url, admin },
}) => {
  // Its server has to start first.
  test.slow();
  await logInAdmin(page, { url, password: admin.password, path: '/admin/listproduct' });
  await expect(page.getByText('There are no products yet')).toBeVisible();
  const choose = async (text: string, ...pictures: Awaited<ReturnType<typeof pictureFile>>[]) => {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const csv = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel('Choose a CSV file').setInputFiles([csv, ...pictures]);
  };
  const close = () => page.getByRole('button', { name: 'Close' }).click();

  await test.step('with its pictures', async () => {
    // Chosen files take precedence over the URLs, which a test can't fetch.
    await choose(
      shopify,
      await pictureFile('camel.jpg', 'tan'),
      await pictureFile('navy.jpg', 'navy'),
    );
    await expect(page.getByText(/is a file of Shopify: 2 products in 4 rows/)).toBeVisible();
    await expect(page.getByLabel('Category of Coats · women')).toHaveValue('women');
    await expect(page.getByLabel('Scale for 38, 40')).toHaveValue('Women’s numbers');
    await page.getByRole('button', { name: 'Show the products' }).click();
    await expect(page.getByText('is a gift card, which is not imported')).toBeVisible();
    await page.getByRole('button', { name: 'Add 2 products' }).click();
    await expect(page.getByText(/Saved 2 of 2, 0 failed/)).toBeVisible();
    await close();
    await expect(page.getByText('Draft', { exact: true })).toHaveCount(2);
  });

  const shopper = await (await browser.newContext()).newPage();
  const shop = new Shop(shopper);
  const id = await test.step('a draft is previewed, and hidden from shoppers', async () => {
    await page.getByRole('link', { name: 'Wool Coat, Camel' }).click();
    await expect(page.getByRole('switch', { name: /^Draft/ })).toBeChecked();
    await page.getByRole('link', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wool Coat' })).toBeVisible();
    const shown = page.getByRole('main').getByRole('img', { name: /Wool Coat/ });
    await expect
      .poll(() => shown.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    const [found = ''] = /[0-9a-f-]{36}/.exec(page.url()) ?? [];
    expect((await shopper.request.get(`${url}/product/${found}`)).status()).toBe(404);
    return found;
  });

  await test.step('the drafts are published', async () => {
    await page.goto(`${url}/admin/listproduct`);
    await page.getByRole('button', { name: 'Drafts' }).click();
    await page.getByRole('checkbox', { name: 'Select all rows' }).click();
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByRole('menuitem', { name: 'Publish' }).click();
    await expect(page.getByText('No products match')).toBeVisible();
  });

  await test.step('a shopper finds one at its former address, and buys it', async () => {
    await shopper.goto(`${url}/products/wool-coat?variant=12`);
    await expect(shopper).toHaveURL(/\/product\/[0-9a-f-]{36}/);
    await expect(shopper.getByRole('heading', { level: 1, name: 'Wool Coat' })).toBeVisible();
    await expect(shopper.getByText('• Lined')).toBeVisible();
    await shop.chooseSize('40');
    await shop.addToCart(1);
    await shopper.goto(`${url}/cart`);
    await expect(shopper.getByText('$189.00').first()).toBeVisible();
    expect((await shopper.request.get(`${url}/product/${id}`)).status()).toBe(200);
    expect((await shopper.request.get(`${url}/products/unknown`)).status()).toBe(404);
  });

  await test.step('the exported file changes nothing, and then a description', async () => {
    await page.goto(`${url}/admin/listproduct`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = readFileSync(await (await download).path(), 'utf8');
    await choose(csv);
    await expect(page.getByText(/0 new, 0 changed, 2 unchanged, 0 with errors/)).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Apply|Add) \d/ })).toHaveCount(0);
    await close();
    await choose(csv.replace('Lined', 'Lined in silk'));
    await page.getByRole('button', { name: 'Apply 1 change' }).click();
    await expect(page.getByText(/Saved 1 of 1, 0 failed/)).toBeVisible();
  });
});
