import { expect } from '@playwright/test';
import { asOurs } from '../../spec-server/variants.ts';
import {
  expectAlert,
  fillOrderForm,
  logIn,
  order,
  servers,
  signUpWithCart,
  test,
} from './specShop.ts';

const email = 'berta@example.test';

test.describe('with a payment page of another origin', () => {
  test.use({ variants: { ...asOurs, otherOrigin: true } });

  test.beforeEach(({ page }) =>
    page.route('**/config.js*', async (route) => {
      const sent = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'text/javascript',
        body: `${sent}window.hemline.languages=['en','pt'];`,
      });
    }),
  );

  test('a purchase in a further language ends in it', async ({ page, shop }) => {
    await signUpWithCart(shop, email);
    await page.goto('/pt/cart?step=order');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('textbox', { name: /^Telefone/ }).pressSequentially('912345678');
    await page
      .getByRole('textbox', { name: 'Morada de entrega' })
      .fill('Rua das Flores 12, Lisboa, Portugal, 12000');
    await page.getByRole('button', { name: 'IR PARA O PAGAMENTO' }).click();
    await page.getByRole('button', { name: 'Pay' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Obrigado pela sua encomenda' }),
    ).toBeVisible();
  });

  test('a purchase in the first language ends in it, whatever was chosen before', async ({
    page,
    shop,
  }) => {
    await signUpWithCart(shop, email);
    await page.evaluate(() => localStorage.setItem('hemline.language', '"pt"'));
    await order(page, email);
  });
});

for (const [name, variants] of Object.entries(servers)) {
  test.describe(`on a server ${name}`, () => {
    test.use({ variants });

    test('a shopper signs up, orders, rates, adds a favourite, returns', async ({
      page,
      shop,
      plain,
    }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'New Collection' })).toBeVisible();
      await expect(shop.productLinks.first()).toBeVisible();
      await signUpWithCart(shop, email);
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Discount code' })).toHaveCount(0);
      await order(page, email);
      await expect(shop.cartLink(0)).toBeVisible();

      await page.goto('/account/myorders');
      const card = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
      await expect(card).toContainText('$89.50');
      if (variants.states === 'foreign') {
        await expect(card).toContainText('PAID');
        await expect(card).toContainText('NEW');
      }
      const nav = page.getByRole('navigation', { name: 'Account' });
      await expect(nav).toHaveCount(variants.customerRole ? 1 : 0);

      await page.goto('/account/myratings');
      const toRate = page.getByRole('region', { name: 'To rate' });
      await toRate.getByRole('radio', { name: '4 stars' }).press('Space');
      await toRate.getByRole('button', { name: /^Save/ }).click();
      await expect(page.getByRole('region', { name: 'Rated' })).toContainText('4 stars');
      await expect.poll(() => [...(plain.shop.users.at(-1)?.rated.values() ?? [])]).toEqual([4]);

      await page.goto('/men');
      await shop.productLinks.first().click();
      const heart = page
        .getByRole('main')
        .getByRole('button', { name: /favou?rite/i })
        .first();
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => plain.shop.users.at(-1)?.favourites.length).toBe(1);
      await page.goto('/account/myfavorites');
      await expect(page.getByRole('link', { name: 'Plain Chore Jacket' }).first()).toBeVisible();

      await page.goto('/account/myaccount');
      await page.getByRole('textbox', { name: 'Username' }).fill('Berta B.');
      await page.getByRole('button', { name: /^Save/ }).click();
      await expectAlert(page, 'User updated successfully');

      await page.getByRole('button', { name: 'Log out' }).click();
      await logIn(page, email, 'a wrong one');
      await expectAlert(page, 'Wrong email or password');
      await logIn(page, email, 'a silk dress');
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    });
  });
}

test('one payment makes one order, despite a reload and a second visit', async ({
  page,
  shop,
  plain,
}) => {
  plain.shop.orderTime = 6_000;
  await signUpWithCart(shop, email);
  const requested = page.waitForRequest(/\/createorder$/);
  await fillOrderForm(page, email);
  await page.getByRole('button', { name: 'Pay' }).click();
  await requested;
  await page.reload();
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you for your order' });
  await expect(thanks).toBeVisible();
  await expect(shop.cartLink(0)).toBeVisible();
  expect(plain.shop.orders).toHaveLength(1);

  await page.reload();
  await expect(thanks).toBeVisible();
  const [{ contact } = { contact: {} }] = plain.shop.checkouts.values();
  const tab = await page.context().newPage();
  await tab.goto(`/checkout-success?${new URLSearchParams(contact)}`);
  await expect(tab.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect(plain.shop.orders).toHaveLength(1);

  plain.shop.orderTime = 0;
  await page.goto('/men');
  await shop.productLinks.first().click();
  await shop.chooseSize('M');
  await shop.addToCart(1);
  await page.goto('/cart?step=order');
  // The contact is the last order's.
  await expect(page.getByRole('textbox', { name: /^Phone/ })).toHaveValue(/912 345 678$/);
  await page.getByRole('button', { name: 'PROCEED TO CHECKOUT' }).click();
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(thanks).toBeVisible();
  await expect.poll(() => plain.shop.orders.length).toBe(2);
});

test.describe('without a payment page', () => {
  test.use({ variants: { ...asOurs, checkoutUrl: false } });

  test('the shopper stays and sees an error', async ({ page, shop }) => {
    await signUpWithCart(shop, email);
    await fillOrderForm(page, email);
    await expectAlert(page, 'Failed to create checkout session. Please try again.');
    await expect(page).toHaveURL(/\/cart/);
  });
});
