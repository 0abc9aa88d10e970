import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../chromium.ts';

/** Pages of the shop by their names in the table. */
type Pages = Record<string, string>;

/** The phone of Lighthouse's mobile preset. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/**
 * The control: for the home page, a category and a product of the shop at `shopUrl`, writes an HTML
 * page to `folder` that shows the same picture at the same place, without styles or scripts.
 * @returns the paths of the shop's pages and of their controls
 */
export async function writePlainPages(shopUrl: string, folder: string) {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath && { executablePath }),
  });
  try {
    const page = await browser.newPage(phone);
    await page.goto(`${shopUrl}/women`);
    const product = page.locator('main a[href^="/product/"]').first();
    const shop: Pages = {
      home: '/',
      category: '/women',
      product: (await product.getAttribute('href')) ?? '',
    };
    const plain: Pages = {};
    for (const [name, path] of Object.entries(shop)) {
      plain[name] = `/${name}/index.html`;
      mkdirSync(join(folder, name));
      await page.goto(shopUrl + path);
      await writePlainPage(page, join(folder, name));
    }
    return { shop, plain };
  } finally {
    await browser.close();
  }
}

/** The page's LCP picture is the first visible one of its content. */
async function writePlainPage(page: Page, folder: string) {
  const picture = page.locator('main img').filter({ visible: true }).first();
  await picture.evaluate((img: HTMLImageElement) => img.decode());
  const { url, ...box } = await picture.evaluate((img: HTMLImageElement) => {
    const { left, top, width, height } = img.getBoundingClientRect();
    return { url: img.currentSrc, left, top: top + scrollY, width, height };
  });
  const answer = await page.request.get(url);
  writeFileSync(join(folder, 'picture.avif'), await answer.body());
  writeFileSync(join(folder, 'index.html'), plainPage(await page.title(), box));
}

type Box = { left: number; top: number; width: number; height: number };

function plainPage(title: string, { left, top, width, height }: Box): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="A plain page">
<link rel="icon" href="data:,">
<title>${title}</title>
</head>
<body>
<h1>${title}</h1>
<img src="picture.avif" alt="" fetchpriority="high" style="position:absolute;left:${left}px;top:${top}px;width:${width}px;height:${height}px;object-fit:cover">
</body>
</html>
`;
}
