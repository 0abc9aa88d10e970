import { expect } from '@playwright/test';
import { findPlentifulSize, findSizeWithTwoLeft, test } from './buyer.ts';
import { password } from './session.ts';
import { ShopAdmin } from './shopAdmin.ts';

test('a price rise before payment is shown, accepted and paid', async ({
  page,
  playwright,
  baseURL,
  buyer,
}) => {
  const { id, name, price, size } = await findPlentifulSize(page);
  await buyer.add(id, size, 1);
  await page.goto('/cart?step=order');
  await buyer.fillOrderForm();

  const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const admin = new ShopAdmin(request);
  await admin.logIn();
  await admin.setPrice(id, 999.5);
  try {
    await buyer.proceedButton.click();
    await expect(page.getByRole('alert')).toContainText(`The price of ${name} is now $999.50.`);
    await expect(page.getByText(`Was $${price.toFixed(2)}, now $999.50`)).toBeVisible();
    await page.getByRole('button', { name: /^Accept the new price/ }).click();
    await buyer.expectOrderForm();
    await buyer.checkOut();
  } finally {
    await admin.setPrice(id, price);
    await request.dispose();
  }
  const [order, ...others] = await buyer.orders();
  expect(others).toEqual([]);
  expect(order?.products.map((line) => line.price)).toContain(999.5);
});

test('a unit that is removed in another tab, and bought by somebody else', async ({
  page,
  context,
  request,
  shop,
  buyer,
}) => {
  const { id, size, name } = await findSizeWithTwoLeft(page, 'men');
  await buyer.add(id, size, 1);
  await page.goto('/cart?step=order');
  await buyer.fillOrderForm();

  const tab = await context.newPage();
  await tab.goto('/cart');
  const givenUp = tab.waitForResponse(/\/removefromcart$/);
  await tab.getByRole('button', { name: `Remove one ${name}, size ${size}` }).click();
  await givenUp;
  const taken = await request.post('/api/signup', {
    data: {
      ...{ username: 'Otto', email: buyer.email.replace('buyer', 'other'), password },
      cartItems: [{ itemId: id, size, quantity: 2 }],
    },
  });
  expect(taken.ok(), await taken.text()).toBe(true);

  await buyer.proceedButton.click();
  await expect(page.getByRole('alert')).toContainText(
    `Your cart has changed: check ${name} in size ${size}.`,
  );
  await expect(shop.cartLink(1)).toBeVisible();
  await buyer.expectOrderForm();
  await buyer.checkOut();
  expect(await buyer.orders()).toHaveLength(1);

  const soldOut = page.getByRole('radio', { name: `${size}, sold out`, exact: true });
  // The stock of a rendered page may be five seconds old (decision 28).
  await expect(async () => {
    await page.goto(`/product/${id}`);
    await expect(soldOut).toBeDisabled({ timeout: 1000 });
  }).toPass();
});
