import { expect } from '@playwright/test';
import {
  Buyer,
  fillCart,
  findMailedLink,
  findSizeWithTwoLeft,
  signUpToOrder,
  test,
} from './buyer.ts';
import { orderAsGuest } from './ordering.ts';
import { logIn } from './session.ts';
import { Shop } from './shop.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('sign up with a cart, pay, find the order in the profile', async ({ page, shop }) => {
    const buyer = new Buyer(page, 'signs-up-on-a-phone@example.test');
    await fillCart(shop);
    await signUpToOrder(page, buyer.email);
    await buyer.fillOrderForm();
    await buyer.checkOut();
    await expect(page.getByText(`addressed to ${buyer.fullName}`)).toBeVisible();
    await expect(shop.cartLink(0)).toBeVisible();
    const [order, ...others] = await buyer.orders();
    expect(others).toEqual([]);
    expect(order?.email).toBe(buyer.email);

    await page.getByRole('link', { name: 'See my orders' }).click();
    await expect(page).toHaveURL('/account/myorders');
    await expect(page.getByText(`$${order?.total.toFixed(2)}`).first()).toBeVisible();
    await page.goto(`/account/myorders/${order?._id}`);
    await expect(page.getByText(buyer.fullName)).toBeVisible();
  });
});

test('a delivery and a code are charged, and stored with the order', async ({ page, buyer }) => {
  await buyer.fillOrderForm();
  await page.getByRole('radio', { name: /^Express, 1 to 2 days/ }).check();
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await summary.getByRole('textbox', { name: 'Discount code' }).fill('welcome10');
  await summary.getByRole('button', { name: 'Apply' }).click();
  await expect(summary.getByText('Code WELCOME10').first()).toBeVisible();
  await expect(summary.getByText('Including 23% VAT')).toBeVisible();
  await buyer.proceed();
  await expect(page.getByRole('row', { name: /^Delivery: Express/ })).toContainText('$12.00');
  await expect(page.getByRole('row', { name: /^Code WELCOME10/ })).toContainText('−$');
  await buyer.pay();
  await buyer.expectThanks();
  const bill = page.getByRole('region', { name: 'Your order' });
  await expect(bill).toContainText('Delivery: Express, 1 to 2 days');
  await expect(bill).toContainText('Including 23% VAT');
  const [order] = await buyer.orders();
  const goods = order?.products.reduce((sum, { subtotal }) => sum + subtotal, 0) ?? 0;
  expect(order?.delivery?.price).toBe(12);
  expect(order?.discount?.amount).toBeCloseTo(goods / 10, 1);
  const total = goods + 12 - (order?.discount?.amount ?? 0);
  expect(order?.total).toBeCloseTo(total, 2);
  expect(order?.tax?.amount).toBeCloseTo((total * 23) / 123, 1);
});

test('without an account: ordered, mailed, and added to an account with the link', async ({
  page,
  shop,
}) => {
  const email = 'gus-without-account@example.test';
  const guest = new Buyer(page, email);
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you for your order' });
  await fillCart(shop);
  await page.getByRole('button', { name: 'CREATE ORDER' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await expect(page).toHaveURL('/cart?step=order');
  await guest.fillOrderForm();
  await guest.proceed();
  await guest.pay();
  await expect(thanks).toBeVisible();
  await expect(shop.cartLink(0)).toBeVisible();
  await page.reload();
  await expect(thanks).toBeVisible();
  await page.getByRole('button', { name: 'Email me the link' }).click();
  await expect(page.getByText(/^Check your email/)).toBeVisible();

  let link = '';
  await expect.poll(() => (link = findMailedLink(email, '/reset-password'))).not.toBe('');
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('a silk dress');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await logIn(page, email);
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(await guest.orders()).toMatchObject([{ email }]);
});

test('without an account: the mailed link shows the order, and cancels it', async ({ page }) => {
  const email = 'lia-without-account@example.test';
  const answer = await page.goto(await orderAsGuest(email));
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('heading', { name: /^Order / })).toBeVisible();
  await expect(page.getByText(email)).toBeHidden();
  const zip = page.getByRole('textbox', { name: 'Zip code' });
  await zip.fill('99999');
  await zip.press('Enter');
  await expect(page.getByText('This is not the zip code of this order.')).toBeVisible();
  await zip.fill('12000');
  await zip.press('Enter');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByText('Your order is cancelled.')).toBeVisible();
});

test('cancelled, declined, then paid: the cart and typed values are kept', async ({
  page,
  shop,
  buyer,
}) => {
  await buyer.fillOrderForm();
  await buyer.proceed();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByText(
      'The payment was cancelled and you have not been charged. Your cart is as you left it.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect(shop.cartLink(1)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Cart' })).toBeVisible();
  await page.getByRole('button', { name: 'CREATE ORDER' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(buyer.email);

  await buyer.proceed();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('alert')).toContainText('The card was declined');
  expect(await buyer.orders()).toEqual([]);
  await buyer.pay();
  await buyer.expectThanks();
  expect(await buyer.orders()).toHaveLength(1);
});

