import { expect } from '@playwright/test';
import { test } from './shop.ts';

test('filters, sort and search are in the URL', async ({ page, shop }) => {
  await page.goto('/women');
  await expect(shop.productLinks.first()).toBeVisible();
  const all = await shop.productLinks.count();

  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page).toHaveURL(/flag=newCollection/);
  await expect(async () => {
    const shown = await shop.productLinks.count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(all);
  }).toPass();
  const filtered = await shop.productLinks.allTextContents();

  await page.reload();
  await expect(shop.productLinks).toHaveText(filtered);
  await page.goBack();
  await expect(shop.productLinks).toHaveCount(all);
});

test('a product opened from a list is shown before its own reply', async ({ page, shop }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/product/*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/men?sort=name');
  await shop.appIsThere();
  const name = await shop.productLinks.first().innerText();
  const card = page.getByRole('article').first().getByRole('presentation');
  const seen = await card.evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return img.currentSrc;
  });
  // The larger pictures never load.
  await page.route('**/api/pictures/**', () => {});
  await shop.productLinks.first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const picture = page.getByRole('main').getByRole('img', { name: 'main picture' });
  await expect(picture).toHaveCSS('background-image', `url("${seen}")`);
  await expect(shop.addToCartButton).toBeVisible();
  const description = page.getByRole('heading', { name: 'Description' });
  await expect(description).toBeHidden();
  answer();
  await expect(description).toBeVisible();
});

test('search from any page suggests products, and finds them', async ({ page, shop }) => {
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('sweter');
  const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('link');
  await expect(suggestions).toHaveCount(5);
  const name = await suggestions.nth(1).innerText();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  expect(name).toContain(await heading.innerText());
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/contacts');

  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('linen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=linen');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('linen');
  await expect(shop.productLinks.first()).toBeVisible();
});

test('an anchor of the home page is scrolled to', async ({ page }) => {
  await page.goto('/#most-popular');
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeInViewport();
});
