import { expect } from '@playwright/test';
import { test } from './shop.ts';

test('text never becomes markup, code or a script of another origin', async ({ page }) => {
  await page.goto('/women');
  const refused = await page.evaluate(() => {
    const attempts = {
      markup: () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>'),
      'markup out of sight': () => {
        document.createElement('div').innerHTML = '<b>bold</b>';
      },
      code: () => {
        document.createElement('script').text = 'alert(1)';
      },
      'a script of another origin': () => {
        document.createElement('script').src = 'https://elsewhere.example/script.js';
      },
      'data for search engines': () => {
        document.createElement('script').text = '{"@type":"Product"}';
      },
      'a script of the shop': () => {
        document.createElement('script').src = '/assets/script.js';
      },
    };
    const isRefused = (attempt: () => void) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => (isRefused(attempt) ? name : []));
  });
  expect(refused).toEqual(['markup', 'markup out of sight', 'code', 'a script of another origin']);
});
