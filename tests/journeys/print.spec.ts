import { expect } from '@playwright/test';
import { light } from '../../src/theme/tokens.ts';
import { test } from './shop.ts';

test.use({ colorScheme: 'dark' });

test('pages in the dark scheme print dark on white', async ({ page }) => {
  await page.goto('/contacts');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(heading).toHaveCSS('color', toRgb(light.ink));
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

/** Converts `#rrggbb` to the browser's notation. */
function toRgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt(hex.slice(start, start + 2), 16),
  );
  return `rgb(${red}, ${green}, ${blue})`;
}
