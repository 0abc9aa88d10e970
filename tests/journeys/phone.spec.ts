import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './shop.ts';

const phone = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'reduce' },
} as const;

test.describe('on a phone', () => {
  test.use(phone);

  test('the first screen of a product shows name, price and size, even with the cookie banner', async ({
    page,
    shop,
    context,
  }) => {
    await context.addInitScript(() => localStorage.clear());
    await shop.chooseProduct('women', 'M');
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      page.getByText(/^\$[\d.]+$/).first(),
      shop.sizeSelect,
      shop.addToCartButton,
    ]) {
      await expect.poll(() => isUncovered(part)).toBe(true);
    }
  });

  test('size and ADD TO CART stay visible; a missing size is reported at the chips', async ({
    page,
    shop,
  }) => {
    await shop.openProduct('women', 'M');
    await page.getByText('Returns', { exact: true }).scrollIntoViewIfNeeded();
    await expect.poll(() => isUncovered(shop.addToCartButton)).toBe(true);
    await shop.addToCartButton.tap();
    const atChips = page.getByText('Please select a size before adding to cart');
    await expect(atChips).toHaveRole('alert');
    await expect.poll(() => isUncovered(atChips)).toBe(true);

    await shop.sizeSelect.selectOption({ value: 'M' });
    await expect(atChips).toBeHidden();
    await shop.addToCartButton.tap();
    await expect(shop.cartLink(1)).toBeVisible();
  });

  test('a card’s quick add opens by touch', async ({ page, shop }) => {
    await page.goto('/women?size=M');
    const card = page.getByRole('main').getByRole('article').first();
    await card.getByRole('button', { name: /^Quick add/ }).tap();
    await card.getByRole('button', { name: /^M\b.*: add/ }).tap();
    await expect(shop.cartLink(1)).toBeVisible();
    await expect(card.getByRole('button', { name: /^M\b.*: add/ })).toBeHidden();
    await card.getByRole('button', { name: /^Quick add/ }).tap();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(card.getByRole('button', { name: /^M\b.*: add/ })).toBeHidden();
  });

  test('a green dress in a size takes three taps from the dresses', async ({ page, shop }) => {
    let touches = 0;
    async function touch(target: Locator) {
      await target.tap();
      touches++;
    }
    await page.goto('/women?kind=Dresses');
    await shop.appIsThere();
    await touch(page.getByRole('button', { name: 'Filters (1)' }));
    const filters = page.getByRole('dialog', { name: 'Filters' });
    await touch(filters.getByRole('button', { name: 'Green', exact: true }));
    await touch(filters.getByRole('button', { name: 'L', exact: true }));
    expect(touches).toBe(3);
    await expect(page).toHaveURL('/women?kind=Dresses&colour=Green&size=L');

    await filters.getByRole('button', { name: 'Show 1 product' }).tap();
    await expect(page.getByRole('button', { name: 'Remove filter: Green' })).toBeVisible();
    await expect(shop.productLinks).toHaveText(['Ribbed Wool Dress']);
  });

  test('a field keeps its outline while a tap leaves it hovered', async ({ page }) => {
    await page.goto('/login');
    const email = page.getByRole('textbox', { name: 'Email' });
    const edge = () =>
      email.evaluate(
        ({ nextElementSibling: outline }) => outline && getComputedStyle(outline).borderTopColor,
      );
    const atRest = await edge();
    await email.hover();
    expect(await edge()).toBe(atRest);
  });

  test('a toast covers neither the cart’s bar nor its button', async ({ page }) => {
    await page.goto('/cart');
    const button = page.getByRole('button', { name: 'CREATE ORDER' });
    await expect(button).toBeVisible();
    // The bar ends where the toast would begin.
    await page.addStyleTag({ content: '.bar-low { padding-top: 210px }' });
    await page.getByRole('group', { name: 'Cart lines' }).evaluate((lines) => {
      lines.classList.add('bar-low');
    });
    await button.tap();
    await expect(page.getByRole('alert')).toHaveText("Can't create the order with empty cart");
    for (const scrollY of [0, 40, 80, 120]) {
      await page.evaluate((y) => window.scrollTo(0, y), scrollY);
      await expect.poll(() => isUncovered(button)).toBe(true);
    }
  });
});

test('a low window has no sticky elements', async ({ page, shop, context }) => {
  await context.addInitScript(() => localStorage.clear());
  for (const path of ['/women', '/cart', 'product']) {
    await (path === 'product' ? shop.openProduct('women', 'M') : page.goto(path));
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
    // Zoomed to 400 %, and held sideways.
    for (const viewport of [
      { width: 320, height: 256 },
      { width: 640, height: 360 },
    ]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => stuck(page), path).toEqual([]);
    }
  }
});

/** Returns true if the element is inside the window, with nothing over its centre or corners. */
function isUncovered(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) return false;
    const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
      [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
    );
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (target.contains(hit) || hit.contains(target));
    });
  });
}

/** Visible elements with a fixed position. */
function stuck(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
      .filter((element) => element.offsetHeight > 0 && element.textContent !== 'Skip to content')
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
  );
}
