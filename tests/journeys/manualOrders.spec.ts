import { expect } from '@playwright/test';
import { availableUnits } from '../../contract/rules/stock.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { test } from './ownShop.ts';
import { logInAdmin } from './shopAdmin.ts';

// Nobody else buys here.
test.use({ settings: { DEMO: 'on' } });

test('a phone order takes stock, and is refunded manually', async ({
  page,
  request,
  ownShop: { url, admin },
}) => {
  const list = await request.get(`${url}/api/allproducts?category=women&size=M&sort=name`);
  // In one colour: the button's name begins with the product's name.
  const isPlenty = ({ sizes, colourways = [] }: Product) =>
    colourways.length < 2 && sizes.some((each) => each.size === 'M' && availableUnits(each) >= 4);
  const product = ((await list.json()) as Product[]).find(isPlenty);
  if (!product) throw new Error('There is no plenty of M');
  const left = async () => {
    const now: Product = await (await request.get(`${url}/api/product/${product._id}`)).json();
    return now.sizes.find(({ size }) => size === 'M')?.quantity ?? 0;
  };
  const before = await left();
  const email = 'ines-calls-the-shop@example.test';
  await logInAdmin(page, { url, password: admin.password });
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Orders', exact: true })
    .click();
  await page.getByRole('link', { name: 'New order' }).click();
  // The list of orders has a search box too.
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeVisible();

  await test.step('it is taken', async () => {
    await page.getByRole('searchbox').fill(product.name);
    await page
      .getByRole('button', { name: new RegExp(`^Add ${product.name}.* in size M, `) })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ines Lourenço');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Take the order' }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Order H-\d+ is taken$/);
    const order = page.getByRole('region', { name: /^Order of / });
    await expect(order).toContainText(email);
    await expect(order).toContainText('Ines Lourenço');
    await expect.poll(left).toBe(before - 1);
  });

  await test.step('it is refunded manually', async () => {
    const panel = page.getByRole('region', { name: /^Order of / });
    await panel.getByRole('combobox', { name: 'Payment' }).selectOption('refunded');
    await panel.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Refund the whole payment manually');
    await question.getByRole('button', { name: /^Refund/ }).click();
    await expect.poll(left).toBe(before);
  });
});