test('Back, a reload and a second tab lose nothing, and make no second order', async ({
  page,
  context,
  shop,
  buyer,
}) => {
  await buyer.fillOrderForm();
  await page.reload();
  await buyer.expectOrderForm();
  await buyer.proceed();
  await page.reload();
  await expect(page.getByText('Test mode: no money moves')).toBeVisible();
  const paymentPage = page.url();

  await page.goBack();
  await buyer.expectOrderForm();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Cart' })).toBeVisible();
  await page.reload();
  await expect(shop.cartLink(1)).toBeVisible();
  await page.getByRole('button', { name: 'CREATE ORDER' }).click();
  await buyer.expectOrderForm();
  await buyer.proceed();
  expect(page.url()).toBe(paymentPage);

  const arrival = page.waitForRequest((request) => request.url().includes('/checkout-success?'));
  await buyer.pay();
  const successAddress = (await arrival).url();
  await buyer.expectThanks();
  const summary = page.getByRole('region', { name: 'Your order' });
  const shown = (await summary.textContent()) ?? '';
  await page.reload();
  await buyer.expectThanks();
  await expect(summary).toHaveText(shown);

  await page.getByRole('link', { name: 'Continue shopping' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await buyer.expectThanks();
  await expect(summary).toHaveText(shown);

  const tab = new Buyer(await context.newPage(), buyer.email);
  for (const address of [successAddress, paymentPage]) {
    await tab.page.goto(address);
    await tab.expectThanks();
    await expect(tab.page.getByRole('region', { name: 'Your order' })).toBeVisible();
  }
  expect(await buyer.orders()).toHaveLength(1);
});

test('a double click on PROCEED TO CHECKOUT leads to one payment, and one on Pay to one order', async ({
  page,
  shop,
  buyer,
}) => {
  const sessions = new Set<string>();
  page.on('response', async (response) => {
    if (response.url().endsWith('/create-checkout-session')) {
      sessions.add((await response.json().catch(() => ({ url: 'gone' }))).url);
    }
  });
  await buyer.fillOrderForm();
  await buyer.proceedButton.dblclick();
  await page.waitForURL(/\/api\/test-payment\//);
  await page.getByRole('button', { name: /^Pay / }).dblclick();
  await buyer.expectThanks();
  await expect(shop.cartLink(0)).toBeVisible();
  sessions.delete('gone');
  expect(sessions.size).toBeLessThanOrEqual(1);
  expect(await buyer.orders()).toHaveLength(1);
});

test('two tabs lead to one payment, and the second finds it paid', async ({
  page,
  context,
  buyer,
}) => {
  await buyer.fillOrderForm();
  const other = new Buyer(await context.newPage(), buyer.email);
  await other.page.goto('/cart?step=order');
  await other.expectOrderForm();
  await buyer.proceed();
  await other.proceed();
  expect(other.page.url()).toBe(page.url());
  await buyer.pay();
  await buyer.expectThanks();
  await other.pay();
  await other.expectThanks();
  expect(await buyer.orders()).toHaveLength(1);
});

test('closing the tab right after payment still makes the order', async ({
  page,
  context,
  buyer,
}) => {
  await buyer.fillOrderForm();
  await buyer.proceed();
  // The payment reaches the shop, but its reply never reaches the page.
  await page.route('**/api/test-payment/*', async (route) => {
    await route.fetch({ maxRedirects: 0 });
    await route.abort();
  });
  const left = page.waitForEvent('requestfailed');
  await buyer.pay();
  await left;
  await page.close();
  const later = await context.newPage();
  await later.goto('/');
  expect(await new Buyer(later, buyer.email).orders()).toHaveLength(1);
  await expect(later.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});

test('the last units are the buyer’s, and nobody else’s', async ({ page, browser, buyer }) => {
  const { id, size } = await findSizeWithTwoLeft(page, 'kid');
  const other = await (await browser.newContext()).newPage();
  const shop = new Shop(other);
  await other.goto(`/product/${id}`);
  await shop.chooseSize(size);
  await shop.addToCart(1);

  await buyer.add(id, size, 2);
  await page.goto('/cart?step=order');
  await buyer.fillOrderForm();
  await buyer.checkOut();

  await other.goto('/cart');
  await expect(other.getByText(`Size ${size} is sold out`)).toBeVisible();
  await other.getByRole('button', { name: 'CREATE ORDER' }).click();
  await expect(other.getByRole('alert')).toContainText('Please review them first.');
  await other.context().close();
});
