import { expect, type Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { admin } from '../../spec-server/specShop.ts';
import { Shop } from '../shop.ts';
import { selectRow } from '../shopAdmin.ts';
import { expectAlert, logIn, order, servers, signUpWithCart, test } from './specShop.ts';

const adminLink = { name: 'Admin', exact: true };

async function enrol(page: Page): Promise<TOTP> {
  await page.getByRole('link', { name: 'Set up now' }).click();
  await page.getByRole('button', { name: 'Add MFA' }).click();
  const shown = await page.getByRole('group', { name: 'Secret' }).textContent();
  const totp = new TOTP({ secret: (shown ?? '').replace(/\s/g, '') });
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('textbox', { name: 'MFA token' }).fill(totp.generate());
  await page.keyboard.press('Enter');
  await expectAlert(page, 'MFA verification succeeded!');
  return totp;
}

async function logInAgain(page: Page, totp: TOTP) {
  await page.getByRole('button', { name: 'Log out' }).click();
  await logIn(page, admin.email, admin.password);
  await expectAlert(page, 'MFA token is required for admin login');
  await page.getByRole('textbox', { name: 'MFA token' }).fill(totp.generate());
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('link', adminLink).click();
}

async function openAdminPage(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function picture(name: string) {
  const create = { width: 800, height: 1000, channels: 3, background: 'brown' } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

for (const [name, variants] of Object.entries(servers)) {
  test.describe(`on a server ${name}`, () => {
    test.use({ variants });

    test('an admin enrols, adds, changes, lists and removes a product', async ({
      page,
      browser,
      baseURL,
      plain,
    }) => {
      await logIn(page, admin.email, admin.password);
      await page.getByRole('link', adminLink).click();
      await logInAgain(page, await enrol(page));

      await openAdminPage(page, 'Add Product');
      await expect(page.getByRole('checkbox', { name: 'Most Popular' })).toHaveCount(
        variants.mostPopular ? 1 : 0,
      );
      await page.getByRole('textbox', { name: 'Name' }).fill('Journey Cape');
      await page.getByRole('textbox', { name: 'Price', exact: true }).fill('210.50');
      await page.getByRole('radio', { name: 'Women' }).check();
      const chooser = page.getByLabel(/^Choose pictures or drop them here/);
      await chooser.setInputFiles([await picture('front.png'), await picture('back.png')]);
      await page.getByRole('button', { name: 'Make back.png the main picture' }).click();
      await page.getByRole('textbox', { name: 'Quantity of M' }).fill('4');
      await page.getByRole('button', { name: 'Add product' }).click();
      await expectAlert(page, 'Product Added');
      const added = plain.shop.products.filter((product) => product.name === 'Journey Cape');
      expect(added).toHaveLength(1);
      expect(added[0]?.images.map((image) => plain.shop.pictures.has(image.name))).toEqual([
        true,
        true,
      ]);
      expect(added[0]?.images.find(({ flagman }) => flagman)?.name).toMatch(/back\.png$/);

      await openAdminPage(page, 'Products');
      await page.getByRole('link', { name: 'Journey Cape' }).click();
      await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue('210.50');
      await expect(
        page.getByRole('button', { name: /back\.png the main picture$/ }),
      ).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('textbox', { name: 'Price', exact: true }).fill('195');
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expectAlert(page, 'Product Changed');
      await page.getByRole('link', { name: 'See it in the shop' }).click();
      await expect(page.getByText('$195.00').first()).toBeVisible();

      await page.goto('/admin/listproduct?q=Journey+Cape');
      await selectRow(page);
      await page.getByRole('button', { name: 'Remove' }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Remove/ })
        .click();
      await expect(page.getByText('No products match')).toBeVisible();
      expect(plain.shop.products.some((product) => product.name === 'Journey Cape')).toBe(false);

      await test.step('finds an order in the summary and in the list, and edits it', async () => {
        const shopper = await (await browser.newContext({ baseURL })).newPage();
        await signUpWithCart(new Shop(shopper), 'berta@example.test');
        await order(shopper, 'berta@example.test');

        await page.goto('/admin');
        const toShip = page.getByRole('table', { name: 'Orders to ship' });
        await expect(toShip).toContainText('berta@example.test');
        await expect(page.getByRole('table', { name: 'Best sellers' })).toContainText(
          'Plain Linen Shirt',
        );
        await toShip.getByRole('link').first().click();
        const [, sent = ''] = plain.shop.envparams.deliveryStates;
        await page.getByRole('combobox', { name: 'Delivery' }).selectOption(sent);
        await page.getByRole('textbox', { name: 'Notes' }).fill('By post');
        await page.getByRole('button', { name: 'Save' }).click();
        await expectAlert(page, 'The order is saved.');
        expect(plain.shop.orders).toMatchObject([{ delivery_status: sent, notes: 'By post' }]);
        await openAdminPage(page, 'Orders');
        await expect(page.getByRole('row', { name: /berta@example\.test/ })).toBeVisible();

        await shopper.goto('/account/myorders');
        const shown = variants.states === 'foreign' ? sent : 'On its way';
        await expect(shopper.getByText(shown, { exact: true })).toBeVisible();
        await shopper.context().close();
      });
    });
  });
}
