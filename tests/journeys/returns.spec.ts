import { expect } from '@playwright/test';
import { mailsAbout } from './buyer.ts';
import { orderAsGuest } from './ordering.ts';
import { test } from './shop.ts';
import { logInAdmin } from './shopAdmin.ts';

test('requested with the mailed link, received and partially refunded', async ({
  page,
  browser,
}) => {
  // Two windows, and a dozen steps.
  test.slow();
  const email = 'rita-sends-back@example.test';
  const link = await orderAsGuest(email, { quantity: 2 });

  const context = await browser.newContext();
  const admin = await context.newPage();
  await logInAdmin(admin, { path: `/admin/allorders?q=${email}` });
  const panel = admin.getByRole('region', { name: /^Order of / });
  const returns = page.getByRole('group', { name: 'Returns' });

  await test.step('it is shipped in two parcels', async () => {
    await admin.getByRole('gridcell', { name: email }).click();
    await panel.getByRole('button', { name: 'Send a parcel' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /, size M$/ }).selectOption('1 of 2');
    await dialog.getByRole('textbox', { name: 'Carrier' }).fill('CTT');
    await dialog.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(panel.getByText('Still to be sent')).toBeVisible();
    await page.goto(link);
    await expect(page.getByText('Partly on its way')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Still to come' })).toBeVisible();
    await panel.getByRole('combobox', { name: 'Delivery' }).selectOption('shipped');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Delivery: Processing → Shipped')).toBeVisible();
    await expect(panel.getByText('Parcel 2', { exact: true })).toBeVisible();
  });

  await test.step('one of two items is sent back', async () => {
    await page.goto(link);
    const zip = page.getByRole('textbox', { name: 'Zip code' });
    await zip.fill('12000');
    await zip.press('Enter');
    await returns.getByRole('button', { name: 'Withdraw from this purchase' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /, size M$/ }).selectOption('Send back 1');
    await dialog.getByRole('combobox', { name: /^Reason/ }).selectOption('Too small');
    await dialog.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(returns.getByRole('heading', { name: 'Requested' })).toBeVisible();
    await expect(page.getByText(/^Your withdrawal is confirmed/)).toBeVisible();
  });

  await test.step('it comes back, and is refunded', async () => {
    await admin.goto(`/admin/allorders?returns=requested&q=${email}`);
    await admin.getByRole('gridcell', { name: email }).click();
    await expect(panel.getByText(/^Return requested: 1 × /)).toBeVisible();
    await panel.getByRole('button', { name: 'Receive' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Back in stock' }).selectOption('1 of 1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await panel.getByRole('button', { name: /^Refund \$/ }).click();
    await admin
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Refund \$/ })
      .click();
    await expect(panel.getByText(/^\$[\d.]+ refunded$/)).toBeVisible();
  });

  await test.step('its customer sees it', async () => {
    await page.goto(link);
    const price = await page.getByText(/ · 2\s×\s\$/).textContent();
    await expect(returns.getByRole('heading', { name: 'Received' })).toBeVisible();
    const refunded = `${price?.split('×')[1]?.trim()} refunded`;
    await expect(returns.getByRole('heading', { name: refunded })).toBeVisible();
  });

  await context.close();
});

test('exchanged for another size, accepted as an order of its own', async ({ page, browser }) => {
  // Two windows, and a dozen steps.
  test.slow();
  const email = 'rita-exchanges@example.test';
  const link = await orderAsGuest(email);

  const context = await browser.newContext();
  const admin = await context.newPage();
  await logInAdmin(admin, { path: `/admin/allorders?q=${email}` });
  const panel = admin.getByRole('region', { name: /^Order of / });
  const returns = page.getByRole('group', { name: 'Returns' });

  await test.step('another size is asked for', async () => {
    await admin.getByRole('gridcell', { name: email }).click();
    await panel.getByRole('combobox', { name: 'Delivery' }).selectOption('shipped');
    await panel.getByRole('button', { name: 'Save' }).click();
    await expect(panel.getByText('Delivery: Processing → Shipped')).toBeVisible();
    await page.goto(link);
    const zip = page.getByRole('textbox', { name: 'Zip code' });
    await zip.fill('12000');
    await zip.press('Enter');
    await returns.getByRole('button', { name: 'Return or exchange' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('combobox', { name: /^Instead of / })
      .selectOption('Exchange for size L');
    await dialog.getByRole('button', { name: 'Confirm exchange' }).click();
    await expect(returns.getByText(/^In exchange for 1 × .+, size L$/)).toBeVisible();
  });

  await test.step('it comes back, and the new item becomes an order', async () => {
    await admin.goto(`/admin/allorders?returns=requested&q=${email}`);
    await admin.getByRole('gridcell', { name: email }).click();
    await panel.getByRole('button', { name: 'Receive' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Back in stock' }).selectOption('1 of 1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await panel.getByRole('button', { name: 'Accept the exchange' }).click();
    await admin
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Accept the exchange' })
      .click();
    await expect(admin.getByText(/^The exchange is accepted/)).toBeVisible();
    await admin.goto(`/admin/allorders?q=${email}`);
    await expect(admin.getByRole('gridcell', { name: email })).toHaveCount(2);
  });

  await test.step('its customer sees it', async () => {
    await page.goto(link);
    await expect(returns.getByText(/^The new items are order H-/)).toBeVisible();
  });

  await context.close();
});

test('a guest without the mail withdraws, from the footer of any page', async ({ page }) => {
  const email = 'nuno-lost-his-mail@example.test';
  await orderAsGuest(email);
  const subjects = () => mailsAbout(email).map((text) => /^Subject: (.*)$/m.exec(text)?.[1] ?? '');
  const number = /H-\d+/.exec(subjects().join(' '))?.[0] ?? '';

  await page.goto('/contacts');
  await page.getByRole('link', { name: 'Withdraw from a contract' }).click();
  await page.getByRole('textbox', { name: 'Order number' }).fill(number);
  await page.getByRole('textbox', { name: 'Email of the order' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const asked = () => mailsAbout(email).find((text) => text.includes('asked for this link'));
  await expect.poll(asked).toBeDefined();

  await page.goto(/\/order\?token=[\w-]+/.exec(asked() ?? '')?.[0] ?? '');
  const zip = page.getByRole('textbox', { name: 'Zip code' });
  await zip.fill('12000');
  await zip.press('Enter');
  await expect(page.getByText(/To withdraw from this purchase, cancel it/)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Your order is cancelled.')).toBeVisible();
  await expect.poll(subjects).toContain(`Your withdrawal from order ${number} is confirmed`);
});
