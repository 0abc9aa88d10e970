import { expect } from '@playwright/test';
import { test } from './buyer.ts';
import { logInAdmin } from './shopAdmin.ts';

const photos = ['pair', 'detail'].map((view) => `demo/pictures/men-pocket-tee-${view}.webp`);

test('a buyer adds two pictures, another visitor opens them, the owner hides them', async ({
  page,
  buyer,
  browser,
}) => {
  await buyer.fillOrderForm();
  await buyer.checkOut();
  const text = `Worn twice a week, says ${buyer.email}.`;
  const [order] = await buyer.orders();
  const { product_id: id = '', name = '', size = '' } = order?.products[0] ?? {};

  await test.step('the buyer adds two, and a file that is no picture', async () => {
    await page.goto('/account/myratings');
    await page.getByRole('button', { name: `Write a review of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Write a review' });
    await dialog.getByRole('radio', { name: '5 stars' }).press('Space');
    await dialog.getByRole('textbox', { name: 'Your review' }).fill(text);
    const field = dialog.getByLabel(/^Choose pictures/);
    await field.setInputFiles({
      ...{ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    });
    await expect(dialog.getByText('“notes.png” is not a picture in JPEG, PNG,')).toBeVisible();
    await field.setInputFiles(photos);
    await expect(dialog.getByText('room for 1 more')).toBeVisible();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await expect(dialog.getByRole('textbox', { name: 'Your review' })).toHaveValue(text);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Rated' }).getByText(text)).toBeVisible();
    await expect(page.getByRole('img', { name: `Picture 2 of 2, size ${size}` })).toBeVisible();
  });

  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem('hemline.cookieConsent', 'true'));
  const reader = await context.newPage();
  const reviews = reader.getByRole('region', { name: /^\d+ reviews?$/ });
  const review = reviews.getByRole('listitem').filter({ hasText: text });
  const picture = review.getByRole('button', { name: `Picture 2 of 2 by Berta, size ${size}` });

  async function read() {
    await reader.goto(`/product/${id}`);
    await reader.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await reviews.or(reader.getByRole('contentinfo')).first().scrollIntoViewIfNeeded();
  }

  await test.step('a visitor opens one, and Back closes it', async () => {
    await read();
    await picture.click();
    const popup = reader.getByRole('dialog', { name: 'Pictures of Berta’s review' });
    await expect(popup.getByText('2 / 2')).toBeVisible();
    const shown = popup.getByRole('img', { name: `Picture 2 of 2 by Berta, size ${size}` });
    await expect(shown).toBeVisible();
    await reader.goBack();
    await expect(popup).toBeHidden();
    await expect(reader).toHaveURL(`/product/${id}`);
    await expect(picture).toBeVisible();
  });

  await test.step('the owner hides the review', async () => {
    const owner = await context.newPage();
    await logInAdmin(owner);
    await owner.goto('/admin/reviews?state=unanswered');
    const row = owner.getByRole('listitem').filter({ hasText: text });
    await expect(row.getByRole('button', { name: /^Picture 1 of 2 by Berta/ })).toBeVisible();
    await row.getByRole('button', { name: /^Hide / }).click();
    await expect(row).toBeHidden();
    const asked = reader.waitForResponse(/\/api\/reviews\//);
    await read();
    expect(await (await asked).text()).not.toContain(buyer.email);
    await expect(review).toBeHidden();
  });

  await context.close();
});
