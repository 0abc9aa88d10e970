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

test('cheapest first', async ({ page, shop }) => {
  await page.goto('/men?sort=price-asc');
  await expect(shop.productLinks.first()).toBeVisible();
  const prices = (
    await page
      .getByRole('main')
      .getByText(/^\$[\d,.]+$/)
      .allTextContents()
  ).map((text) => Number(text.replace(/[$,]/g, '')));
  expect(prices.length).toBeGreaterThan(3);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
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

test('a button loads more products, and a reload shows them again', async ({ page, shop }) => {
  await page.goto('/search');
  await expect(shop.productLinks).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => shop.productLinks.count()).toBeGreaterThan(24);
  const shown = await shop.productLinks.count();
  await page.reload();
  await expect(shop.productLinks).toHaveCount(shown);
});

test('search from any page', async ({ page, shop }) => {
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('linen');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=linen');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('linen');
  await expect(shop.productLinks.first()).toBeVisible();
});

test('typing in the search suggests products', async ({ page }) => {
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
});

test('an anchor of the home page is scrolled to', async ({ page }) => {
  await page.goto('/#most-popular');
  await expect(page.getByRole('heading', { name: 'Most Popular' })).toBeInViewport();
});

test('each new page starts at its top', async ({ page, shop }) => {
  await page.goto('/women');
  await shop.productLinks.last().scrollIntoViewIfNeeded();
  await shop.productLinks.last().click();
  await expect(page.getByRole('navigation', { name: /breadcrumb/i })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a saved size filters lists and is preselected on products', async ({ page, shop }) => {
  await page.goto('/size-guide');
  await shop.appIsThere();
  await page.getByRole('region', { name: 'My size' }).getByRole('button', { name: 'M' }).click();
  await page.goto('/women?sort=name');
  await page.getByRole('button', { name: 'My size (M)' }).click();
  await expect(page).toHaveURL(/size=M/);
  const chips = page.getByRole('group', { name: 'Active filters' });
  await expect(chips.getByRole('button', { name: 'Remove filter: Size M' })).toBeVisible();
  await shop.productLinks.first().click();
  await shop.addToCart(1);
  await expect(page.getByText(/, size M, is in your cart$/)).toBeVisible();
});

test('opens a kind of product from the navigation bar by hover and keyboard', async ({
  page,
  shop,
}) => {
  await page.goto('/aboutus');
  await shop.appIsThere();
  const bar = page.getByRole('navigation', { name: 'Categories' });
  await bar.getByRole('link', { name: 'Women' }).hover();
  await bar.getByRole('link', { name: 'Knitwear' }).click();
  await expect(page).toHaveURL('/women?kind=Knitwear');
  await expect(page.getByRole('heading', { level: 1, name: 'Knitwear' })).toBeVisible();
  const toggle = bar.getByRole('button', { name: 'Kinds in Men' });
  await bar.getByRole('link', { name: 'Men', exact: true }).focus();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('link', { name: 'Jeans' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'Jeans' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(
    bar.getByRole('list', { name: 'Kinds in Men' }).getByRole('link').first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/men\?kind=/);
});
