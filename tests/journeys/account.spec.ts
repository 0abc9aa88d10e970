import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect } from '@playwright/test';
import { type Buyer, findMailedLink, test } from './buyer.ts';
import { logIn, password, startSession, xsrfHeader } from './session.ts';

const logout = { name: 'Log out' };

test('a forgotten password is reset with the emailed link, once', async ({ page, request }) => {
  const email = 'forgetful@example.test';
  const account = { username: 'Clara', email, password, cartItems: [] };
  expect((await request.post('/api/signup', { data: account })).ok()).toBe(true);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  let link = '';
  await expect.poll(() => (link = findMailedLink(email, '/reset-password'))).not.toBe('');
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill('a linen coat');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(
    page.getByText('Your new password is set. You can log in with it now.'),
  ).toBeVisible();
  await logIn(page, email, 'a linen coat');
  await expect(page.getByRole('button', logout)).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('a velvet hat');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();

  // The browser keeps the history state when the same URL is opened again.
  await page.goto(link);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await page.goto('/reset-password');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
});

test('a customer exports their data and deletes the account', async ({ page }) => {
  const email = 'leaving@example.test';
  await startSession(page, '/api/signup', { username: 'Clara', email, password, cartItems: [] });
  await page.goto('/account/myaccount');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ account: { email }, orders: [] });

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Your account is deleted\.$/);
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await logIn(page, email);
  await expect(page.getByRole('alert')).toHaveText(/^Wrong email or password\.$/);
});

test('a session that ends during checkout returns to the form without losses', async ({
  page,
  shop,
  buyer,
  request,
}) => {
  await buyer.fillOrderForm();
  await endSession(buyer, request);
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Your session has ended\. Log in again to go on where you were\.$/,
  );
  await expect(page).toHaveURL('/login');
  await logIn(page, buyer.email);
  await expect(page).toHaveURL('/cart?step=order');
  await buyer.expectOrderForm();
  await expect(shop.cartLink(1)).toBeVisible();
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await page.waitForURL(/\/api\/test-payment\//);
});

/** Ends the session without the page's knowledge, as a new password elsewhere would. */
async function endSession(buyer: Buyer, request: APIRequestContext) {
  const answer = await request.post('/api/logout', {
    headers: { ...(await buyer.headers()), ...(await xsrfHeader(buyer.page.request)) },
  });
  expect(answer.status()).toBe(200);
}
