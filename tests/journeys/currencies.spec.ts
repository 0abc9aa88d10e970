import { expect } from '@playwright/test';
import { Buyer } from './buyer.ts';
import { test } from './ownShop.ts';
import { logInAdmin, ShopAdmin } from './shopAdmin.ts';

test('a guest chooses euros with a cart, and pays in them', async ({
  page,
  shop,
  browser,
  request,
  ownShop: { url, admin },
}) => {
  const owner = await (await browser.newContext()).newPage();
  const api = new ShopAdmin(request);
  await api.logIn({ url, password: admin.password });
  const price = 90;
  const product = await api.addProduct({
    price,
    sizes: [{ size: 'M', quantity: 4, description: '' }],
  });
  // Half a dollar.
  await api.post('/savecurrency', { code: 'EUR', rate: 0.5 });

  const euros = `€${(price / 2).toFixed(2)}`;
  await test.step('the guest’s cart gets its prices in euros', async () => {
    await page.goto(`${url}/product/${product}`);
    await shop.chooseSize('M');
    await shop.addToCart(1);
    await page.goto(`${url}/cart`);
    const currencies = page.getByRole('group', { name: 'Currency' });
    await currencies.getByRole('button', { name: 'EUR' }).click();
    await expect(currencies.getByRole('button', { pressed: true })).toHaveText('EUR');
    await expect(page.getByText(euros).first()).toBeVisible();
    await expect(page.getByText(/price has changed/i)).toBeHidden();
  });

  await test.step('the order is paid in euros', async () => {
    const buyer = new Buyer(page, 'euros@example.test');
    await page.getByRole('button', { name: 'CREATE ORDER' }).click();
    await page.getByRole('button', { name: 'Continue without an account' }).click();
    await buyer.fillOrderForm();
    await buyer.proceed();
    await expect(page.getByRole('heading', { name: /^Pay €/ })).toBeVisible();
    await buyer.pay();
    await page.getByRole('heading', { name: 'Thank you for your order' }).waitFor();
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText(euros);
  });

  await test.step('the shop reads it in euros, and its own pages in dollars', async () => {
    await owner.context().addCookies([{ name: 'hemline.currency', value: 'EUR', url }]);
    await logInAdmin(owner, { url, password: admin.password, path: '/admin/allorders' });
    await expect(owner.getByRole('row').filter({ hasText: euros }).first()).toBeVisible();
    await owner.goto(`${url}/admin/settings`);
    await expect(owner.getByText('1 USD = 0.5 EUR').first()).toBeVisible();
    const cookies = await owner.context().cookies(url);
    expect(cookies.map(({ name }) => name)).not.toContain('hemline.currency');
  });
});
