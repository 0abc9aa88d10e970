import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { publicUrls } from './publicUrls.ts';
import { expectNothingCut } from './reflow.ts';
import { test } from './shop.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const url of publicUrls) {
  // Loading takes most of the time, so each page is opened once.
  test(`${url} passes axe and fits its window`, async ({ page }) => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await test.step('its headings skip no level, and each card’s name is one', () =>
      checkHeadings(page));
    expect.soft(await findFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await test.step('it fits a narrow window and large text', () => expectNothingCut(page));
  });
}

test('a product page passes axe and fits its window', async ({ page, shop }) => {
  await shop.openProduct('women', 'M');
  expect(await findFaults(page)).toEqual([]);
});

async function checkHeadings(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.tagName[1])),
    );
  expect.soft(levels[0]).toBe(1);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(skipped).toEqual([]);
  const nameless = page
    .locator('main a[href^="/product/"]')
    .and(page.locator(':not(h2 *, h3 *):not(:has(h3))'));
  await expect.soft(nameless).toHaveCount(0);
}

/** Violations in light and dark, narrow and wide, such as "dark, 360 px: rule: elements". */
async function findFaults(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(axeSource);
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const found = [...(await findViolations(page)), ...(await findOverflow(page))];
      faults.push(...found.map((fault) => `${colorScheme}, ${width} px: ${fault}`));
    }
  }
  return faults;
}

/** Axe's violations, such as "rule: elements". */
async function findViolations(page: Page): Promise<string[]> {
  const results = await page.evaluate(() => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    return runner.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** Returns true if the page is wider than the window. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  });
}
