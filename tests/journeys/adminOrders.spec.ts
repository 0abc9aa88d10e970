import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { orderAsCustomer } from './ordering.ts';
import { password, startSession } from './session.ts';
import { test } from './shop.ts';
import { adminEmail, logInAdmin } from './shopAdmin.ts';

/** Units of a size in stock, including held ones. */
async function stockOf(page: Page, { productId, size }: { productId: string; size: string }) {
  const answer = await page.request.get(`/api/product/${productId}`);
  const { sizes }: { sizes: { size: string; quantity: number }[] } = await answer.json();
  return sizes.find((entry) => entry.size === size)?.quantity ?? 0;
}

test('an order is found, shipped with a note, and refunded', async ({ page, browser }) => {
  const email = 'ship-me@example.test';
  // In a size that no other journey uses.
  const { _id: productId } = await orderAsCustomer(email, { category: 'women', size: 'XL' });
  const bought = { productId, size: 'XL' };
  const left = await stockOf(page, bought);
  await startSession(page, '/api/login', { email, password });

  const context = await browser.newContext({ acceptDownloads: true });
  const admin = await context.newPage();
  await logInAdmin(admin);

  await test.step('the home counts it', async () => {
    await expect(admin.getByRole('img', { name: /^Revenue per day: \$/ })).toBeVisible();
    await admin.getByRole('button', { name: 'Show as table' }).click();
    const today = admin.getByRole('table', { name: 'Revenue per day' }).getByRole('row').nth(1);
    await expect(today).not.toContainText('$0.00');
    await expect(admin.getByRole('region', { name: 'Orders to ship' })).toBeVisible();
  });

  const panel = admin.getByRole('region', { name: /^Order of / });
  const saved = admin.getByRole('alert').filter({ hasText: 'The order is saved' });

  await test.step('it is found', async () => {
    await admin
      .getByRole('navigation', { name: 'Admin' })
      .getByRole('link', { name: 'Orders' })
      .click();
    await admin.getByRole('searchbox', { name: 'Search' }).fill(email);
    await admin.keyboard.press('Enter');
    await expect(admin.getByText('1–1 of 1')).toBeVisible();
    await admin.getByRole('gridcell', { name: email }).click();
  });

  await test.step('leaving it with unsaved notes asks first', async () => {
    const notes = panel.getByRole('textbox', { name: 'Notes' });
    await notes.fill('A gift.');
    await admin.goBack();
    await admin.getByRole('button', { name: 'Stay' }).click();
    await expect(notes).toHaveValue('A gift.');
    await expect(admin).toHaveURL(/order=/);
    await admin.goBack();
    await admin.getByRole('button', { name: 'Leave' }).click();
    await expect(notes).toBeHidden();
    await expect(admin).not.toHaveURL(/order=/);
    await admin.getByRole('gridcell', { name: email }).click();
    await expect(notes).toHaveValue('');
  });

  await test.step('it is shipped', async () => {
    await panel.getByRole('combobox', { name: 'Delivery' }).selectOption('shipped');
    await panel.getByRole('textbox', { name: 'Notes' }).fill('Paid by a friend.');
    await panel.getByRole('textbox', { name: 'Note to the customer' }).fill('Two boxes.');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(saved).toBeVisible();
    const history = panel.getByRole('region', { name: 'History' });
    await expect(history).toContainText('Delivery: Processing → Shipped');
    await expect(history).toContainText(adminEmail);
    await admin.getByRole('tab', { name: 'Shipped 1' }).click();
    await expect(admin.getByText('1–1 of 1')).toBeVisible();
  });

  await test.step('the file holds it', async () => {
    const download = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Download CSV' }).click();
    const file = readFileSync(await (await download).path(), 'utf8');
    expect(file).toContain(`${email},'+351912345678,"Rua das Flores 12, Lisbon, Portugal, 12000"`);
    expect(file).toContain(bought.productId);
  });

  await test.step('its customer sees it', async () => {
    await page.goto('/account/myorders');
    await expect(page.getByText('On its way')).toBeVisible();
    await expect(page.getByText('Two boxes.')).toBeVisible();
    await expect(page.getByText('Paid by a friend.')).toHaveCount(0);
  });

  await test.step('saving nothing is no save', async () => {
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(
      admin.getByText('No changes detected. Please modify the fields before saving.'),
    ).toBeVisible();
  });

  await test.step('it is refunded, and its unit is back', async () => {
    await panel.getByRole('combobox', { name: 'Payment' }).selectOption('refunded');
    await panel.getByRole('button', { name: 'Save' }).click();
    await admin.getByRole('button', { name: /^Refund \$/ }).click();
    await expect(panel.getByText('Payment: Paid → Refunded')).toBeVisible();
    expect(await stockOf(page, bought)).toBe(left + 1);
    await page.goto('/account/myorders');
    await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  });

  await context.close();
});
