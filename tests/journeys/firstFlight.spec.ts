import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { findPlenty } from './shop.ts';

/** Bytes that a server sends before it waits for an answer: ten packets (RFC 6928) of 1460. */
const firstFlight = 14_600;

for (const url of ['/', '/women', '/men', '/kids', '/search']) {
  test(`${url} comes in the first flight of packets`, async ({ request }) => {
    expect(await bytesOf(request, url)).toBeLessThanOrEqual(firstFlight);
  });
}

test('a product comes in the first flight of packets', async ({ request }) => {
  const url = `/product/${await findPlenty(request, 'women', 'M')}`;
  expect(await bytesOf(request, url)).toBeLessThanOrEqual(firstFlight);
});

test('a page in English takes two files of fonts', async ({ page }) => {
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

/** Headers and body, packed as the server packs a page that has lasted for three seconds. */
async function bytesOf(request: APIRequestContext, url: string): Promise<number> {
  const answer = await request.get(url, {
    headers: { accept: 'text/html', 'accept-encoding': 'identity' },
  });
  expect(answer.status()).toBe(200);
  const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  return headers.join('').length + brotliCompressSync(await answer.body()).length;
}
