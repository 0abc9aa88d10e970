import { expect, type Page } from '@playwright/test';
import { publicUrls } from './publicUrls.ts';
import { test } from './shop.ts';

/** Where WCAG 2.2 asks that nothing is lost: 1.4.10 (320 px wide) and 1.4.4 (text twice as large). */
const readers = [
  { name: '320 px wide', width: 320, textSize: '100%' },
  { name: 'twice the text on a desktop', width: 1280, textSize: '200%' },
  { name: 'twice the text on a tablet', width: 768, textSize: '200%' },
  { name: 'twice the text on a phone', width: 360, textSize: '200%' },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const url of publicUrls) {
  test(`${url} fits`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNothingCut(page);
  });
}

test('a product and its size guide fit', async ({ page, shop }) => {
  await shop.openProduct('women', 'M');
  await expectNothingCut(page);
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
  await expectNothingCut(page);
});

test('a cart with products fits', async ({ page, shop }) => {
  await shop.openProduct('women', 'M');
  await shop.chooseSize('M');
  await shop.addToCart(1);
  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'CREATE ORDER' })).toBeVisible();
  await expectNothingCut(page);
});

test('the filters fit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/women');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters.getByRole('group', { name: 'Colour' })).toBeVisible();
  await expect(filters.getByLabel('Highest price')).toBeVisible();
  await page.evaluate(enlargeText, '200%');
  await expect.poll(() => findCut(page)).toEqual([]);
});

/** Nothing is out of reach sideways, once the page has taken on the width and the text. */
async function expectNothingCut(page: Page): Promise<void> {
  for (const { name, width, textSize } of readers) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(enlargeText, textSize);
    await expect.poll(() => findCut(page), name).toEqual([]);
  }
}

/** As a reader's own settings do: everything is sized in rem. */
function enlargeText(size: string) {
  document.documentElement.style.setProperty('font-size', size, 'important');
}

/**
 * The page wider than its window, and links, buttons, fields and headings that stand outside of it,
 * except in rows that are swiped.
 */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isInSwipedRow = (element: Element) => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        // What scrolls down is made to scroll sideways, too, by the browser.
        const isRow = parent.scrollHeight <= parent.clientHeight + 1;
        if (isRow && (overflowX === 'auto' || overflowX === 'scroll')) return true;
      }
      return false;
    };
    const outside = [...document.querySelectorAll('a, button, input, h1, h2, h3, td')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1) && !isInSwipedRow(element);
      })
      .map((element) => `${element.tagName} "${element.textContent?.slice(0, 40)}"`);
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`, ...outside] : outside;
  });
}
