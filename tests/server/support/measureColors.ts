import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumArgs, findHeadlessChromium } from '../../chromium.ts';
import { makeColorPatches, patchColors, patchSize } from './colorPatches.ts';

/* Measures how Chromium shows the pictures of `colorPatches.ts`, and writes shownColors.json.
   Run `npx tsx tests/server/support/measureColors.ts` after a change of the pictures. Each
   picture is shown alone, unscaled, on an sRGB display; the colours are read from a screenshot
   in the middle of each patch. */
const browser = await chromium.launch({
  executablePath: findHeadlessChromium(),
  args: [...chromiumArgs, '--force-color-profile=srgb'],
});
const width = patchColors.length * patchSize;
const page = await browser.newPage({ viewport: { width, height: patchSize } });
/** Hexadecimal colours of each picture. */
const shown: Record<string, string> = {};
for (const [name, bytes] of await makeColorPatches()) {
  // Browsers detect the type from the bytes.
  const url = `data:image/png;base64,${bytes.toString('base64')}`;
  await page.setContent(`<body style="margin:0"><img style="display:block" src="${url}">`);
  const loads = await page.evaluate(() =>
    document.images[0]?.decode().then(
      () => true,
      () => false,
    ),
  );
  if (!loads) throw new Error(`Chromium does not show: ${name}`);
  const screen = sharp(await page.screenshot()).removeAlpha();
  const { data } = await screen.raw().toBuffer({ resolveWithObject: true });
  const colors = patchColors.map((_, index) => {
    const at = ((patchSize / 2) * width + (index + 0.5) * patchSize) * 3;
    return data.toString('hex', at, at + 3);
  });
  shown[name] = colors.join(' ');
}
const version = browser.version();
await browser.close();
writeFileSync(
  new URL('shownColors.json', import.meta.url),
  `${JSON.stringify({ chromium: version, shown }, undefined, 2)}\n`,
);
