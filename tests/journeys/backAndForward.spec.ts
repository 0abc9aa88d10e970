import { expect, type Page } from '@playwright/test';
import { type Shop, test } from './shop.ts';

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

test('Back from a product restores a long list without requests, and a reload its position', async ({
  page,
  shop,
}) => {
  const calls = listenForCalls(page);
  await page.goto('/search');
  for (const count of [24, 48]) {
    await expect(shop.productLinks).toHaveCount(count);
    await page.getByRole('button', { name: 'Show more' }).click();
  }
  await expect.poll(() => shop.productLinks.count()).toBeGreaterThan(48);
  const shown = await shop.productLinks.count();
  // The document contains the first page of the list.
  expect(calls.filter((path) => path.startsWith('/api/allproducts'))).toEqual([
    expect.stringContaining('cursor='),
    expect.stringContaining('cursor='),
  ]);

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

  calls.length = 0;
  await page.goBack();
  await expect(shop.productLinks).toHaveCount(shown);
  await expect.poll(() => scrollY(page)).toBeCloseTo(left, -1);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBeCloseTo(left, -1);
  expect(calls).toEqual([]);

  await page.reload();
  await expect(shop.productLinks).toHaveCount(shown);
  await expect.poll(() => scrollY(page)).toBeCloseTo(left, -1);
  await page.getByRole('link', { name: 'Women', exact: true }).first().click();
  await expect(page).toHaveURL('/women');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test.describe('on a phone, Back or a reload closes', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  /**
   * Opens it, reloads the page, opens it again, and presses Back. A journey's last step, since the
   * reloaded page is one more in the history.
   */
  async function openAndClose(shop: Shop, name: string) {
    const { page } = shop;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const url = page.url();
    const opener = page.getByRole('button', { name, exact: true }).first();
    const overlay = page.getByRole('dialog', { name });
    await opener.tap();
    await expect(overlay).toBeVisible();
    await page.reload();
    await shop.appIsThere();
    await expect(overlay).toBeHidden();
    await opener.tap();
    await expect(overlay).toBeVisible();
    await page.goBack();
    await expect(overlay).toBeHidden();
    expect(page.url()).toBe(url);
  }

  test('the menu and the search, unless they opened a page', async ({
    page,
    shop,
    noErrors: _,
  }) => {
    await page.goto('/women');
    await page.goto('/aboutus');
    await page.getByRole('button', { name: 'Search' }).tap();
    // On a busy machine the key would be pressed before the dialog opens.
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/women');
    await page.goForward();

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
    for (const name of ['Menu', 'Search']) await openAndClose(shop, name);
  });

  test('a product’s gallery and size guide', async ({ page, shop, noErrors: _ }) => {
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
    await page.goForward();
    await openAndClose(shop, 'Size guide');
  });

  test('the filters, and keeps them; the next Back removes them', async ({
    page,
    shop,
    noErrors: _,
  }) => {
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
    await openAndClose(shop, 'Filters');
  });
});
