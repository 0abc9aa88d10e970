import { expect, type Page } from '@playwright/test';
import { publicUrls } from './publicUrls.ts';
import { findPlenty, test } from './shop.ts';

test('the cookie banner comes first in the tab order, until it is accepted', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookies' });
  await expect(banner).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Accept' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New Collection' })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('the cart link stays after its toast closes, and can be reached by keyboard', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await shop.openProduct('women', 'M');
  await shop.chooseSize('M');
  await shop.addToCartButton.focus();
  await page.keyboard.press('Enter');
  const toast = page.getByText(/is in your cart$/);
  await expect(toast).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(toast).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'View cart' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('every public page has targets of 44 px', async ({ page, shop }) => {
    const product = `/product/${await findPlenty(page.request, 'women', 'M')}`;
    for (const url of [...publicUrls, product]) {
      await page.goto(url);
      await shop.appIsThere();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await smallTargets(page), url).toEqual([]);
    }
  });
});

/**
 * Controls smaller than 44 px, except links within sentences. A field includes its frame or label,
 * and a card's stretched link the whole card.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (element: Element) => {
      const { parentElement } = element;
      if (getComputedStyle(element).display !== 'inline' || !parentElement) return false;
      return parentElement.textContent?.trim() !== element.textContent?.trim();
    };
    const pressed = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const frame = element.closest('.MuiInputBase-root');
      const isSpread = getComputedStyle(element, '::after').position === 'absolute';
      return (isSpread ? element.closest('article') : (frame ?? label)) ?? element;
    };
    return [...document.querySelectorAll('a[href], button, input, select, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches(':disabled, [tabindex="-1"], [aria-hidden]'))
      .filter((element) => !isInSentence(element))
      .filter((element) => {
        const { width, height } = pressed(element).getBoundingClientRect();
        return width < 43.9 || height < 43.9;
      })
      .map((element) => {
        const { width, height } = pressed(element).getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40);
        return `${element.tagName} "${name}" ${Math.round(width)} × ${Math.round(height)}`;
      });
  });
}

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('selections stand out, and every button has an edge', async ({ page, shop }) => {
    await page.goto('/women');
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expect(page).toHaveURL(/flag=newCollection/);
    await expect(shop.productLinks.first()).toBeVisible();
    await expect.poll(() => highlighted(page)).toEqual(['Women', 'New', 'English']);
    expect(await edgeless(page)).toEqual([]);

    await shop.openProduct('women', 'M');
    await shop.chooseSize('M');
    await page
      .getByRole('button', { name: /to favourites$/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Picture 2/ }).click();
    const product = ['Picture 2', 'M', 'Add', 'English'];
    await expect
      .poll(async () =>
        (await highlighted(page)).map((name, index) => name.slice(0, product[index]?.length)),
      )
      .toEqual(product);
    expect(await edgeless(page)).toEqual([]);
  });
});

/** Names of elements with the system's selection colour. */
function highlighted(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sample = document.body.appendChild(document.createElement('i'));
    sample.style.cssText = 'forced-color-adjust: none; background: SelectedItem';
    const { backgroundColor } = getComputedStyle(sample);
    sample.remove();
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).backgroundColor === backgroundColor)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
  });
}

/** Buttons and button-like links without a visible edge. */
function edgeless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).userSelect === 'none')
      .filter((element) => getComputedStyle(element).borderTopStyle === 'none')
      .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );
}
