import { expect } from '@playwright/test';
import { test } from './buyer.ts';
import { logInAdmin } from './shopAdmin.ts';

test('a buyer writes a review, visitors read it, the owner answers and hides it', async ({
  page,
  buyer,
  browser,
}) => {
  await buyer.fillOrderForm();
  await buyer.checkOut();
  const text = `Soft, says ${buyer.email}.`;
  const [order] = await buyer.orders();
  const { product_id: id = '', name = '' } = order?.products[0] ?? {};

  await test.step('it is written', async () => {
    await page.goto('/account/myratings');
    await page.getByRole('button', { name: `Write a review of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Write a review' });
    await dialog.getByRole('radio', { name: '4 stars' }).press('Space');
    await dialog.getByRole('textbox', { name: 'Your review' }).fill(text);
    await dialog.getByRole('combobox', { name: /^How it fits/ }).selectOption('Runs small');
    await dialog.getByRole('textbox', { name: /^Height/ }).fill('182');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Rated' }).getByText(text)).toBeVisible();
  });

  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('hemline.cookieConsent', 'true'));
  const reader = await context.newPage();
  const reviews = reader.getByRole('region', { name: /^\d+ reviews?$/ });
  const review = reviews.getByRole('listitem').filter({ hasText: text });

  async function read() {
    await reader.goto(`/product/${id}`);
    await reader.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await reviews.or(reader.getByRole('contentinfo')).first().scrollIntoViewIfNeeded();
  }

  await test.step('a guest reads it', async () => {
    await read();
    await expect(review).toContainText('Berta, ');
    await expect(review).toContainText('182 cm tall · Runs small');
  });

  const owner = await context.newPage();
  await test.step('the owner answers it', async () => {
    await logInAdmin(owner);
    await owner.goto('/admin/reviews?state=unanswered');
    const row = owner.getByRole('listitem').filter({ hasText: text });
    await row.getByRole('button', { name: /^Answer / }).click();
    const dialog = owner.getByRole('dialog', { name: 'Answer this review' });
    await dialog.getByRole('textbox', { name: 'Answer' }).fill('Thank you, Berta.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await read();
    await expect(review).toContainText('Thank you, Berta.');
  });

  await test.step('the owner takes it down', async () => {
    await owner.goto('/admin/reviews?state=answered');
    const row = owner.getByRole('listitem').filter({ hasText: text });
    await row.getByRole('button', { name: /^Hide / }).click();
    await expect(row).toBeHidden();
    await page.reload();
    await expect(page.getByText(/^The shop has taken this down/)).toBeVisible();
    const shown = reader.waitForResponse(/\/api\/reviews\//);
    await read();
    await shown;
    await expect(review).toBeHidden();
  });

  await context.close();
});
