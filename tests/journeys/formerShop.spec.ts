import { expect } from '@playwright/test';
import { adminPaths } from '../../contract/adminPaths.ts';
import { paths } from '../../contract/paths.ts';
import { findMailedLink } from './buyer.ts';
import { logIn } from './session.ts';
import { test } from './shop.ts';
import { logInAdmin } from './shopAdmin.ts';

const customers = [
  'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip,Default Address Phone,Total Orders,Note',
  'Rita,Alves,rita@example.test,yes,Rua Nova 1,Porto,PT,4000-001,+351912345678,1,',
  'Nobody,,,no,,,,,,0,',
].join('\n');

const orders = [
  'Name,Email,Financial Status,Fulfillment Status,Currency,Subtotal,Shipping,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Country',
  '#1001,rita@example.test,paid,fulfilled,USD,198.00,5.00,203.00,2024-03-12 10:15:30 +0100,1,Wool Coat - Camel / 38,189.00,WC-1,Rita Alves,Rua Nova 1,Porto,4000-001,PT',
  '#1001,,,,,,,,2024-03-12 10:15:30 +0100,1,Socks,9.00,,,,,,',
].join('\n');

const csv = (name: string, text: string) => ({
  ...{ name, mimeType: 'text/csv', buffer: Buffer.from(text) },
});

test('a former shop’s customer sets a password by mail and sees an order from there', async ({
  page,
  browser,
}) => {
  await logInAdmin(page, { path: adminPaths.formerShop });
  await test.step('customers and orders are imported', async () => {
    await page.getByRole('button', { name: 'Import customers' }).click();
    await page.getByLabel('Choose a CSV file').setInputFiles(csv('customers.csv', customers));
    await expect(page.getByText(/file of Shopify: 1 customer in 2 rows/)).toBeVisible();
    await expect(page.getByText(/Row 3 has no email/)).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 customer' }).click();
    await expect(page.getByText('1 of 1 customer: 1 added, 0 already imported.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Import orders' }).click();
    await page.getByLabel('Choose a CSV file').setInputFiles(csv('orders.csv', orders));
    await page.getByRole('button', { name: 'Import 1 order' }).click();
    await expect(page.getByText('1 of 1 order: 1 added, 0 already imported.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: /^#1001 .* \$203\.00$/ })).toBeVisible();
  });
  const findLink = () => findMailedLink('rita@example.test', paths.resetPassword);
  expect(findLink()).toBe('');
  await page.getByRole('button', { name: 'Mail 1 customer' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(findLink).not.toBe('');

  const rita = await (await browser.newContext()).newPage();
  await test.step('the customer chooses a password and sees the order', async () => {
    await rita.goto(findLink());
    await rita.getByLabel('Password', { exact: true }).fill('a quiet blue lamp');
    await rita.getByRole('button', { name: 'Set the password' }).click();
    await expect(rita).toHaveURL(new RegExp(paths.login));
    await logIn(rita, 'rita@example.test', 'a quiet blue lamp');
    await expect(rita.getByRole('button', { name: 'Log out' })).toBeVisible();
    await rita.goto(paths.myOrders);
    await rita.getByRole('button', { name: /^#1001 · 12 March 2024/ }).click();
    await expect(rita.getByText('Wool Coat - Camel / 38')).toBeVisible();
    await expect(rita.getByText('For Rita Alves', { exact: false })).toBeVisible();
  });
});
