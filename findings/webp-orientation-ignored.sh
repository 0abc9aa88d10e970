#!/bin/sh
# A photo that was taken with the camera turned keeps its pixels as they were, and says by a tag how to turn
# them. CSS (`image-orientation: from-image`) and sharp 0.35.5 (`autoOrient`) are expected to turn alike. They do
# for JPEG, PNG and AVIF. For WebP only sharp does: Chromium 156 and Firefox 153 (Debian) show the picture on
# its side. A preview of an upload in the browser then differs from the shop's picture. image-size 2.1.0
# names the tag for JPEG only, so boxes for turned PNG and AVIF pictures are wide where they should be tall.
# Needs Firefox and Chromium: FIREFOX_PATH and CHROMIUM_PATH, or Debian's.
# Exits non-zero when they behave otherwise.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent sharp@0.35.5 image-size@2.1.0 playwright-core@1.64.1
cat >turn.mjs <<'JS'
import { imageSize } from 'image-size';
import { chromium, firefox } from 'playwright-core';
import sharp from 'sharp';

const formats = ['jpeg', 'png', 'avif', 'webp'];
const size = { width: 40, height: 20, channels: 3, background: '#c81e1e' };
const files = await Promise.all(
  // 6: turn by a quarter, clockwise.
  formats.map((format) => sharp({ create: size }).withMetadata({ orientation: 6 })[format]().toBuffer()),
);
const lines = formats.map((format) => [`${format}:`]);
for (const [at, file] of files.entries()) {
  const { info } = await sharp(file).autoOrient().toBuffer({ resolveWithObject: true });
  const { width, height, orientation } = imageSize(file);
  lines[at].push(`sharp ${info.width}x${info.height}, image-size ${width}x${height} ${orientation ?? 'no tag'}`);
}
for (const [type, options] of [
  [chromium, { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] }],
  [firefox, { channel: 'moz-firefox', executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr' }],
]) {
  const browser = await type.launch(options);
  console.log(type.name(), browser.version());
  const page = await browser.newPage();
  for (const [at, file] of files.entries()) {
    const url = `data:image/${formats[at]};base64,${file.toString('base64')}`;
    const shown = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, url);
    lines[at].push(`, ${type.name()} ${shown}`);
  }
  await browser.close();
}
const seen = lines.map(([format, ...rest]) => `${format} ${rest.join('')}`);
console.log(seen.join('\n'));
const expected = [
  'jpeg: sharp 20x40, image-size 40x20 6, chromium 20x40, firefox 20x40',
  'png: sharp 20x40, image-size 40x20 no tag, chromium 20x40, firefox 20x40',
  'avif: sharp 20x40, image-size 40x20 no tag, chromium 20x40, firefox 20x40',
  'webp: sharp 20x40, image-size 40x20 no tag, chromium 40x20, firefox 40x20',
];
const isAsSeen = seen.join('\n') === expected.join('\n');
console.log(isAsSeen ? 'The behaviour is unchanged.' : 'The behaviour has changed.');
process.exit(isAsSeen ? 0 : 1);
JS
node turn.mjs
