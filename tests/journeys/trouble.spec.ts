import { expect } from '@playwright/test';
import { test } from './shop.ts';

test.beforeEach(({ noErrors: _ }) => {});

test.describe('storage', () => {
  for (const [how, text] of [
    ['is no JSON', '{"oops'],
    ['holds something else', '{"a":1}'],
    ['holds broken lines', '[{"itemId":7},null,{"quantity":-1}]'],
  ] as const) {
    test(`a stored cart that ${how} breaks nothing`, async ({ page, shop }) => {
      await page.addInitScript((stored) => {
        if (!sessionStorage.getItem('corrupted')) localStorage.setItem('hemline.cart', stored);
        sessionStorage.setItem('corrupted', 'yes');
      }, text);
      await shop.openProduct('women', 'M');
      await expect(shop.cartLink(0)).toBeVisible();
      await shop.chooseSize('M');
      await shop.addToCartButton.click();
      await expect(shop.cartLink(1)).toBeVisible();
      await page.reload();
      await expect(shop.cartLink(1)).toBeVisible();
    });
  }

  test('a cart lasts as long as the page if storage is full', async ({ page, shop }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await shop.openProduct('women', 'M');
    await shop.chooseSize('M');
    await shop.addToCartButton.click();
    await shop.openCart(1);
    await expect(page.getByRole('button', { name: /^Remove one/ })).toBeVisible();
  });

  test('a cart lasts as long as the page if storage is disabled', async ({ page, shop }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    });
    await shop.openProduct('women', 'M');
    await shop.chooseSize('M');
    await shop.addToCartButton.click();
    await shop.openCart(1);
    await expect(page.getByRole('button', { name: /^Remove one/ })).toBeVisible();
  });
});

test.describe('the API', () => {
  test('down: the error page, and recovery once it is up', async ({ page, shop }) => {
    await page.goto('/cart');
    await page.route('**/api/allproducts*', (route) => route.abort());
    await page.getByRole('link', { name: 'Women', exact: true }).first().click();
    await expect(page).toHaveURL('/error');
    await expect(
      page.getByRole('heading', { name: 'Oops! Something went wrong...' }),
    ).toBeVisible();
    await page.unroute('**/api/allproducts*');
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL('/women');
    await expect(shop.productLinks.first()).toBeVisible();
  });

  test('slow: the product page shows that it is loading', async ({ page, shop }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.goto('/men');
    const url = (await shop.productLinks.first().getAttribute('href')) ?? '';
    await page.route('**/api/product/*', async (route) => {
      await asked;
      await route.continue();
    });
    // No list has shown the product, so the app knows nothing of it.
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, url);
    await expect(page.getByText('Loading product...')).toBeVisible();
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const path of [
  '/product',
  '/product/nothing',
  '/product/01920000-0000-7000-8000-0000000000ff',
]) {
  test(`${path} says that the product does not exist`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('Product not found')).toBeVisible();
  });
}

test('an unknown path shows the error page, and the unauthorized page denies access', async ({
  page,
}) => {
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { name: 'Oops! Something went wrong...' })).toBeVisible();
  await page.goto('/unauthorized');
  await expect(page.getByRole('heading', { name: 'Oops! You Shall Not Pass!' })).toBeVisible();
});

test('the cookie banner is shown until it is accepted', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New Collection' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Accept' })).toBeHidden();
});
