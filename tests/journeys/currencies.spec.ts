import { expect } from '@playwright/test';
import { availableUnits } from '../../contract/rules/stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { Buyer } from './buyer.ts';
import { test } from './ownShop.ts';
import { logInAdmin } from './shopAdmin.ts';

// Nobody else buys here.
test.use({ settings: { DEMO: 'on' } });

test('a guest chooses euros with a cart, and pays in them', async ({
  page,
  shop,
  browser,
  ownShop: { url, admin },
}) => {
  const list = await page.request.get(`${url}/api/allproducts?category=women&size=M&sort=name`);
  const isPlenty = ({ sizes }: Product) =>
    sizes.some((each) => each.size === 'M' && availableUnits(each) >= 4);
  const product = ((await list.json()) as Product[]).find(isPlenty);
  if (!product) throw new Error('There is no plenty of M');
  const owner = await (await browser.newContext()).newPage();
  await logInAdmin(owner, { url, password: admin.password });

  await test.step('the owner adds euros at half a dollar', async () => {
    await owner.goto(`${url}/admin/settings`);
    await owner.getByRole('button', { name: 'Add a currency' }).click();
    const form = owner.getByRole('dialog', { name: 'Add a currency' });
    await form.getByRole('textbox', { name: /^Currency/ }).fill('EUR');
    await form.getByRole('textbox', { name: /^Exchange rate/ }).fill('0,5');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(owner.getByText('1 USD = 0.5 EUR').first()).toBeVisible();
  });

  const euros = `€${(product.price / 2).toFixed(2)}`;
  await test.step('the guest’s cart gets its prices in euros', async () => {
    await page.goto(`${url}/product/${product._id}`);
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
    await owner.goto(`${url}/admin/allorders`);
    await expect(owner.getByRole('row').filter({ hasText: euros }).first()).toBeVisible();
    await owner.goto(`${url}/admin/settings`);
    await expect(owner.getByText('1 USD = 0.5 EUR').first()).toBeVisible();
    const cookies = await owner.context().cookies(url);
    expect(cookies.map(({ name }) => name)).not.toContain('hemline.currency');
  });
});
