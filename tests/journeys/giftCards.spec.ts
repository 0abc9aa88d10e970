import { expect } from '@playwright/test';
import type { CheckoutSettings } from '../../contract/schemas/selling.ts';
import { mailsAbout, test } from './buyer.ts';
import { logInAdmin, ShopAdmin } from './shopAdmin.ts';

test('a bought card pays a part of an order, and gets the refund', async ({
  page,
  buyer,
  browser,
  request,
}) => {
  const owner = new ShopAdmin(request);
  await owner.logIn();
  const selling = await owner.post<CheckoutSettings>('/savegiftcardterms', {
    ...{ isOn: true, amounts: [10, 25] },
  });
  const recipient = `gift-of-${buyer.email}`;
  let code = '';

  await test.step('a shopper buys a card, whose code is mailed', async () => {
    await page.goto('/search?q=gift+card');
    await expect(page).toHaveURL('/gift-card');
    await page.getByRole('radio', { name: '$10.00' }).check();
    await page.getByRole('textbox', { name: 'Recipient’s email' }).fill(recipient);
    await page.getByRole('textbox', { name: 'Message' }).fill('Happy birthday');
    await page.getByRole('button', { name: 'Go to payment' }).click();
    await page.waitForURL(/\/api\/test-payment\//);
    await buyer.pay();
    await expect(page.getByRole('heading', { name: 'Thank you for your gift' })).toBeVisible();
    const find = () =>
      mailsAbout(`To: ${recipient}`).map((mail) => /[\dA-Z]{4}(-[\dA-Z]{4}){3}/.exec(mail)?.[0])[0];
    await expect.poll(() => (code = find() ?? '')).not.toBe('');
  });

  await test.step('the card pays a part of an order', async () => {
    await page.goto('/cart?step=order');
    await buyer.fillOrderForm();
    const summary = page.getByRole('complementary', { name: 'Summary' });
    await summary.getByRole('textbox', { name: 'Gift card' }).fill(code.toLowerCase());
    await summary.getByRole('button', { name: 'Use', exact: true }).click();
    await expect(summary.getByText(/pays \$10\.00\. Remaining balance: \$0\.00/)).toBeVisible();
    await buyer.proceed();
    await expect(page.getByRole('row', { name: /^Gift card/ })).toContainText('−$10.00');
    await buyer.pay();
    await buyer.expectThanks();
    await expect(page.getByRole('region', { name: 'Your order' })).toContainText('−$10.00');
  });

  await test.step('the shop refunds a part, which goes to the card', async () => {
    const [order] = await buyer.orders();
    const admin = await (await browser.newContext()).newPage();
    await logInAdmin(admin, { path: `/admin/allorders?order=${order?._id}` });
    const panel = admin.getByRole('region', { name: /^Order of / });
    await panel.getByRole('button', { name: 'Refund a part' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^Amount/ }).fill('4');
    await dialog.getByRole('button', { name: /^Refund/ }).click();
    await expect(panel.getByText('$4.00 refunded')).toBeVisible();
    await admin.context().close();
    await page.goto('/gift-card');
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('button', { name: 'Show the balance' }).click();
    await expect(page.getByText(/has a balance of \$4\.00\./)).toBeVisible();
  });

  const { version } = selling.giftCards ?? {};
  await owner.post('/savegiftcardterms', { isOn: false, amounts: [10, 25], version });
});
