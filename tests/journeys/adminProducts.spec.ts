import { expect, type Page } from '@playwright/test';
import { type ChosenFile, pictureFile } from './pictureFile.ts';
import { test } from './shop.ts';
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
  await logInAdmin(page, { path: '/admin/addproduct' });
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

test('leaving a page with unsaved changes asks first', async ({ page }) => {
  await logInAdmin(page, { path: '/admin/listproduct' });
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
