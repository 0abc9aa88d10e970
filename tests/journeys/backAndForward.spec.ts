import { expect, type Page } from '@playwright/test';
import { test } from './shop.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Collects the API paths that the page requests from now on. */
function listenForCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') && !/^\/api\/(pictures|renditions)\//.test(pathname)) {
      calls.push(pathname + search);
    }
  });
  return calls;
}

test('a listing requests each of its pages once', async ({ page, shop }) => {
  const calls = listenForCalls(page);
  const listings = () => calls.filter((path) => path.startsWith('/api/allproducts'));
  await page.goto('/search');
  await expect(shop.productLinks).toHaveCount(24);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(shop.productLinks).toHaveCount(48);
  // The document contains the first page of the list.
  expect(listings()).toEqual([expect.stringContaining('cursor=')]);
});

test.describe('Back from a product to a long list', () => {
  test.beforeEach(async ({ page, shop }) => {
    await page.goto('/search');
    for (const count of [24, 48]) {
      await expect(shop.productLinks).toHaveCount(count);
      await page.getByRole('button', { name: 'Show more' }).click();
    }
    await expect.poll(() => shop.productLinks.count()).toBeGreaterThan(48);
  });

  test('restores the list without requests', async ({ page, shop }) => {
    const shown = await shop.productLinks.count();
    const link = shop.productLinks.nth(50);
    await link.scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    expect(left).toBeGreaterThan(1000);
    const name = (await link.textContent()) ?? '';
    // The last request of a product page: more of its category.
    const related = page.waitForResponse(/\/api\/allproducts\?category=/);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect.poll(() => scrollY(page)).toBe(0);
    await related;

    const calls = listenForCalls(page);
    await page.goBack();
    await expect(shop.productLinks).toHaveCount(shown);
    await expect.poll(() => scrollY(page)).toBeCloseTo(left, -1);
    await expect(link).toBeFocused();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBeCloseTo(left, -1);
    expect(calls).toEqual([]);
  });

  test('a reload keeps the scroll position, and another page starts at its top', async ({
    page,
    shop,
  }) => {
    await shop.productLinks.nth(50).scrollIntoViewIfNeeded();
    const left = await scrollY(page);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBeCloseTo(left, -1);
    await page.getByRole('link', { name: 'Women', exact: true }).first().click();
    await expect(page).toHaveURL('/women');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goto('/search?page=3');
    await expect.poll(() => shop.productLinks.count()).toBeGreaterThan(48);
    expect(await scrollY(page)).toBe(0);
  });
});

test.describe('on a phone, Back closes', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu and the search', async ({ page }) => {
    await page.goto('/aboutus');
    for (const name of ['Menu', 'Search']) {
      await page.getByRole('button', { name }).tap();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog', { name })).toBeHidden();
      await expect(page).toHaveURL('/aboutus');
    }
  });

  test('a product’s gallery and size guide', async ({ page, shop }) => {
    await shop.chooseProduct('women', 'M');
    const address = page.url();
    await page.getByRole('button', { name: /picture 1 .* full screen/ }).tap();
    const pictures = page.getByRole('dialog', { name: /^Pictures of/ });
    await expect(pictures).toBeVisible();
    await page.goBack();
    await expect(pictures).toBeHidden();
    await page.getByRole('button', { name: 'Size guide' }).tap();
    const guide = page.getByRole('dialog', { name: 'Size guide' });
    await expect(guide).toBeVisible();
    await page.goBack();
    await expect(guide).toBeHidden();
    expect(page.url()).toBe(address);
    await page.goBack();
    await expect(page).toHaveURL('/women?size=M&sort=name');
  });

  test('the filters, and keeps them; the next Back removes them', async ({ page, shop }) => {
    await page.goto('/women');
    await expect(shop.productLinks.first()).toBeVisible();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await page.getByRole('button', { name: 'Filters' }).tap();
    await drawer.getByRole('button', { name: 'M', exact: true }).tap();
    await expect(page).toHaveURL('/women?size=M');
    await expect(drawer.getByRole('button', { name: 'M', pressed: true })).toBeVisible();
    await drawer.getByRole('button', { name: 'New' }).tap();
    await expect(page).toHaveURL('/women?size=M&flag=newCollection');
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/women?size=M&flag=newCollection');
    await page.goBack();
    await expect(page).toHaveURL('/women');
    await expect(drawer).toBeHidden();
  });

  test('nothing, if the menu or the search opened a page', async ({ page }) => {
    await page.goto('/aboutus');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await page.getByRole('dialog').getByRole('link', { name: 'Contacts' }).tap();
    await expect(page.getByRole('heading', { name: 'Contacts' })).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).tap();
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('linen');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=linen');
    for (const path of ['/contacts', '/aboutus']) {
      await page.goBack();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  });
});

test.describe('on a phone, a reload closes', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const [name, path] of [
    ['Menu', '/women'],
    ['Search', '/women'],
    ['Filters', '/women'],
    ['Size guide', 'a product'],
  ] as const) {
    test(`${name}, which opens again and closes with Back`, async ({ page, shop, noErrors: _ }) => {
      if (path === 'a product') await shop.openProduct('women', 'M');
      else await page.goto(path);
      const url = page.url();
      const opener = page.getByRole('button', { name, exact: true }).first();
      const overlay = page.getByRole('dialog', { name });
      await opener.tap();
      await expect(overlay).toBeVisible();
      await page.reload();
      await shop.appIsThere();
      await page.waitForLoadState('networkidle');
      await expect(overlay).toBeHidden();
      await opener.tap();
      await expect(overlay).toBeVisible();
      if (name === 'Filters') {
        await expect(overlay.getByRole('group', { name: 'Colour' })).toBeVisible();
      }
      await page.goBack();
      await expect(overlay).toBeHidden();
      expect(page.url()).toBe(url);
    });
  }
});

test('closing an overlay with its button leaves no history entry', async ({ page }) => {
  await page.goto('/aboutus');
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Search' }).click();
  // On a busy machine the key would be pressed before the dialog opens.
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/aboutus');
});
