import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { publicAddresses } from './publicAddresses.ts';
import { test } from './shop.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const address of publicAddresses) {
        test(`${address} has nothing that axe or a ruler finds`, async ({ page }) => {
          await page.goto(address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect(await findViolations(page)).toEqual([]);
          expect(await overflow(page)).toBe(0);
        });
      }

      test('a product has nothing that axe or a ruler finds', async ({ page, shop }) => {
        await shop.openProduct('women', 'M');
        await page.waitForLoadState('networkidle');
        expect(await findViolations(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
      });
    });
  }
}

/** What axe finds on the page, as "rule: elements". */
async function findViolations(page: Page): Promise<string[]> {
  // Cards far below keep the colours of before the app took over until they come near.
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(axeSource);
  const results = await page.evaluate(() => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    return runner.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

/** Pixels that the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
