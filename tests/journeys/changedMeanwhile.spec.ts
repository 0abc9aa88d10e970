import { expect } from '@playwright/test';
import { Buyer, test } from './buyer.ts';
import { Shop } from './shop.ts';
import { ShopAdmin } from './shopAdmin.ts';

/** The shop is no longer as the cart shows it when the order is placed: a 409, and a way on. */

test('a price that rises before the payment is said, accepted and paid', async ({
  page,
  playwright,
  baseURL,
  buyer,
}) => {
  const [line] = (await buyer.cart()).cartData;
  if (!line) throw new Error('the cart is empty');
  await buyer.fillOrderForm();

  const request = await playwright.request.newContext({ baseURL });
  const admin = new ShopAdmin(request);
  await admin.logIn();
  await admin.setPrice(line.product._id, 1234.5);
  await request.dispose();

  await buyer.proceedButton.click();
  await expect(page.getByRole('alert')).toContainText(
    `The price of ${line.product.name} is now $1,234.50.`,
  );
  await expect(page.getByText(/^Was \$[\d.]+, now \$1,234\.50$/)).toBeVisible();
  await page.getByRole('button', { name: /^Accept the new price/ }).click();
  await buyer.expectOrderForm();
  await buyer.proceed();
  await expect(page.getByRole('button', { name: 'Pay $1,234.50' })).toBeVisible();
  await buyer.pay();
  await buyer.expectThanks();
  expect(await buyer.orders()).toMatchObject([{ total: 1234.5 }]);
});

test('a piece that was given up in another tab, and taken by somebody else', async ({
  page,
  context,
  browser,
  buyer,
}) => {
  const { id, size } = await new Shop(page).findSizeLeft('men', 1);
  await page.goto(`/product/${id}`);
  await new Shop(page).chooseSize(size);
  await new Shop(page).addToCartButton.click();
  await expect(new Shop(page).cartLink(2)).toBeVisible();
  await page.goto('/cart?step=order');
  await buyer.fillOrderForm();

  const tab = await context.newPage();
  await tab.goto('/cart');
  const row = tab.getByRole('row', { name: new RegExp(`${id}`) });
  await expect(row).toBeVisible();
});
