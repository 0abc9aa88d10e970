import { expect } from '@playwright/test';
import { orderAsCustomer } from './ordering.ts';
import { password, startSession } from './session.ts';
import { test } from './shop.ts';
import { logInAdmin } from './shopAdmin.ts';

const photos = ['pair', 'detail'].map((view) => `demo/pictures/men-pocket-tee-${view}.webp`);

test('a buyer writes a review with pictures, visitors read it, the owner answers and hides it', async ({
  page,
  browser,
}) => {
  const email = 'rosa-writes@example.test';
  const { _id: id, name } = await orderAsCustomer(email);
  const text = `Soft, says ${email}.`;
  await startSession(page, '/api/login', { email, password });

  await test.step('it is written, with two pictures and a file that is no picture', async () => {
    await page.goto('/account/myratings');
    await page.getByRole('button', { name: `Write a review of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Write a review' });
    await dialog.getByRole('radio', { name: '4 stars' }).press('Space');
    await dialog.getByRole('textbox', { name: 'Your review' }).fill(text);
    await dialog.getByRole('combobox', { name: /^How it fits/ }).selectOption('Runs small');
    await dialog.getByRole('textbox', { name: /^Height/ }).fill('182');
    const field = dialog.getByLabel(/^Choose pictures/);
    await field.setInputFiles({
      ...{ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    });
    await expect(dialog.getByText('“notes.png” is not a picture in JPEG, PNG,')).toBeVisible();
    await field.setInputFiles(photos);
    await expect(dialog.getByText('room for 1 more')).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Rated' }).getByText(text)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Picture 2 of 2, size M' })).toBeVisible();
  });

  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('hemline.cookieConsent', 'true'));
  const reader = await context.newPage();
  const reviews = reader.getByRole('region', { name: /^\d+ reviews?$/ });
  const review = reviews.getByRole('listitem').filter({ hasText: text });
  const picture = review.getByRole('button', { name: 'Picture 2 of 2 by Berta, size M' });

  async function read() {
    await reader.goto(`/product/${id}`);
    await reader.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await reviews.or(reader.getByRole('contentinfo')).first().scrollIntoViewIfNeeded();
  }

  await test.step('a guest reads it, opens a picture, and Back closes that', async () => {
    await read();
    await expect(review).toContainText('Berta, ');
    await expect(review).toContainText('182 cm tall · Runs small');
    await picture.click();
    const popup = reader.getByRole('dialog', { name: 'Pictures of Berta’s review' });
    await expect(popup.getByText('2 / 2')).toBeVisible();
    await expect(popup.getByRole('img', { name: 'Picture 2 of 2 by Berta, size M' })).toBeVisible();
    await reader.goBack();
    await expect(popup).toBeHidden();
    await expect(reader).toHaveURL(`/product/${id}`);
    await expect(picture).toBeVisible();
  });

  const owner = await context.newPage();
  const row = owner.getByRole('listitem').filter({ hasText: text });
  await test.step('the owner answers it', async () => {
    await logInAdmin(owner, { path: '/admin/reviews?state=unanswered' });
    await expect(row.getByRole('button', { name: /^Picture 1 of 2 by Berta/ })).toBeVisible();
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
    await row.getByRole('button', { name: /^Hide / }).click();
    await expect(row).toBeHidden();
    await page.reload();
    await expect(page.getByText(/^The shop has taken this down/)).toBeVisible();
    const shown = reader.waitForResponse(/\/api\/reviews\//);
    await read();
    expect(await (await shown).text()).not.toContain(email);
    await expect(review).toBeHidden();
  });

  await context.close();
});
