import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { publicUrls } from './publicUrls.ts';
import { enlargeText, expectNothingCut, findCut } from './reflow.ts';
import { test } from './shop.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('every public page passes axe and fits its window', async ({ page, shop }) => {
  for (const url of publicUrls) {
    await test.step(url, async () => {
      await page.goto(url);
      await shop.appIsThere();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkHeadings(page);
      await checkAll(page);
    });
  }
});

test('a product passes axe; size guide, cart and filters fit', async ({ page, shop }) => {
  await shop.openProduct('women', 'M');
  await shop.chooseSize('M');
  await shop.addToCart(1);
  await checkAll(page);
  await page.getByRole('button', { name: 'Size guide' }).click();
  await expect(page.getByRole('dialog', { name: 'Size guide' })).toBeVisible();
  await expectNothingCut(page);

  await page.goto('/cart');
  await expect(page.getByRole('button', { name: 'CREATE ORDER' })).toBeVisible();
  await expectNothingCut(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/women');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect(filters.getByRole('group', { name: 'Colour' })).toBeVisible();
  await expect(filters.getByLabel('Highest price')).toBeVisible();
  await page.evaluate(enlargeText, '200%');
  await expect.poll(() => findCut(page)).toEqual([]);
});

const wcag = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** At the same width, another scheme differs in colours only. */
const colours = ['color-contrast'];

async function checkAll(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  for (const [width, colorScheme, rules] of [
    [1440, 'light', colours],
    [1440, 'dark', wcag],
    [360, 'dark', colours],
    [360, 'light', wcag],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
    await page.setViewportSize({ width, height: 900 });
    const faults = [...(await findViolations(page, rules)), ...(await findCut(page))];
    expect.soft(faults, `${colorScheme}, ${width} px`).toEqual([]);
  }
  await expectNothingCut(page);
  // The next page begins as on a desktop.
  await page.setViewportSize({ width: 1280, height: 720 });
}

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

/** Axe's violations of rules, or of tags of rules, such as "rule: elements". */
async function findViolations(page: Page, runOnly: string[]): Promise<string[]> {
  const results = await page.evaluate((only) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    return runner.run(document, { runOnly: only });
  }, runOnly);
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
