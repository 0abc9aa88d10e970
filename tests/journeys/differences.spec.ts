import { expect } from '@playwright/test';
import { mailsAbout } from './buyer.ts';
import { orderAsGuest } from './ordering.ts';
import { test } from './shop.ts';
import { logInAdmin } from './shopAdmin.ts';

test('an order gets one more unit, which the customer pays by the mailed link', async ({
  page,
  browser,
}) => {
  const email = 'dora-wants-two@example.test';
  const link = await orderAsGuest(email);
  const context = await browser.newContext();
  const admin = await context.newPage();
  await logInAdmin(admin, { path: `/admin/allorders?q=${email}` });
  const panel = admin.getByRole('region', { name: /^Order of / });

  await test.step('the shop adds a unit', async () => {
    await admin.getByRole('gridcell', { name: email }).click();
    await panel.getByRole('button', { name: 'Change items' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Change the items' });
    await dialog.getByRole('combobox', { name: /^Quantity of / }).selectOption('2');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const question = admin.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Change items' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => mailsAbout(email).length).toBeGreaterThan(1);
  });

  await test.step('the customer pays it', async () => {
    await page.goto(link);
    const zip = page.getByRole('textbox', { name: 'Zip code' });
    await zip.fill('12000');
    await zip.press('Enter');
    await page.getByRole('button', { name: /^Pay \$[\d.]+ more$/ }).click();
    await page.waitForURL(/\/api\/test-payment\//);
    await page.getByRole('button', { name: /^Pay / }).click();
    const thanks = page.getByRole('heading', { name: 'Thank you for your payment' });
    await thanks.waitFor();
    await expect.poll(() => mailsAbout(email).length).toBeGreaterThan(2);
    await page.goto(link);
    const payments = page.getByRole('region', { name: 'Payments' });
    await expect(payments.getByRole('button')).toBeHidden();
    await expect(payments).toContainText('paid');
    await expect(page.getByText(/\b2 × /).first()).toBeVisible();
  });

  await context.close();
});
