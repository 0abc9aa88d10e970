import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { test } from './ownShop.ts';
import { type ChosenFile, pictureFile } from './pictureFile.ts';
import { logInAdmin, selectRow } from './shopAdmin.ts';

async function openAdminSection(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function choosePictures(page: Page, ...files: ChosenFile[]) {
  await page.getByLabel(/^Choose pictures or drop them here/).setInputFiles(files);
}

const alert = (page: Page) => page.getByRole('alert');

const capeLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Journey Cape' });

test('a product is added with pictures, changed, removed and restored', async ({ page }) => {
  await logInAdmin(page);
  await openAdminSection(page, 'Add Product');
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey Cape');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('210.50');
  await page.getByRole('radio', { name: 'Women' }).check();
  await choosePictures(
    page,
    await pictureFile('front.jpg', 'brown'),
    await pictureFile('back.jpg', 'navy'),
  );
  await expect(
    page.getByRole('button', { name: 'Make front.jpg the main picture' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Make back.jpg the main picture' }).click();
  await page.getByRole('button', { name: 'Move back.jpg left' }).click();
  await page.getByRole('textbox', { name: 'Quantity of M' }).fill('4');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(alert(page)).toHaveText(/^Product Added$/);

  await page.getByRole('link', { name: 'See it there' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journey Cape' })).toBeVisible();
  await expect(page.getByText('$210.50').first()).toBeVisible();
  const shown = page
    .getByRole('main')
    .getByRole('img', { name: /Journey Cape/ })
    .first();
  await expect
    .poll(() => shown.evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.goto('/women');
  await expect(capeLink(page)).toBeVisible();

  await page.goto('/admin/listproduct?q=Journey+Cape');
  await page.getByRole('link', { name: 'Journey Cape' }).click();
  await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('210.50');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('195');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(alert(page)).toHaveText(/^Product Changed$/);
  await page.getByRole('link', { name: 'See it in the shop' }).click();
  await expect(page.getByText('$195.00').first()).toBeVisible();

  await page.goto('/admin/listproduct?q=Journey+Cape');
  await selectRow(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('No products match')).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto('/women');
  await expect(visitor.getByRole('main').locator('a[href^="/product/"]').first()).toBeVisible();
  await expect(capeLink(visitor)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'Journey Cape' })).toBeVisible();
  await visitor.reload();
  await expect(capeLink(visitor)).toBeVisible();
});

test('an invalid picture is reported at once, or by the server', async ({ page }) => {
  await logInAdmin(page);
  await openAdminSection(page, 'Add Product');
  await choosePictures(page, {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(
    page.getByText('“logo.svg” is not a picture in JPEG, PNG, WebP or AVIF.'),
  ).toBeVisible();
  await choosePictures(page, {
    name: 'renamed.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('this is a text'),
  });
  await expect(alert(page)).toHaveText(/^Image upload failed$/);
  await expect(page.getByText(/“renamed\.jpg”/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pictures in their order' })).toHaveCount(0);
});

test('leaving a page with unsaved changes asks first', async ({ page }) => {
  await logInAdmin(page);
  await openAdminSection(page, 'Products');
  await openAdminSection(page, 'Add Product');
  const name = page.getByRole('textbox', { name: 'Name' });
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await name.pressSequentially('Half a Cape');

  await page.getByRole('link', { name: 'Women' }).first().click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();

  await page.goBack();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL('/admin/addproduct');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Half a Cape');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(name).toHaveValue('Half a Cape');

  await page.goBack();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/listproduct');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
});

/** Runs in its own shop, where nobody buys. */
test('a CSV file is imported, exported, and imported again without changes', async ({
  page,
  ownShop: { url, admin },
}) => {
  // Its server has to start first.
  test.slow();
  await logInAdmin(page, { url, password: admin.password });
  await openAdminSection(page, 'Products');
  await expect(page.getByText('There are no products yet')).toBeVisible();

  async function importFile(text: string, ...pictures: ChosenFile[]) {
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const csv = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await page.getByLabel('Choose a CSV file').setInputFiles([csv, ...pictures]);
  }

  await importFile(
    'name,description,price,category,S,2Y\n"=1+1, ""Cape""","Wool,\nlined",88.80,men,3,\nTee,,12,kid,,0\n',
  );
  await page.getByRole('button', { name: 'Add 2 products' }).click();
  await expect(page.getByText(/Saved 2 of 2, 0 failed/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /=1\+1, "Cape"/ })).toContainText('$88.80');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  expect(csv).toMatch(/^\uFEFFid,name,description,material,price,regularPrice,salePrice,category,/);
  expect(csv).toContain(`"'=1+1, ""Cape"""`);

  await importFile(csv);
  await expect(page.getByText(/0 new, 0 changed, 2 unchanged, 0 with errors/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Apply|Add) \d/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await importFile(csv.replace('88.80', '95'));
  await page.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(page.getByText(/Saved 1 of 1, 0 failed/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('row', { name: /=1\+1, "Cape"/ })).toContainText('$95.00');
});

test('a CSV file imports its pictures', async ({ page, ownShop: { url, admin } }) => {
  test.slow();
  await logInAdmin(page, { url, password: admin.password });
  await openAdminSection(page, 'Products');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.getByLabel('Choose a CSV file').setInputFiles([
    {
      name: 'autumn.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        'name;colour;price;category;M;images\nSeason Cardigan;Navy;129.00;women;3;AW26 navy-1.jpg|aw26-navy-2.JPG\n',
      ),
    },
    await pictureFile('AW26 navy-1.JPG', 'navy'),
  ]);
  await expect(page.getByText('picture “aw26-navy-2.JPG” was not chosen')).toBeVisible();
  await page
    .getByLabel('Choose the missing picture')
    .setInputFiles([await pictureFile('aw26-navy-2.jpg', 'brown')]);
  await page.getByRole('button', { name: 'Add 1 product' }).click();
  await expect(page.getByText(/Saved 1 of 1, 0 failed/)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Season Cardigan, Navy' }).click();
  const pictures = page.getByRole('list', { name: 'Pictures in their order' }).getByRole('img');
  await expect(pictures).toHaveCount(2);
  await expect
    .poll(() => pictures.last().evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});
