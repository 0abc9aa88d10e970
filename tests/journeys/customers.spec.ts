import { expect } from '@playwright/test';
import { orderAsCustomer } from './ordering.ts';
import { password, startSession } from './session.ts';
import { test } from './shop.ts';
import { logInAdmin } from './shopAdmin.ts';

test('an admin finds a buyer, keeps a note, and deletes the account', async ({ browser, page }) => {
  const email = 'vera-leaves@example.test';
  await orderAsCustomer(email);
  await startSession(page, '/api/login', { email, password });
  const context = await browser.newContext();
  const admin = await context.newPage();
  await logInAdmin(admin, { path: '/admin/customers' });

  await test.step('the buyer is found by email', async () => {
    await admin.getByRole('searchbox', { name: 'Search' }).fill(email);
    await expect(admin.getByText('1–1 of 1')).toBeVisible();
    await admin.getByRole('grid', { name: 'Customers' }).getByRole('link').first().click();
    await expect(admin.getByRole('link', { name: /^H-\d+/ })).toBeVisible();
  });

  await test.step('a note stays', async () => {
    await admin.getByRole('textbox', { name: 'Note' }).fill('Rings twice');
    await admin.getByRole('button', { name: 'Save note' }).click();
    await expect(admin.getByText('The note is saved.')).toBeVisible();
    await admin.reload();
    await expect(admin.getByRole('textbox', { name: 'Note' })).toHaveValue('Rings twice');
  });

  await test.step('the account is deleted', async () => {
    await admin.getByRole('button', { name: 'Delete this account' }).click();
    await admin.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(admin.getByRole('heading', { level: 1, name: 'Customers' })).toBeVisible();
    await admin.getByRole('searchbox', { name: 'Search' }).fill(email);
    await expect(admin.getByText('No customers match')).toBeVisible();
    await page.goto('/account/myaccount');
    await expect(page).toHaveURL(/\/(login|unauthorized)/);
  });
  await context.close();
});
