import { expect } from '@playwright/test';
import { orderAsCustomer } from './ordering.ts';
import { password, startSession } from './session.ts';
import { Shop, test } from './shop.ts';

test('the size of the last order is saved once, and known after every login', async ({
  page,
  browser,
}) => {
  const email = 'sara-wears-m@example.test';
  await orderAsCustomer(email);
  await startSession(page, '/api/login', { email, password });
  await page.goto('/size-guide?for=men');
  const mySize = page.getByRole('region', { name: 'My size' });
  await expect(
    mySize.getByRole('button', { name: 'M', exact: true, pressed: false }),
  ).toBeVisible();
  const saved = page.waitForResponse(/\/savemysize$/);
  await mySize.getByRole('button', { name: 'My size is M' }).click();
  await saved;
  await expect(mySize.getByRole('button', { name: 'M', exact: true, pressed: true })).toBeVisible();
  await expect(mySize.getByText('Saved to your account.')).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/size-guide?for=men');
  await expect(mySize.getByText('Choose yours')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hemline.mySizes'))).toBeNull();

  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await startSession(there, '/api/login', { email, password });
  const shop = new Shop(there);
  await shop.openProduct('men', 'M');
  await expect(there.getByRole('radio', { name: /^M(,|$)/ })).toBeChecked();

  await there.goto('/account/myaccount');
  const men = there.getByRole('group', { name: 'My size: Men' });
  await men.getByRole('button', { name: 'M', exact: true, pressed: true }).click();
  await expect(men.getByRole('button', { name: 'M', exact: true, pressed: false })).toBeVisible();
  await elsewhere.close();
});
