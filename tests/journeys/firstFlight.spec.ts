import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { Product } from '../../contract/schemas/product.ts';

/**
 * A server sends 14,600 bytes (ten packets of 1460, RFC 6928) before it waits for an
 * acknowledgement. Above that are Material UI's rules
 * (docs/decisions/0060-one-component-library.md), links to the page in six other languages, and
 * the direction of each text of the owner. The heaviest product of the demo takes 18,385 bytes;
 * what other journeys buy changes a page by some dozens.
 */
const atMost = 18_600;

test('each page that is entered needs few packets', async ({ request }) => {
  for (const url of ['/', '/women', '/men', '/kids', '/search', await heaviest(request)]) {
    expect.soft(await bytesOf(request, url), url).toBeLessThanOrEqual(atMost);
  }
});

test('an English page loads two font files', async ({ page }) => {
  for (const url of ['/', '/women', '/size-guide']) {
    await page.goto(url);
    await expect
      .poll(() => page.evaluate(loadedFonts))
      .toEqual(['Manrope Variable', 'Playfair Display']);
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /[^/]*(?=-[^/]{8}\.woff2$)/.exec(name)?.[0])
        .filter(Boolean),
    );
    expect(fonts.toSorted()).toEqual(['manrope-basic', 'playfair-basic']);
  }
});

function loadedFonts() {
  const loaded = [...document.fonts].filter(
    ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
  );
  return loaded.map(({ family }) => family.replaceAll('"', '')).toSorted();
}

/** The product whose page lists the most variants, whatever other journeys have bought of it. */
async function heaviest(request: APIRequestContext): Promise<string> {
  const products: Product[] = await (await request.get('/api/allproducts')).json();
  const [first] = products.toSorted(
    (a, b) => b.sizes.length - a.sizes.length || (a._id < b._id ? -1 : 1),
  );
  return `/product/${first?._id}`;
}

/** Headers and body, compressed as the server does for a page cached for three seconds. */
async function bytesOf(request: APIRequestContext, url: string): Promise<number> {
  const answer = await request.get(url, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity' },
  });
  expect(answer.status()).toBe(200);
  const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return headers.join('').length + brotliCompressSync(await answer.body()).length;
}
